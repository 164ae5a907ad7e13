import { lifetimes } from '#domain/caching/lifetimes.ts';
import type { SearchSection } from '#domain/hall/edition.ts';
import type { SiteHits, SiteQuestion } from '#domain/listing/site-question.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { ConcertHit } from '#domain/recommendation/suggestions.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { later, second } from '#domain/time/instant.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import { AnswerFailure } from './answer-failure.ts';
import { asOf } from './as-of.ts';
import type { RememberingCache } from './remembering-cache.adapter.ts';

/** A question that was not even asked may be asked again after so many milliseconds. */
const restMs = 2 * second;

/** An index of the whole site that is asked no more often than it has to (CACHE-2); failures are remembered and told. */
export class CachingSiteIndex implements SiteIndexPort {
  readonly #index: SiteIndexPort;
  readonly #cache: RememberingCache;

  constructor(index: SiteIndexPort, cache: RememberingCache) {
    this.#index = index;
    this.#cache = cache;
  }

  find(question: SiteQuestion, signal?: AbortSignal): Promise<SiteHits> {
    const { locale, keyword, now } = question;
    const moment = asOf(now, this.#cache.now(), lifetimes.eventSearch);
    return this.#cache.remember(
      {
        key: `find ${JSON.stringify([locale, keyword, moment])}`,
        shelf: 'search',
        terms: lifetimes.eventSearch,
        fetch: (flight) => this.#index.find(question, flight),
      },
      signal,
    );
  }

  /** Named by the identifiers, not by the answers they were recommended for: whoever asks could say of any list that it was. */
  recommended(
    locale: Locale,
    identifiers: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly ConcertHit[]> {
    return this.#cache.remember(
      {
        key: `recommended ${JSON.stringify([locale, identifiers.toSorted()])}`,
        shelf: 'search',
        terms: lifetimes.recommendations,
        fetch: (flight) => this.#index.recommended(locale, identifiers, flight),
      },
      signal,
    );
  }

  /** Asked for whole lists of the site, whose writer keeps what comes of them: never remembered, but guarded like every question. */
  async urisOf(
    locale: Locale,
    section: SearchSection,
    from: HallDay,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<readonly string[]> {
    const { guard } = this.#cache;
    const ask = (asked: AbortSignal) => this.#index.urisOf(locale, section, from, asked);
    const outcome = await guard.run('search', ask, signal);
    if (outcome.kind === 'answered') return outcome.value;
    throw new AnswerFailure(outcome.reason, later(this.#cache.now(), restMs));
  }
}
