import { GraphQLClient } from 'graphql-request';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { type Fetch, sendRequest } from '#adapters/http/http-client.ts';
import {
  envelopeWire,
  messageOf,
  type ReadableItems,
} from '#adapters/search-graphql/search-answer.mapper.ts';
import { parsedAnswer } from '#domain/json.ts';
import type { Logger } from '#ports/logger.port.ts';

export interface SearchClientDependencies {
  /** The CMS's address; the search is its `/api`. */
  readonly url: string;
  /** For what is to be asked (CALL-35); without one no header is sent. */
  readonly token?: string;
  readonly fetch: Fetch;
  readonly logger: Logger;
  /** For each answer as a whole. */
  readonly timeoutMs: number;
}

/** Asks the CMS's one GraphQL address, and reads what it answers, as wire contract B says. */
export class SearchClient {
  readonly #client: GraphQLClient;
  readonly #logger: Logger;

  constructor({ url, token, fetch, logger, timeoutMs }: SearchClientDependencies) {
    this.#client = new GraphQLClient(`${url.replace(/\/+$/, '')}/api`, {
      fetch: answering(fetch, timeoutMs),
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      errorPolicy: 'all',
      excludeOperationName: true,
      jsonSerializer: { parse: parsedAnswer, stringify: JSON.stringify },
    });
    this.#logger = logger;
  }

  /** The data of the answer, parsed. Rejects with a SearchFailure (CALL-3), on an abort with the signal's reason. */
  async query<Schema extends GenericSchema>(
    query: string,
    variables: object,
    schema: Schema,
    signal: AbortSignal | undefined,
  ): Promise<InferOutput<Schema>> {
    const { data, errors } = read(envelopeWire, await this.#send(query, variables, signal));
    if (errors && errors.length > 0) throw new SearchFailure(messageOf(errors[0]));
    return read(schema, data);
  }

  /** What could be read of an answer; what could not is logged. */
  readable<Value>(question: string, { value, leftOut }: ReadableItems<Value>): Value {
    if (leftOut > 0) this.#logger.warn('search.items-dropped', { question, leftOut });
    return value;
  }

  async #send(query: string, variables: object, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    try {
      return await this.#client.rawRequest({ query, variables, ...(signal && { signal }) });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new SearchFailure(whyOf(cause), cause);
    }
  }
}

/** The library's fetch: answers of 2xx only, whole, and not from elsewhere. */
function answering(fetch: Fetch, timeoutMs: number): typeof globalThis.fetch {
  return async (input, { signal, ...rest } = {}) => {
    const options = { ...rest, redirect: 'manual' } as const;
    const url = String(input);
    const answer = await sendRequest({ fetch, url, options, timeoutMs, signal: signal ?? undefined });
    if (!answer.ok) throw new FetchFailure({ ...answer, detail: `invalid status ${answer.status}` });
    return new Response(answer.text, { headers: { 'Content-Type': 'application/json' } });
  };
}

/** What is said of it; what kept the whole answer away stays its cause. */
function whyOf(cause: unknown): string {
  const said = cause instanceof FetchFailure ? cause.detail : undefined;
  return said ?? 'no answer';
}

function read<Schema extends GenericSchema>(schema: Schema, answer: unknown): InferOutput<Schema> {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SearchFailure(`unreadable answer at ${getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/** The most results, and the most values of a facet, that the search gives at once (CALL-37). */
export const everything = 1024;

/** A question the search could not or would not answer (CALL-3). */
class SearchFailure extends Error {
  constructor(what: string, cause?: unknown) {
    super(`GraphQL error: ${what}`, { cause });
    this.name = 'SearchFailure';
  }
}
