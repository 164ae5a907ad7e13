import { LRUCache } from 'lru-cache';
import { type CalendarEntry, calendarEntryOf } from '#domain/calendar/calendar-entry.ts';
import { eventParams, toEventSearchParams } from '#domain/listing/event-listing-state.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { hour, type Instant } from '#domain/time/instant.ts';
import { isUnreadable } from '#domain/unreadable-answer.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

interface CalendarSources {
  readonly cms: CmsPort;
  readonly index: SearchIndexPort;
  readonly logger: Logger;
  readonly failing: FailingEntries;
  /** The site's. */
  readonly origin: string;
}

interface CalendarAsk {
  readonly locale: Locale;
  readonly page: Page;
  readonly query: QueryPairs;
  readonly now: Instant;
}

/** A list gives its next so many concerts; a season has about twice as many. */
const mostEntries = 300;

/** So many pages are asked for at once. */
const batchSize = 10;

/** Entries that belong in a calendar could not be fetched: it would take concerts away from those who subscribed to it. */
class ShortCalendar extends Error {
  override readonly name = 'ShortCalendar';
}

/**
 * What the calendar of a page holds, earliest first; undefined for a page that has none. A concert whose page is missing or
 * cannot be read is left out and logged, and so is one that could not be fetched for a day. Rejects where the search cannot
 * be asked, or an entry cannot be fetched: a short calendar would take concerts away from those who subscribed to it.
 */
export async function calendarOf(
  ask: CalendarAsk,
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[] | undefined> {
  const { page } = ask;
  if (page.kind === 'event') return [calendarEntryOf(page.event, sources.origin)];
  if (page.kind === 'series')
    return entriesAt(
      ask,
      page.events.map(({ uri }) => uri),
      sources,
      signal,
    );
  if (page.kind === 'eventOverview')
    return entriesAt(ask, await listed(ask, sources, signal), sources, signal);
  return undefined;
}

async function listed(
  { locale, query, now }: CalendarAsk,
  { index }: CalendarSources,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const today = hallDayAt(now);
  const { uris } = await index.events(
    toEventSearchParams(eventParams.read(query, today), locale, today),
    signal,
  );
  return uris.slice(0, mostEntries);
}

async function entriesAt(
  ask: CalendarAsk,
  uris: readonly string[],
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[]> {
  const found: Found[] = [];
  for (let at = 0; at < uris.length; at += batchSize) {
    const portion = uris.slice(at, at + batchSize);
    found.push(...(await Promise.all(portion.map((uri) => entryAt(ask, uri, sources, signal)))));
  }
  const failures = found.filter((one) => one instanceof Unfetched);
  if (failures.length > 0) {
    const cause = failures.at(-1);
    throw new ShortCalendar(`${failures.length} of ${uris.length} entries cannot be fetched`, { cause });
  }
  return found.filter((one): one is CalendarEntry => typeof one === 'object' && !(one instanceof Unfetched));
}

/** An entry that cannot be fetched, and why. */
class Unfetched extends Error {
  override readonly name = 'Unfetched';
}

type Found = CalendarEntry | 'leftOut' | Unfetched;

async function entryAt(
  { locale, now }: CalendarAsk,
  uri: string,
  { cms, logger, failing, origin }: CalendarSources,
  signal: AbortSignal,
): Promise<Found> {
  const name = `${locale} ${uri}`;
  try {
    const lookup = await cms.page({ locale, uri }, signal);
    failing.settle(name);
    if (lookup.kind === 'found' && lookup.value.kind === 'event')
      return calendarEntryOf(lookup.value.event, origin);
    logger.warn('calendar.hit-without-page', { locale, uri });
    return 'leftOut';
  } catch (cause) {
    signal.throwIfAborted();
    if (isUnreadable(cause)) failing.settle(name);
    else if (failing.fail(name, now) === 'failing') return new Unfetched(uri, { cause });
    logger.error('calendar.entry-dropped', { locale, uri }, cause);
    return 'leftOut';
  }
}

/** An entry whose page could not be fetched for so long is left out, so that one lost page cannot hold a calendar for ever. */
const givenUpAfter = 24 * hour;

/** So many failing entries are known. */
const mostFailing = 10_000;

/** Since when the pages of which entries could not be fetched. */
export class FailingEntries {
  readonly #since = new LRUCache<string, Instant>({ max: mostFailing });

  /** Notes that an entry could not be fetched, and says whether that has lasted for a day. */
  fail(entry: string, now: Instant): 'failing' | 'givenUp' {
    const since = this.#since.get(entry) ?? now;
    this.#since.set(entry, since);
    return now - since >= givenUpAfter ? 'givenUp' : 'failing';
  }

  /** Notes that an entry is there, or is known not to be. */
  settle(entry: string): void {
    this.#since.delete(entry);
  }
}
