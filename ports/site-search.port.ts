import type { TaggedEvent } from '#domain/event/event.ts';
import type { SiteListing, SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { RecommendedHits } from '#domain/recommendation/suggestions.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * Finding what is somewhere on the site: by a word, by what the keuzehulp recommends, by where it stands.
 *
 * Never rejects but for an abort (with the signal's reason): what cannot be known is answered as nothing, and where the
 * answer can say so, marked so (LIST-14).
 */
export interface SiteSearchPort {
  /**
   * What the site has for a keyword (CALL-23, LIST-12): three concerts, three series, and one page of eighteen pages.
   * `page` is 1-based; beyond the last, the last is answered (LIST-22). An empty keyword finds nothing, and asks nobody.
   */
  find(question: SiteQuestion, page: number, signal?: AbortSignal): Promise<SiteListing>;

  /**
   * The concerts that the search knows among some recommended identifiers, at most 1024 (CALL-26, KEUZE-6); unavailable
   * when the index is away. Each is at most 40 letters, digits, dashes and underscores. No identifiers ask nobody.
   */
  recommended(locale: Locale, identifiers: readonly string[], signal?: AbortSignal): Promise<RecommendedHits>;

  /** The concerts at some uris, in the order asked, each once (FAV-4, KEUZE-6); one without a page is left out and logged. */
  eventsAt(locale: Locale, uris: readonly string[], signal?: AbortSignal): Promise<readonly TaggedEvent[]>;
}

export const SiteSearchPort: Token<SiteSearchPort> = token<SiteSearchPort>('SiteSearchPort');
