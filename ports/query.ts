import type {
  BaseQueryParams,
  QueryDefinition,
  QueryDefinitions,
  QuerySignature,
} from '#domain/queries/query.ts';

/** A function that executes one query. An abort rejects with the signal's reason. */
export type QueryFunction<Params, Answer> = (params: Params, signal?: AbortSignal) => Promise<Answer>;

/** A port with one function per query, by name. */
export type QueryMethods<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends QuerySignature<infer Params, infer Answer>
    ? QueryFunction<Params, Answer>
    : never;
};

type MakeQuery = <Params extends BaseQueryParams, Answer>(
  definition: QueryDefinition<Params, Answer>,
  name: string,
) => QueryFunction<Params, Answer>;

/** Creates a port from its query definitions. */
export function createQueryMethods<Queries>(
  definitions: QueryDefinitions<Queries>,
  make: MakeQuery,
): QueryMethods<Queries> {
  const rows = Object.entries<QueryDefinition<BaseQueryParams, unknown>>(definitions as never);
  return Object.fromEntries(rows.map(([name, row]) => [name, make(row, name)])) as never;
}

/** Gets a query function of a port by name; the caller is responsible for the types. */
export function getQueryFunction<Params, Answer>(port: object, name: string): QueryFunction<Params, Answer> {
  const queries = port as Readonly<Record<string, QueryFunction<Params, Answer> | undefined>>;
  return async (params, signal) => {
    if (!queries[name]) throw new Error(`The port has no query ${name}`);
    return queries[name](params, signal);
  };
}
