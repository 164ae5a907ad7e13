import type { QueryFunction } from '#ports/search.port.ts';

/** Gets a query of a port by its name; the caller is responsible for the types. A query that the port does not have rejects. */
export function getQuery<Params, Answer>(port: object, name: string): QueryFunction<Params, Answer> {
  const queries = port as Readonly<Record<string, QueryFunction<Params, Answer> | undefined>>;
  return async (params, signal) => {
    if (!queries[name]) throw new Error(`The port has no query ${name}`);
    return queries[name](params, signal);
  };
}
