import { loadConcertPages } from '#adapters/http-server/files/load-pages.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import {
  type CalendarEntry,
  toConcertCalendarEntry,
  toSaleStartCalendarEntry,
} from '#adapters/icalendar/calendar-entry.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { saleStartParam } from '#ui/head/calendar-path.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { CalendarFileContents } from '#ui/template/template.ts';

/** A request for the calendar of a page. */
interface CalendarVisit {
  readonly locale: Locale;
  readonly query: QueryPairs;
  readonly today: HallDay;
}

/** The calendar of a list has at most its next 300 concerts; a season has about twice as many. */
const maxEntries = 300;

/**
 * The entries of a page's calendar, earliest first; undefined for a page without one, and for the start of a sale that has none. Rejects if
 * the search fails or an entry cannot be fetched.
 */
export async function findCalendarEntries(
  page: Page,
  visit: CalendarVisit,
  pipeline: Pipeline,
  signal: AbortSignal,
): Promise<readonly CalendarEntry[] | undefined> {
  const { world, settings, templates } = pipeline;
  const { locale, query } = visit;
  const origin = settings.siteOrigin;
  const contents = findContents(page.kind, page, visit, templates);
  if (!contents) return undefined;
  if (contents.kind === 'concert') {
    const [, audience] = query.find(([name]) => name === saleStartParam) ?? [];
    if (audience === undefined) return [toConcertCalendarEntry(contents.event, origin)];
    const { addresses, defaultEnvironment } = world.get(TicketingSite);
    const entry = toSaleStartCalendarEntry(contents.event, audience, {
      origin,
      toOrderUrl: (event) => toOrderUrl(event, addresses[defaultEnvironment], locale),
    });
    return entry && [entry];
  }
  const { uris } =
    contents.kind === 'concerts'
      ? contents
      : await world.get(SearchIndexPort).events(contents.criteria, signal);
  const pages = await loadConcertPages(locale, uris.slice(0, maxEntries), pipeline, signal);
  return pages.map(({ event }) => toConcertCalendarEntry(event, origin));
}

/** What the calendar of a page contains; `kind` is the page's kind. */
function findContents<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  { query, ...visit }: CalendarVisit,
  templates: LoadedTemplates,
): CalendarFileContents | undefined {
  const calendar = templates.find(kind)?.calendar;
  return calendar?.contents(page, calendar.normalizeQuery?.(query, visit.today) ?? [], visit);
}
