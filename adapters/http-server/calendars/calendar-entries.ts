import type { ListedConcerts } from '#adapters/http-server/calendars/listed-concerts.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { QueryPairs } from '#domain/listing/query-pairs.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import {
  type CalendarLinkOptions,
  type CalendarEntry,
  toConcertCalendarEntry,
  toSaleStartCalendarEntry,
} from '#ui/icalendar/calendar-entry.ts';
import { saleStartParam } from '#ui/icalendar/calendar-path.ts';
import type { CalendarFileContents } from '#ui/template/template.ts';

interface CalendarSources extends CalendarLinkOptions {
  readonly concerts: ListedConcerts;
  readonly index: SearchIndexPort;
}

interface CalendarInput {
  readonly locale: Locale;
  readonly contents: CalendarFileContents;
  readonly query: QueryPairs;
  readonly now: Instant;
}

/** The calendar of a list has at most its next 300 concerts; a season has about twice as many. */
const maxEntries = 300;

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
  addresses: CalendarLinkOptions,
): readonly CalendarEntry[] | undefined {
  const [, audience] = query.find(([name]) => name === saleStartParam) ?? [];
  if (audience === undefined) return [toConcertCalendarEntry(event, addresses.origin)];
  const entry = toSaleStartCalendarEntry(event, audience, addresses);
  return entry && [entry];
}

async function fetchEntries(
  request: CalendarInput,
  uris: readonly string[],
  sources: CalendarSources,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[]> {
  const pages = await sources.concerts.load(request, uris, signal);
  return pages.map(({ event }) => toConcertCalendarEntry(event, sources.origin));
}
