import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ParamField } from '#domain/queries/param-fields.ts';

/** A read of the hall: what is asked, in one object with the language among it, and what answers it. */
export interface Query<Params extends AnyParams, Answer> {
  readonly params: Params;
  readonly answer: Answer;
}

/** Everything that caches, the gateway and its client need to know of a query. */
export interface QueryDefinition<Params, Answer> {
  /** In its address, `/gateway/{locale}/{path}`, and first in the keys of its cached answers: `event-facets`. */
  readonly path: string;
  /** How each parameter beside the language stands in an address and in a key. */
  readonly fields: ParamFields<Params>;
  readonly cache: CacheRule<Answer>;
  /** Answered by a port that never rejects, where the truth cannot be known (LIST-14). */
  readonly unavailable?: Answer;
  /** How a query is asked over HTTP whose parameters do not fit into one address, or that may have nothing to ask. */
  readonly portions?: Portions<Params, Answer>;
}

/** The parameters of a query but its language, each with its field. */
export type ParamFields<Params> = {
  readonly [Name in Exclude<keyof Params, 'locale'>]-?: ParamField<Params[Name]>;
};

/** A port's definitions: a row for each of its queries. */
export type QueryDefinitions<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Params, infer Answer>
    ? QueryDefinition<Params, Answer>
    : never;
};

/** How long an answer is cached (CACHE-1, CACHE-2). */
export type CacheRule<Answer> =
  | {
      readonly kind: 'lifetime';
      readonly partition: CachePartition;
      readonly ttl: CacheTtl;
      /** Given where the query rejects and nothing better is cached. */
      readonly fallback?: Answer;
      /** Whether an answer says that there is nothing: it is cached for a minute at most. */
      readonly isNegative?: (answer: Answer) => boolean;
    }
  /** The lists of the last minute, so that taking a filter back asks nobody (LIST-15). */
  | { readonly kind: 'recent' }
  /** Fetched each time, by way of the guard before the systems like every other. */
  | { readonly kind: 'uncached'; readonly partition: CachePartition };

/** Splits a query into several that are asked at once, and joins their answers. No portion: nothing is asked. */
interface Portions<Params, Answer> {
  readonly split: (params: Params) => readonly Params[];
  readonly join: (answers: readonly Answer[]) => Answer;
}

/** What every query is asked with. */
export interface AnyParams {
  readonly locale: Locale;
}
