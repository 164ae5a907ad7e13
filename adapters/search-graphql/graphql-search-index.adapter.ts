import { type EventFacets, eventFacetNames } from '#domain/facet/facet.ts';
import type { EventHits, EventQuestion } from '#domain/listing/event-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';
import { eventDaysDocument, eventFacetsDocument, eventsDocument } from './documents.ts';
import { toDays, toFacets, toUris } from './search-answer.mapper.ts';
import { eventDaysWire, eventFacetsWire, eventsWire } from './search-answer.wire.ts';
import { SearchClient, type SearchClientNeeds } from './search-client.ts';
import { eventDaysVariables, eventFacetsVariables, eventsVariables } from './variables.ts';

/** The hall's search over GraphQL (CALL-17 to CALL-20). */
export class GraphqlSearchIndex implements SearchIndexPort {
  readonly #search: SearchClient;

  constructor(needs: SearchClientNeeds) {
    this.#search = new SearchClient(needs);
  }

  async events(question: EventQuestion, signal?: AbortSignal): Promise<EventHits> {
    const answer = await this.#search.ask(eventsDocument, eventsVariables(question), eventsWire, signal);
    const { count, facets, hits } = answer.events;
    return {
      count,
      facets: this.#search.readable('events', toFacets(eventFacetNames, facets)),
      uris: this.#search.readable('events', toUris(hits)),
      topUris: this.#search.readable('events', toUris(answer.top.hits)),
    };
  }

  async eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    const variables = eventFacetsVariables(locale, now);
    const { search } = await this.#search.ask(eventFacetsDocument, variables, eventFacetsWire, signal);
    return this.#search.readable('eventFacets', toFacets(eventFacetNames, search.facets));
  }

  async eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    const variables = eventDaysVariables(locale, month);
    const { search } = await this.#search.ask(eventDaysDocument, variables, eventDaysWire, signal);
    return this.#search.readable('eventDays', toDays(search.facets.eventDate));
  }
}
