import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { hourMs, type Instant, instantFromMs } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import {
  type CalendarAddresses,
  type CalendarEntry,
  toCalendarEntry,
  toSaleStartEntry,
} from '#ui/icalendar/calendar-entry.ts';
import { saleParam } from '#ui/icalendar/calendar-path.ts';
import type { CalendarContents } from '#ui/template/template.ts';

interface CalendarSources extends CalendarAddresses {
  readonly cms: CmsPort;
  readonly index: SearchIndexPort;
  readonly logger: Logger;
  readonly failing: EntryFetchFailures;
}

interface CalendarInput {
  readonly locale: Locale;
  readonly contents: CalendarContents;
  readonly query: QueryPairs;
  readonly now: Instant;
}

/** The calendar of a list has at most its next 300 concerts; a season has about twice as many. */
const maxEntries = 300;

/** How many pages are requested in parallel. */
const batchSize = 10;

/** Some entries could not be fetched. An incomplete calendar would delete concerts from subscribers' calendars. */
class ShortCalendar extends Error {
  override readonly name = 'ShortCalendar';
}

/**
 * The entries of a calendar, earliest first; undefined for the start of a sale that has none. A concert whose page is missing or
 * unreadable, or has failed to load for a day, is omitted and logged. Rejects if the search fails or an entry cannot be fetched.
 */
export async function loadCalendarEntries(
  request: CalendarInput,
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[] | undefined> {
  const { contents } = request;
  switch (contents.kind) {
    case 'concert':
      return toEventEntries(contents.event, request.query, sources);
    case 'concerts':
      return fetchEntries(request, contents.uris, sources, signal);
    case 'search': {
      const { uris } = await sources.index.events(contents.criteria, signal);
      return fetchEntries(request, uris.slice(0, maxEntries), sources, signal);
    }
  }
}

/** The entry of a concert, or of the start of its sale; undefined if it has no such start. */
function toEventEntries(
  event: EventCard,
  query: QueryPairs,
  addresses: CalendarAddresses,
): readonly CalendarEntry[] | undefined {
  const [, audience] = query.find(([name]) => name === saleParam) ?? [];
  if (audience === undefined) return [toCalendarEntry(event, addresses.origin)];
  const entry = toSaleStartEntry(event, audience, addresses);
  return entry && [entry];
}

async function fetchEntries(
  request: CalendarInput,
  uris: readonly string[],
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[]> {
  const results: EntryResult[] = [];
  for (let start = 0; start < uris.length; start += batchSize) {
    const batch = uris.slice(start, start + batchSize);
    results.push(...(await Promise.all(batch.map((uri) => fetchEntry(request, uri, sources, signal)))));
  }
  const failures = results.filter((result) => result instanceof Unfetched);
  if (failures.length > 0) {
    const cause = failures.at(-1);
    throw new ShortCalendar(`${failures.length} of ${uris.length} entries cannot be fetched`, { cause });
  }
  return results.filter(
    (result): result is CalendarEntry => typeof result === 'object' && !(result instanceof Unfetched),
  );
}

/** An entry could not be fetched; `cause` is the reason. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

type EntryResult = CalendarEntry | 'omitted' | Unfetched;

async function fetchEntry(
  { locale, now }: CalendarInput,
  uri: string,
  { cms, logger, failing, origin }: CalendarSources,
  signal: AbortSignal,
): Promise<EntryResult> {
  const key = `${locale} ${uri}`;
  try {
    const lookup = await cms.page({ locale, uri }, signal);
    failing.clear(key);
    if (lookup.kind === 'found' && lookup.value.kind === 'event')
      return toCalendarEntry(lookup.value.event, origin);
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

/** An entry is omitted after its page has failed for this long (milliseconds), so that one page cannot block a calendar for ever. */
const omitAfterMs = 24 * hourMs;

/** The size of the entries that fail: more than a season. */
const maxFailingBytes = 4 * 1024 * 1024;

/** Records since when the pages of entries could not be fetched. */
export class EntryFetchFailures {
  readonly #since = new ByteLimitedLru<Instant>({ maxBytes: maxFailingBytes, sizeOf: () => 8 });

  /** Records that an entry could not be fetched. Returns whether this has lasted for a day. */
  recordFailure(entry: string, now: Instant): 'failing' | 'givenUp' {
    // Not in the future: the clock may have been set back.
    const since = instantFromMs(Math.min(this.#since.get(entry) ?? now, now));
    this.#since.set(entry, since);
    return now - since >= omitAfterMs ? 'givenUp' : 'failing';
  }

  /** Records that the CMS answered for an entry, whether or not its page exists. */
  clear(entry: string): void {
    this.#since.delete(entry);
  }
}
