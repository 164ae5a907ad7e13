import { type EventFacets, noEventFacets } from '#domain/facet/facet.ts';
import type { EventListing, EventQuestion } from '#domain/listing/event-question.ts';
import { answeredPage } from '#domain/listing/listed-page.ts';
import { eventsPerPage, sliceOf } from '#domain/listing/page-slice.ts';
import { unavailableEvents } from '#domain/listing/unavailable-events.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import type { EventDay, SearchIndexPort } from '#ports/search-index.port.ts';
import { concertOn } from './cards-on-pages.ts';
import { HitPages } from './hit-pages.ts';

interface IndexedSearchNeeds {
  readonly index: SearchIndexPort;
  readonly cms: CmsPort;
  readonly logger: Logger;
}

/** Search as the site wants it, from an index that knows uris and a content system that knows pages (CALL-21). */
export class IndexedSearch implements SearchPort {
  readonly #index: SearchIndexPort;
  readonly #pages: HitPages;

  constructor({ index, cms, logger }: IndexedSearchNeeds) {
    this.#index = index;
    this.#pages = new HitPages({ cms, logger });
  }

  async events(question: EventQuestion, page: number, signal?: AbortSignal): Promise<EventListing> {
    const asked = this.#index.events(question, signal);
    const hits = await this.#pages.orElse('events', asked, undefined, signal);
    if (!hits) return unavailableEvents;
    const at = answeredPage(page, hits.count, eventsPerPage);
    const topUris = at.page === 1 ? hits.topUris : [];
    const [events, topEvents] = await Promise.all([
      this.#pages.cards(question.locale, sliceOf(hits.uris, at.page, eventsPerPage), concertOn, signal),
      this.#pages.cards(question.locale, topUris, concertOn, signal),
    ]);
    return { ...at, facets: hits.facets, events, topHits: hits.topUris.length, topEvents };
  }

  eventFacets(locale: Locale, now: Instant, signal?: AbortSignal): Promise<EventFacets> {
    const asked = this.#index.eventFacets(locale, now, signal);
    return this.#pages.orElse('eventFacets', asked, noEventFacets, signal);
  }

  eventDays(locale: Locale, month: HallMonth, signal?: AbortSignal): Promise<readonly EventDay[]> {
    const asked = this.#index.eventDays(locale, month, signal);
    return this.#pages.orElse('eventDays', asked, [], signal);
  }
}
