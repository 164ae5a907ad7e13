import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import { hourMs, type Instant, createInstant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';

export interface ConcertSources {
  readonly cms: Pick<CmsPort, 'page'>;
  readonly logger: Logger;
  readonly failing: ConcertFetchFailures;
}

interface ConcertsInput {
  readonly locale: Locale;
  readonly now: Instant;
}

/** How many pages are requested in parallel. */
const batchSize = 10;

/** Some concerts could not be fetched. An incomplete calendar would delete concerts from subscribers' calendars. */
class IncompleteConcerts extends Error {
  override readonly name = 'IncompleteConcerts';
}

/**
 * The pages of the concerts that a search has found, in its order. A concert whose page is missing or unreadable, or has failed to load for
 * a day, is omitted and logged. Rejects if another cannot be fetched.
 */
export async function loadListedConcerts(
  input: ConcertsInput,
  uris: readonly string[],
  sources: ConcertSources,
  signal: AbortSignal,
): Promise<readonly EventPage[]> {
  const results: ConcertResult[] = [];
  for (let start = 0; start < uris.length; start += batchSize) {
    const batch = uris.slice(start, start + batchSize);
    results.push(...(await Promise.all(batch.map((uri) => fetchConcert(input, uri, sources, signal)))));
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

/** A concert could not be fetched; `cause` is the reason. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

type ConcertResult = EventPage | 'omitted' | Unfetched;

async function fetchConcert(
  { locale, now }: ConcertsInput,
  uri: string,
  { cms, logger, failing }: ConcertSources,
  signal: AbortSignal,
): Promise<ConcertResult> {
  const key = `${locale} ${uri}`;
  try {
    const lookup = await cms.page({ locale, uri }, signal);
    failing.clear(key);
    if (lookup.kind === 'found' && lookup.value.kind === 'event') return lookup.value;
    logger.warn('calendar.hit-without-page', { locale, uri });
    return 'omitted';
  } catch (cause) {
    signal.throwIfAborted();
    if (isUnreadableResponse(cause)) failing.clear(key);
    else if (failing.recordFailure(key, now) === 'failing') return new Unfetched(uri, { cause });
    logger.error('calendar.entry-dropped', { locale, uri }, cause);
    return 'omitted';
  }
}

/** A concert is omitted after its page has failed for this long (milliseconds), so that one page cannot block a calendar for ever. */
const omitAfterMs = 24 * hourMs;

/** The size of the concerts that fail: more than a season. */
const maxFailingBytes = 4 * 1024 * 1024;

/** Records since when the pages of concerts could not be fetched. */
export class ConcertFetchFailures {
  readonly #since = new ByteLimitedLru<Instant>({ maxBytes: maxFailingBytes, sizeOf: () => 8 });

  /** Records that a concert could not be fetched. Returns whether this has lasted for a day. */
  recordFailure(concert: string, now: Instant): 'failing' | 'givenUp' {
    // Not in the future: the clock may have been set back.
    const since = createInstant(Math.min(this.#since.get(concert) ?? now, now));
    this.#since.set(concert, since);
    return now - since >= omitAfterMs ? 'givenUp' : 'failing';
  }

  /** Records that the CMS answered for a concert, whether or not its page exists. */
  clear(concert: string): void {
    this.#since.delete(concert);
  }
}
