import type { TaggedEvent } from '#domain/event/event.ts';
import { type SiteListing, type SiteQuestion, unavailableSite } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendedHits } from '#domain/recommendation/suggestions.ts';
import type { SiteSearchPort } from '#ports/site-search.port.ts';
import { Late, type LateNeeds } from './late.ts';

/** A search of the site whose code comes with the first question. */
export class DeferredSiteSearch implements SiteSearchPort {
  readonly #late: Late<SiteSearchPort>;

  constructor(needs: LateNeeds<SiteSearchPort>) {
    this.#late = new Late(needs);
  }

  find(question: SiteQuestion, page: number, signal?: AbortSignal): Promise<SiteListing> {
    return this.#late.ask((search) => search.find(question, page, signal), unavailableSite, signal);
  }

  recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<RecommendedHits> {
    return this.#late.ask<RecommendedHits>(
      (search) => search.recommended(locale, identifiers, signal),
      { kind: 'unavailable' },
      signal,
    );
  }

  eventsAt(locale: Locale, uris: readonly string[], signal?: AbortSignal): Promise<readonly TaggedEvent[]> {
    return this.#late.ask((search) => search.eventsAt(locale, uris, signal), [], signal);
  }
}
