import type { SearchSection } from '#domain/hall/edition.ts';
import type { SiteHits, SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { type Token, token } from '#ports/token.ts';

/**
 * The hall's search index over all sections. Every member rejects when the index cannot be asked (`GraphQL error: …`,
 * CALL-3), and on an abort with the signal's reason.
 */
export interface SiteIndexPort {
  /** What the site has for a keyword (CALL-23). Concerts are limited to those listed (CALL-36). */
  find(question: SiteQuestion, signal?: AbortSignal): Promise<SiteHits>;

  /** The listed concerts among some identifiers, at most 1024, in no order (CALL-26, CALL-36); none where none are asked for. */
  recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly ConcertHit[]>;

  /** Every page of a section, however many, by its title; of the concerts those listed that end on a day or later (ROUTE-19, CALL-36). */
  urisOf(
    locale: Locale,
    section: SearchSection,
    from: HallDay,
    signal?: AbortSignal,
  ): Promise<readonly string[]>;
}

export const SiteIndexPort: Token<SiteIndexPort> = token<SiteIndexPort>('SiteIndexPort');
