import type { EventCard } from '#domain/event/event.ts';
import { type EventFacets, noEventFacets } from '#domain/facet/facet.ts';
import type { EventHits, EventListing, EventQuestion } from '#domain/listing/event-question.ts';
import { eventsPerPage, nearestPage, pageCount, sliceOf } from '#domain/listing/page-slice.ts';
import { unavailableEvents } from '#domain/listing/unavailable-events.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';

export interface IndexedSearchNeeds {
  readonly index: SearchIndexPort;
  readonly cms: CmsPort;
  readonly logger: Logger;
}

/** Search as the site wants it, from an index that knows uris and a content system that knows pages (CALL-21). */
export class IndexedSearch implements SearchPort {
  readonly #index: SearchIndexPort;
  readonly #cms: CmsPort;
  readonly #logger: Logger;

  constructor({ index, cms, logger }: IndexedSearchNeeds) {
    this.#index = index;
    this.#cms = cms;
    this.#logger = logger;
  }

  async events(question: EventQuestion, page: number, signal?: AbortSignal): Promise<EventListing> {
    const hits = await this.#orElse<EventHits | undefined>(
      'events',
      this.#index.events(question, signal),
      undefined,
      signal,
    );
    if (!hits) return unavailableEvents;
    const shown = nearestPage(page, hits.count, eventsPerPage);
    const topUris = shown === 1 ? hits.topUris : [];
    const [events, topEvents] = await Promise.all([
      this.#cards(question.locale, sliceOf(hits.uris, shown, eventsPerPage), signal),
      this.#cards(question.locale, topUris, signal),
    ]);
    const pages = pageCount(hits.count, eventsPerPage);
    return {
      availability: 'answered',
      total: hits.count,
      page: shown,
      pages,
      facets: hits.facets,
      events,
      topEvents,
    };
  }

  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    return this.#orElse('eventFacets', this.#index.eventFacets(locale, now, signal), noEventFacets, signal);
  }

  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    return this.#orElse('eventDays', this.#index.eventDays(locale, month, signal), [], signal);
  }

  /** What the index answers; where it cannot, that is logged and the spare answer given. An abort stays an abort. */
  async #orElse<Answer>(
    question: string,
    asked: Promise<Answer>,
    spare: Answer,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    try {
      return await asked;
    } catch (cause) {
      signal?.throwIfAborted();
      this.#logger.error('search.unavailable', { question }, cause);
      return spare;
    }
  }

  async #cards(
    locale: Locale,
    uris: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<readonly EventCard[]> {
    const cards = await Promise.all(uris.map((uri) => this.#card(locale, uri, signal)));
    return cards.filter((card) => card !== undefined);
  }

  async #card(locale: Locale, uri: string, signal: AbortSignal | undefined): Promise<EventCard | undefined> {
    try {
      const lookup = await this.#cms.page(locale, uri, signal);
      if (lookup.kind === 'found' && lookup.value.kind === 'event') return lookup.value.event;
      this.#logger.warn('search.hit-without-page', { locale, uri });
    } catch (cause) {
      signal?.throwIfAborted();
      this.#logger.error('search.hit-without-page', { locale, uri }, cause);
    }
    return undefined;
  }
}
