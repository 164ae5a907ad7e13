import { GraphQLClient } from 'graphql-request';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import type { EventFacets } from '#domain/facet/facet.ts';
import type { EventHits, EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';
import { boundedFetch, type Fetch } from './bounded-fetch.ts';
import { eventDaysDocument, eventFacetsDocument, eventsDocument } from './documents.ts';
import { type Readable, toDays, toFacets, toUris } from './search-answer.mapper.ts';
import { envelopeWire, eventDaysWire, eventFacetsWire, eventsWire, messageOf } from './search-answer.wire.ts';
import { SearchFailure } from './search-failure.ts';
import { eventDaysVariables, eventFacetsVariables, eventsVariables } from './variables.ts';

export interface GraphqlSearchIndexNeeds {
  /** The CMS's address; the search is its `/api`. */
  readonly url: string;
  /** For searching (CALL-35); without one no header is sent. */
  readonly token?: string;
  readonly fetch: Fetch;
  readonly logger: Logger;
  /** For each answer as a whole. */
  readonly timeoutMs: number;
}

/** The hall's search over GraphQL (CALL-17 to CALL-20), asked and read as wire contract B says. */
export class GraphqlSearchIndex implements SearchIndexPort {
  readonly #client: GraphQLClient;
  readonly #logger: Logger;
  readonly #timeoutMs: number;

  constructor({ url, token, fetch, logger, timeoutMs }: GraphqlSearchIndexNeeds) {
    this.#client = new GraphQLClient(`${url.replace(/\/+$/, '')}/api`, {
      fetch: boundedFetch(fetch),
      headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      errorPolicy: 'all',
      excludeOperationName: true,
    });
    this.#logger = logger;
    this.#timeoutMs = timeoutMs;
  }

  async events(question: EventQuestion, signal?: AbortSignal): Promise<EventHits> {
    const answer = await this.#ask(eventsDocument, eventsVariables(question), eventsWire, signal);
    const { count, facets, hits } = answer.events;
    return {
      count,
      facets: this.#readable('events', toFacets(facets)),
      uris: this.#readable('events', toUris(hits)),
      topUris: this.#readable('events', toUris(answer.top.hits)),
    };
  }

  async eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    const variables = eventFacetsVariables(locale, now);
    const { search } = await this.#ask(eventFacetsDocument, variables, eventFacetsWire, signal);
    return this.#readable('eventFacets', toFacets(search.facets));
  }

  async eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    const variables = eventDaysVariables(locale, month);
    const { search } = await this.#ask(eventDaysDocument, variables, eventDaysWire, signal);
    return this.#readable('eventDays', toDays(search.facets.eventDate));
  }

  async #ask<Schema extends GenericSchema>(
    query: string,
    variables: object,
    schema: Schema,
    signal: AbortSignal | undefined,
  ): Promise<InferOutput<Schema>> {
    const { data, errors } = read(envelopeWire, await this.#send(query, variables, signal));
    if (errors && errors.length > 0) throw new SearchFailure(messageOf(errors[0]));
    return read(schema, data);
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
      throw new SearchFailure(limit.aborted ? `no answer in ${this.#timeoutMs} ms` : 'no answer', cause);
    }
  }

  #readable<Value>(question: string, { value, leftOut }: Readable<Value>): Value {
    if (leftOut > 0) this.#logger.warn('search.items-left-out', { question, leftOut });
    return value;
  }
}

function read<Schema extends GenericSchema>(schema: Schema, answer: unknown): InferOutput<Schema> {
  const result = safeParse(schema, answer);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SearchFailure(`unreadable answer at ${getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
