import { GraphQLClient } from 'graphql-request';
import { type GenericSchema, getDotPath, type InferOutput, object, safeParse } from 'valibot';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, sendRequest } from '#adapters/http/http-client.ts';
import { parseJsonReplacingLoneSurrogates } from '#adapters/http/parse-response-json.ts';
import {
  createAnswerWire,
  FoundItems,
  graphqlResponseWire,
  toGraphqlErrorMessage,
} from '#adapters/search-graphql/search-answer.wire.ts';
import {
  listVariables,
  type Search,
  type Searches,
  writeSearchDocument,
} from '#adapters/search-graphql/search-document.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Logger } from '#ports/logger.port.ts';

export interface SearchClientDependencies {
  /** The CMS's base URL; the search is at its `/api`. */
  readonly url: string;
  /** The access token for the request (CALL-35); without one no header is sent. */
  readonly token?: string;
  readonly fetch: Fetch;
  readonly logger: Logger;
  /** For the whole response. */
  readonly timeoutMs: number;
}

/** A client of the CMS's GraphQL endpoint (wire contract B). */
export class SearchClient {
  readonly #client: GraphQLClient;
  readonly #logger: Logger;

  constructor({ url, token, fetch, logger, timeoutMs }: SearchClientDependencies) {
    this.#client = new GraphQLClient(`${url.replace(/\/+$/, '')}/api`, {
      fetch: createFetch(fetch, timeoutMs),
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      errorPolicy: 'all',
      excludeOperationName: true,
      jsonSerializer: { parse: parseJsonReplacingLoneSurrogates, stringify: JSON.stringify },
    });
    this.#logger = logger;
  }

  /** Runs a query and returns its parsed data. Rejects with a SearchFailure (CALL-3); on an abort with the signal's reason. */
  async query<Schema extends GenericSchema>(
    query: string,
    variables: object,
    schema: Schema,
    signal: AbortSignal | undefined,
  ): Promise<InferOutput<Schema>> {
    const { data, errors } = parse(graphqlResponseWire, await this.#send(query, variables, signal));
    if (errors && errors.length > 0) throw new RejectedQueryError(toGraphqlErrorMessage(errors[0]));
    return parse(schema, data);
  }

  /** Runs a query of one search (`name` in wire contract B and in logs). Rejects like `query`. */
  async find(
    name: string,
    locale: Locale,
    search: Search,
    signal: AbortSignal | undefined,
  ): Promise<FoundItems> {
    return (await this.findEach(name, locale, { search }, signal)).search;
  }

  /** Runs a query of several searches in one request, and returns what each found. Rejects like `query`. */
  async findEach<Alias extends string>(
    name: string,
    locale: Locale,
    searches: Searches<Alias>,
    signal: AbortSignal | undefined,
  ): Promise<Readonly<Record<Alias, FoundItems>>> {
    const each = Object.entries<Search>(searches);
    const wire = object(Object.fromEntries(each.map(([alias, search]) => [alias, createAnswerWire(search)])));
    const variables = { site: [`${locale}Default`], ...listVariables(searches) };
    const answer = await this.query(writeSearchDocument(name, searches), variables, wire, signal);
    const reportDropped = (leftOut: number) =>
      this.#logger.warn('search.items-dropped', { query: name, leftOut });
    const found = Object.entries(answer).map(([alias, items]) => [
      alias,
      new FoundItems(items, reportDropped),
    ]);
    return Object.fromEntries(found) as Record<Alias, FoundItems>;
  }

  async #send(query: string, variables: object, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      return await this.#client.rawRequest({ query, variables, ...(signal && { signal }) });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new SearchFailure(toReason(cause), cause);
    }
  }
}

/** A fetch function for the library that rejects other statuses than 2xx and redirects. */
function createFetch(fetch: Fetch, timeoutMs: number): typeof globalThis.fetch {
  return async (input, { signal, ...rest } = {}) => {
    const options = { ...rest, redirect: 'manual' } as const;
    const url = String(input);
    const answer = await sendRequest({ fetch, url, options, timeoutMs, signal: signal ?? undefined });
    if (!answer.ok) throw new FetchFailure({ ...answer, detail: `invalid status ${answer.status}` });
    return new Response(answer.text, { headers: { 'Content-Type': 'application/json' } });
  };
}

/** The message of a failure; the failure itself remains the cause. */
function toReason(cause: unknown): string {
  const detail = cause instanceof FetchFailure ? cause.detail : undefined;
  return detail ?? 'no answer';
}

function parse<Schema extends GenericSchema>(schema: Schema, answer: unknown): InferOutput<Schema> {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SearchFailure(`unreadable answer at ${getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/** A query that the search did not answer, or answered with an error (CALL-3). */
class SearchFailure extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`GraphQL error: ${reason}`, { cause });
    this.name = 'SearchFailure';
  }
}

/** A query that the search answered with errors: the query is at fault, and not the search. */
export class RejectedQueryError extends SearchFailure {}
