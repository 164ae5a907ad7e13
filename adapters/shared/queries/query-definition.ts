import type { InLocale, Query } from '#ports/query.ts';
import type { CacheTtl } from './cache-lifetimes.ts';
import type { ParamField } from './param-fields.ts';

/** The partitions of the data cache. Each has its own size limit, so that many searches cannot evict the pages. */
export const cachePartitionNames = [
  'global',
  'pages',
  'banners',
  'organizers',
  'education',
  'redirects',
  'search',
  'facets',
] as const;

export type CachePartition = (typeof cachePartitionNames)[number];

/** The definition of a query, shared by caches, the gateway and its client. */
export interface QueryDefinition<Params, Answer> {
  /** Its path in the gateway URL, `/gateway/{locale}/{path}`, and the first word of its cache keys: `event-facets`. */
  readonly path: string;
  /** How each parameter except the locale is represented in addresses and cache keys. */
  readonly fields: ParamFields<Params>;
  readonly cache: CacheRule<Answer>;
  /** The result when the query fails, for ports that never reject (LIST-14). */
  readonly unavailable?: Answer;
  /** How a query is split into several HTTP requests if its parameters exceed one URL, or skipped if there is nothing to request. */
  readonly portions?: Portions<Params, Answer>;
}

/** The fields of a query's parameters, without the locale. */
export type ParamFields<Params> = {
  readonly [Name in Exclude<keyof Params, 'locale'>]-?: ParamField<Params[Name]>;
};

/** A port's definitions, one per query. */
export type QueryDefinitions<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Params, infer Answer>
    ? QueryDefinition<Params, Answer>
    : never;
};

/** How a result is cached (CACHE-1, CACHE-2). */
export interface CacheRule<Answer> {
  readonly partition: CachePartition;
  /** Absent: it is not cached, but fetched on every call, still through the upstream guard. */
  readonly ttl?: CacheTtl;
  /** Returned if the query fails and nothing better is cached. */
  readonly fallback?: Answer;
  /** Whether a result is negative (not found): it is cached for a minute at most. */
  readonly isNegative?: (answer: Answer) => boolean;
}

/** Splits a query into several concurrent ones and joins their results. Without portions no request is sent. */
interface Portions<Params, Answer> {
  readonly split: (params: Params) => readonly Params[];
  readonly join: (answers: readonly Answer[]) => Answer;
}

/** The fields of a query's parameters, with their names, in the order of addresses and cache keys. */
export function listParamFields<Params>(
  fields: ParamFields<Params>,
): readonly (readonly [keyof Params & string, ParamField<Params[keyof Params]>])[] {
  return Object.entries(fields) as [keyof Params & string, ParamField<Params[keyof Params]>][];
}

/** Makes one value per query, under its name: the functions of a port. A caller is responsible for their types. */
export function mapDefinitions<Queries>(
  definitions: QueryDefinitions<Queries>,
  make: (definition: QueryDefinition<InLocale, unknown>, name: string) => unknown,
): Queries {
  const rows = Object.entries(definitions as Readonly<Record<string, QueryDefinition<InLocale, unknown>>>);
  return Object.fromEntries(rows.map(([name, row]) => [name, make(row, name)])) as Queries;
}
