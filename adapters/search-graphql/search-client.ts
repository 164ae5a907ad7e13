import { GraphQLClient } from 'graphql-request';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { parsedAnswer } from '#domain/json.ts';
import type { Logger } from '#ports/logger.port.ts';
import { boundedFetch, type Fetch } from './bounded-fetch.ts';
import type { Readable } from './search-answer.mapper.ts';
import { envelopeWire, messageOf } from './search-answer.wire.ts';
import { SearchFailure } from './search-failure.ts';

export interface SearchClientNeeds {
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
  readonly #timeoutMs: number;

  constructor({ url, token, fetch, logger, timeoutMs }: SearchClientNeeds) {
    this.#client = new GraphQLClient(`${url.replace(/\/+$/, '')}/api`, {
      fetch: boundedFetch(fetch),
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      errorPolicy: 'all',
      excludeOperationName: true,
      jsonSerializer: { parse: parsedAnswer, stringify: JSON.stringify },
    });
    this.#logger = logger;
    this.#timeoutMs = timeoutMs;
  }

  /** The data of the answer, parsed. Rejects with a SearchFailure (CALL-3), on an abort with the signal's reason. */
  async ask<Schema extends GenericSchema>(
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
  readable<Value>(question: string, { value, leftOut }: Readable<Value>): Value {
    if (leftOut > 0) this.#logger.warn('search.items-left-out', { question, leftOut });
    return value;
  }

  async #send(query: string, variables: object, signal: AbortSignal | undefined): Promise<unknown> {
    signal?.throwIfAborted();
    const limit = AbortSignal.timeout(this.#timeoutMs);
    const either = signal ? AbortSignal.any([signal, limit]) : limit;
    try {
      return await this.#client.rawRequest({ query, variables, signal: either });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof SearchFailure) throw cause;
      throw new SearchFailure(limit.aborted ? `no answer in ${this.#timeoutMs} ms` : 'no answer', { cause });
    }
  }
}

function read<Schema extends GenericSchema>(schema: Schema, answer: unknown): InferOutput<Schema> {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SearchFailure(`unreadable answer at ${getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
