import { type CalendarEntry, calendarEntryOf } from '#domain/calendar/calendar-entry.ts';
import { questionOf, readEventListing } from '#domain/listing/event-listing-state.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';

interface CalendarSources {
  readonly cms: CmsPort;
  readonly index: SearchIndexPort;
  readonly logger: Logger;
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
const atOnce = 20;

/**
 * What the calendar of a page holds, earliest first; undefined for a page that has none. A concert whose page cannot be had
 * is left out and logged. Rejects where the search cannot be asked: an empty calendar would take everything away from whoever
 * subscribed to it.
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
  const { uris } = await index.events(questionOf(readEventListing(query, today), locale, today), signal);
  return uris.slice(0, mostEntries);
}

async function entriesAt(
  { locale }: CalendarAsk,
  uris: readonly string[],
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[]> {
  const entries: CalendarEntry[] = [];
  for (let at = 0; at < uris.length; at += atOnce) {
    const portion = uris.slice(at, at + atOnce);
    const found = await Promise.all(portion.map((uri) => entryAt(locale, uri, sources, signal)));
    entries.push(...found.filter((entry) => entry !== undefined));
  }
  return entries;
}

async function entryAt(
  locale: Locale,
  uri: string,
  { cms, logger, origin }: CalendarSources,
  signal: AbortSignal,
): Promise<CalendarEntry | undefined> {
  try {
    const lookup = await cms.page(locale, uri, signal);
    if (lookup.kind === 'found' && lookup.value.kind === 'event')
      return calendarEntryOf(lookup.value.event, origin);
    logger.warn('calendar.hit-without-page', { locale, uri });
  } catch (cause) {
    signal.throwIfAborted();
    logger.error('calendar.hit-without-page', { locale, uri }, cause);
  }
  return undefined;
}
