import type { TaggedEvent } from '#domain/event/event.ts';
import { answeredPage } from '#domain/listing/listed-page.ts';
import { pageHitsPerPage, sliceOf } from '#domain/listing/page-slice.ts';
import {
  nothingSought,
  type SiteListing,
  type SiteQuestion,
  unavailableSite,
} from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendedHits } from '#domain/recommendation/suggestions.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';
import { concertOn, seriesOn } from './cards-on-pages.ts';
import { HitPages } from './hit-pages.ts';

interface IndexedSiteSearchNeeds {
  readonly index: SiteIndexPort;
  readonly cms: CmsPort;
  readonly logger: Logger;
}

/** The site's own search, from an index that knows uris and a content system that knows pages (CALL-21). */
export class IndexedSiteSearch implements SiteSearchPort {
  readonly #index: SiteIndexPort;
  readonly #pages: HitPages;

  constructor({ index, cms, logger }: IndexedSiteSearchNeeds) {
    this.#index = index;
    this.#pages = new HitPages({ cms, logger });
  }

  async find(question: SiteQuestion, page: number, signal?: AbortSignal): Promise<SiteListing> {
    signal?.throwIfAborted();
    if (question.keyword.trim() === '') return nothingSought;
    const asked = this.#index.find(question, signal);
    const hits = await this.#pages.orElse('find', asked, undefined, signal);
    if (!hits) return unavailableSite;
    const { events, series, pages } = hits;
    const at = answeredPage(page, pages.count, pageHitsPerPage);
    const [eventCards, seriesCards] = await Promise.all([
      this.#pages.cards(question.locale, events.uris, concertOn, signal),
      this.#pages.cards(question.locale, series.uris, seriesOn, signal),
    ]);
    return {
      ...at,
      events: { count: events.count, cards: eventCards },
      series: { count: series.count, cards: seriesCards },
      hits: sliceOf(pages.hits, at.page, pageHitsPerPage),
    };
  }

  async recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<RecommendedHits> {
    const asked = this.#index.recommended(locale, identifiers, signal);
    const hits = await this.#pages.orElse('recommended', asked, undefined, signal);
    return hits ? { kind: 'found', hits } : { kind: 'unavailable' };
  }

  async eventsAt(
    locale: Locale,
    uris: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly TaggedEvent[]> {
    signal?.throwIfAborted();
    return this.#pages.cards(
      locale,
      [...new Set(uris)],
      (found) => (found.kind === 'event' ? { ...found.event, tags: found.tags } : undefined),
      signal,
    );
  }
}
