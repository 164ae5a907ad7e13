import type { Locale } from '#domain/locale/locale.ts';

/** A read of the hall's data. Readonly results; an abort rejects with the signal's reason. */
export type Query<Params, Answer> = (params: Params, signal?: AbortSignal) => Promise<Answer>;

/** The parameter that every query has. */
export interface InLocale {
  readonly locale: Locale;
}

/** Gets a query of a port by its name; the caller is responsible for the types. A query that the port does not have rejects. */
export function getQuery<Params, Answer>(port: object, name: string): Query<Params, Answer> {
  const queries = port as Readonly<Record<string, Query<Params, Answer> | undefined>>;
  return async (params, signal) => {
    if (!queries[name]) throw new Error(`The port has no query ${name}`);
    return queries[name](params, signal);
  };
}
