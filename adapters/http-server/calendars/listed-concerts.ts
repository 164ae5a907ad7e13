import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { hourMs, type Instant, createInstant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';

interface ConcertsInput {
  readonly locale: Locale;
  readonly now: Instant;
}

/** How many pages are requested in parallel. */
const batchSize = 10;

/** A concert is omitted after its page has failed for this long (milliseconds), so that one page cannot block a calendar for ever. */
const omitAfterMs = 24 * hourMs;

/** The size of the concerts that fail: more than a season. */
const maxFailingBytes = 4 * 1024 * 1024;

/** Some concerts could not be fetched. An incomplete calendar would delete concerts from subscribers' calendars. */
class IncompleteConcerts extends Error {
  override readonly name = 'IncompleteConcerts';
}

/** A concert could not be fetched; `cause` is the reason. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

type ConcertResult = EventPage | 'omitted' | Unfetched;

/** Loads the pages of the concerts that a search has found, and records since when the pages of concerts could not be fetched. */
export class ListedConcerts {
  readonly #pipeline: Pick<Pipeline, 'world' | 'logger'>;
  readonly #failingSince = new ByteLimitedLru<Instant>({ maxBytes: maxFailingBytes, sizeOf: () => 8 });

  constructor(pipeline: Pick<Pipeline, 'world' | 'logger'>) {
    this.#pipeline = pipeline;
  }

  /**
   * The pages at some uris, in their order. A concert whose page is missing or unreadable, or has failed to load for a day, is omitted and
   * logged. Rejects if another cannot be fetched.
   */
  async load(
    input: ConcertsInput,
    uris: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly EventPage[]> {
    const results: ConcertResult[] = [];
    for (let start = 0; start < uris.length; start += batchSize) {
      const batch = uris.slice(start, start + batchSize);
      results.push(...(await Promise.all(batch.map((uri) => this.#fetch(input, uri, signal)))));
    }
    const failures = results.filter((result) => result instanceof Unfetched);
    if (failures.length > 0) {
      const cause = failures.at(-1);
      throw new IncompleteConcerts(`${failures.length} of ${uris.length} concerts cannot be fetched`, {
        cause,
      });
    }
    return results.filter(
      (result): result is EventPage => typeof result === 'object' && !(result instanceof Unfetched),
    );
  }

  async #fetch({ locale, now }: ConcertsInput, uri: string, signal: AbortSignal): Promise<ConcertResult> {
    const { world, logger } = this.#pipeline;
    const key = `${locale} ${uri}`;
    try {
      const lookup = await world.get(CmsPort).page({ locale, uri }, signal);
      this.#failingSince.delete(key);
      if (lookup.kind === 'found' && lookup.value.kind === 'event') return lookup.value;
      logger.warn('calendar.hit-without-page', { locale, uri });
      return 'omitted';
    } catch (cause) {
      signal.throwIfAborted();
      if (isUnreadableResponse(cause)) this.#failingSince.delete(key);
      else if (!this.#hasFailedForADay(key, now)) return new Unfetched(uri, { cause });
      logger.error('calendar.entry-dropped', { locale, uri }, cause);
      return 'omitted';
    }
  }

  /** Records that a concert could not be fetched. */
  #hasFailedForADay(key: string, now: Instant): boolean {
    // Not in the future: the clock may have been set back.
    const since = createInstant(Math.min(this.#failingSince.get(key) ?? now, now));
    this.#failingSince.set(key, since);
    return now - since >= omitAfterMs;
  }
}
