import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ParamField } from '#domain/queries/param-fields.ts';

/** The type of a query: its parameters, which include the locale, and its result. */
export interface QuerySignature<Params extends BaseQueryParams, Answer> {
  readonly params: Params;
  readonly answer: Answer;
}

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
  readonly [Name in keyof Queries]: Queries[Name] extends QuerySignature<infer Params, infer Answer>
    ? QueryDefinition<Params, Answer>
    : never;
};

/** How a result is cached (CACHE-1, CACHE-2). */
export type CacheRule<Answer> =
  | {
      readonly kind: 'lifetime';
      readonly partition: CachePartition;
      readonly ttl: CacheTtl;
      /** Returned if the query fails and nothing better is cached. */
      readonly fallback?: Answer;
      /** Whether a result is negative (not found): it is cached for a minute at most. */
      readonly isNegative?: (answer: Answer) => boolean;
    }
  /** Not cached; fetched on every call, still through the upstream guard. */
  | { readonly kind: 'uncached'; readonly partition: CachePartition };

/** Splits a query into several concurrent ones and joins their results. Without portions no request is sent. */
interface Portions<Params, Answer> {
  readonly split: (params: Params) => readonly Params[];
  readonly join: (answers: readonly Answer[]) => Answer;
}

/** The parameter that every query has. */
export interface BaseQueryParams {
  readonly locale: Locale;
}

/** The fields of a query's parameters, with their names, in the order of addresses and cache keys. */
export function listParamFields<Params>(
  fields: ParamFields<Params>,
): readonly (readonly [keyof Params & string, ParamField<Params[keyof Params]>])[] {
  return Object.entries(fields) as [keyof Params & string, ParamField<Params[keyof Params]>][];
}

/** Makes one value per query, under its name: the functions of a port. The caller states their types. */
export function mapDefinitions<Queries, Made>(
  definitions: QueryDefinitions<Queries>,
  make: (definition: QueryDefinition<BaseQueryParams, unknown>, name: string) => unknown,
): Made {
  const rows = Object.entries(
    definitions as Readonly<Record<string, QueryDefinition<BaseQueryParams, unknown>>>,
  );
  return Object.fromEntries(rows.map(([name, row]) => [name, make(row, name)])) as Made;
}
