import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import type { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { createFileCardLoader, createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import {
  type CalendarEntry,
  toConcertCalendarEntry,
  toSaleStartCalendarEntry,
} from '#adapters/icalendar/calendar-entry.ts';
import { serializeCalendarEntry, wrapInVCalendar } from '#adapters/icalendar/serialize-calendar.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import { type QueryPairs, toQueryString } from '#domain/query-pairs.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CalendarWords } from '#ports/calendar-file.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { createCalendarWords } from '#ui/format/calendar-words.ts';
import { getFormats } from '#ui/format/formats.ts';
import { saleStartParam, stripIcsExtension } from '#ui/head/calendar-path.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { CalendarFileContents } from '#ui/template/template.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** Calendars and the agenda: for how long they are fresh, and the limits of each. */
export const calendarLimits = {
  timeoutMs: 10_000,
  lifetimeSeconds: 300,
  maxBytes: 8 * 1024 * 1024,
  retryAfterSeconds: 60,
};

/** Creates the handler of the calendars: each is at the path of its page with `.ics` appended (ROUTE-19). A path that is not canonical is a page's. */
export function createCalendarRoute(
  pipeline: Pipeline,
  servePage: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
) {
  const { clock, templates, timeSlicer } = pipeline;
  const texts = new CachingCalendarEntrySerializer(timeSlicer);
  const send = createFileSender(pipeline, { ...calendarLimits, name: 'calendar', cost: 'calendar' });
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const [pathname = '', search = ''] = request.url.split('?');
    const path = stripIcsExtension(pathname);
    if (path === undefined || canonicalizePath(path).kind !== 'canonical') return servePage(request, reply);
    const pairs = [...new URLSearchParams(search)];
    const today = toHallDay(clock.now());
    // What any calendar reads of it: unknown parameters make no other calendar.
    const query = templates.all().flatMap(({ calendar }) => calendar?.normalizeQuery?.(pairs, today) ?? []);
    return send(request, reply, {
      key: `${path}${toQueryString(query)}`,
      headers: createHeaders(path),
      generate: (signal) => generateCalendar({ path, query }, texts, pipeline, signal),
    });
  };
}

function createHeaders(path: string): ResponseHeaders {
  const name = path.split('/').at(-1) ?? 'calendar';
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '-')}.ics"`,
    'X-Robots-Tag': 'noindex',
  };
}

/** The calendar of a page; undefined if there is no such page, or it has no calendar. */
async function generateCalendar(
  { path, query }: { readonly path: string; readonly query: QueryPairs },
  texts: CachingCalendarEntrySerializer,
  pipeline: Pipeline,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { world, clock, logger, settings } = pipeline;
  const { locale, uri } = parseLocaleAndUri(path);
  const cms = world.get(CmsPort);
  const now = clock.now();
  const lookup = await cms.page({ locale, uri }, signal);
  if (lookup.kind !== 'found') return undefined;
  const page = lookup.value;
  const [entries, global] = await Promise.all([
    findCalendarEntries(page, { locale, query, today: toHallDay(now) }, pipeline, signal),
    cms.global({ locale }, signal).catch((cause: unknown) => {
      logger.warn('calendar.global-missing', { path, message: toErrorMessage(cause) });
      return null;
    }),
  ]);
  if (!entries) return undefined;
  const hall = global?.site.name ?? '';
  const name = page.kind === 'event' || hall === '' ? page.title : `${page.title}, ${hall}`;
  const translator = world.get(TranslatorRegistryToken).translator(locale, global);
  const words = createCalendarWords(translator, getFormats(locale, toHallDay(now)), global);
  const serialized = await texts.serialize(entries, now, words);
  return wrapInVCalendar({ name, url: `${settings.siteOrigin}${page.url}` }, serialized);
}

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
async function findCalendarEntries(
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
  const cardOf = (found: Page) =>
    found.kind === 'event' ? toConcertCalendarEntry(found.event, origin) : undefined;
  return createFileCardLoader(pipeline)(locale, uris.slice(0, maxEntries), cardOf, signal);
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

/** The size of the cached texts: a season in both languages, with room for changed entries. */
const maxTextBytes = 16 * 1024 * 1024;

/** How many entries are serialized in one turn on the main thread; each takes some tenths of a millisecond. */
const entriesPerTurn = 20;

/** Serializes calendar entries as iCalendar text, and caches each text by its contents. */
class CachingCalendarEntrySerializer {
  readonly #texts = new ByteLimitedLru<string>({ maxBytes: maxTextBytes, sizeOf: computeTextBytes });
  readonly #timeSlicer: TimeSlicer;

  constructor(timeSlicer: TimeSlicer) {
    this.#timeSlicer = timeSlicer;
  }

  /** The texts of `entries`, in their order. Texts that are not cached are serialized a few per turn. */
  async serialize(
    entries: readonly CalendarEntry[],
    now: Instant,
    words: CalendarWords,
  ): Promise<readonly string[]> {
    const texts: string[] = [];
    let serialized = 0;
    for (const entry of entries) {
      const key = computeTextKey(entry, words);
      const cached = this.#texts.get(key);
      if (cached === undefined && serialized % entriesPerTurn === 0) await this.#timeSlicer.waitForTurn();
      if (cached === undefined) serialized += 1;
      const text = cached ?? serializeCalendarEntry(entry, now, words);
      // If the CMS gives no time of change, the text contains the current time and cannot be cached.
      if (entry.changed !== undefined) this.#texts.set(key, text);
      texts.push(text);
    }
    return texts;
  }
}

/** A cache key with everything an entry's text depends on. */
function computeTextKey(
  entry: CalendarEntry,
  { cancelled, moved, saleStart, orderTickets, movedTo, hall }: CalendarWords,
): string {
  const to = entry.play.kind === 'moved' ? movedTo(entry.play.to) : '';
  return JSON.stringify([entry, cancelled, moved, saleStart, orderTickets, to, hall]);
}
