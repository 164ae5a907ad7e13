import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import type { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import { loadCalendarEntries } from '#adapters/http-server/calendars/calendar-entries.ts';
import {
  CalendarFileCache,
  calendarTimeoutMs,
  calendarTtl,
} from '#adapters/http-server/calendars/calendar-file-cache.ts';
import { ListedConcerts } from '#adapters/http-server/calendars/listed-concerts.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import type { GeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import { uncachedTtl } from '#domain/caching/lifetimes.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import type { EventCard } from '#domain/event/event.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import { type QueryPairs, toQueryString } from '#domain/listing/query-pairs.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import { getFormats } from '#ui/format/formats.ts';
import type { CalendarEntry } from '#ui/icalendar/calendar-entry.ts';
import { type CalendarWords, createCalendarWords } from '#ui/icalendar/calendar-words.ts';
import { serializeCalendarEntry, wrapInVCalendar } from '#ui/icalendar/serialize-calendar.ts';
import type { LoadedTemplates } from '#ui/template/loaded-templates.ts';
import type { CalendarFileContents } from '#ui/template/template.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

/** The size of the templates by path. */
const maxTemplateBytes = 2 * 1024 * 1024;

type CalendarDependencies = Pick<
  Pipeline,
  | 'world'
  | 'settings'
  | 'templates'
  | 'clock'
  | 'timer'
  | 'logger'
  | 'admission'
  | 'timeSlicer'
  | 'readRecorder'
>;

interface CalendarRequest {
  readonly path: string;
  readonly query: QueryPairs;
}

/** Generates calendars and caches each for five minutes; serves a stale one for up to a day if it cannot be generated again. */
export class CalendarStore implements PurgeableCache {
  readonly #pipeline: CalendarDependencies;
  readonly #templates: GeneratedFileCache<Template | undefined>;
  readonly #concerts: ListedConcerts;
  readonly #texts: CachingCalendarEntrySerializer;
  readonly #calendars: CalendarFileCache;

  constructor(pipeline: CalendarDependencies) {
    this.#pipeline = pipeline;
    this.#concerts = new ListedConcerts(pipeline);
    this.#texts = new CachingCalendarEntrySerializer(pipeline.timeSlicer);
    this.#templates = new GeneratedFileCache<Template | undefined>({
      ...pipeline,
      maxBytes: maxTemplateBytes,
      sizeOf: (template) => computeTextBytes(template ?? ''),
      ttlOf: (template) => (template ? calendarTtl : uncachedTtl),
    });
    this.#calendars = new CalendarFileCache('calendar', pipeline);
  }

  /**
   * The calendar of a page, for a client (its address); undefined if there is no such page, or it has no calendar. Rejects if it cannot be
   * generated and no stale one is cached, with `OverloadedError` if admission rejected it.
   */
  async calendar(path: string, query: QueryPairs, client: string): Promise<GeneratedFile | undefined> {
    const { clock, admission, templates } = this.#pipeline;
    const template = await this.#templates.getOrGenerate(path, () =>
      admission.run('calendar', () => this.#fetchTemplate(path), client),
    );
    const calendar = template && templates.find(template)?.calendar;
    if (!calendar) return undefined;
    const normalizedQuery = calendar.normalizeQuery?.(query, toHallDay(clock.now())) ?? [];
    const request = { path, query: normalizedQuery };
    return this.#calendars.getOrGenerate(`${path}${toQueryString(normalizedQuery)}`, client, (signal) =>
      this.#write(request, signal),
    );
  }

  /** Purges the calendars of certain pages and concerts (CACHE-7). */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    for (const cache of [this.#templates, this.#calendars]) cache.purge(isAffected, mode);
  }

  async #fetchTemplate(path: string): Promise<Template | undefined> {
    return (await this.#fetchPage(path, AbortSignal.timeout(calendarTimeoutMs)))?.kind;
  }

  async #fetchPage(path: string, signal: AbortSignal): Promise<Page | undefined> {
    const { locale, uri } = parseLocaleAndUri(path);
    const lookup = await this.#pipeline.world.get(CmsPort).page({ locale, uri }, signal);
    return lookup.kind === 'found' ? lookup.value : undefined;
  }

  async #write({ path, query }: CalendarRequest, signal: AbortSignal): Promise<string | undefined> {
    const { world, clock, logger, settings, templates } = this.#pipeline;
    const { locale } = parseLocaleAndUri(path);
    const cms = world.get(CmsPort);
    const origin = settings.siteOrigin;
    const now = clock.now();
    const page = await this.#fetchPage(path, signal);
    if (!page) return undefined;
    const index = world.get(SearchIndexPort);
    const { addresses, defaultEnvironment } = world.get(TicketingSite);
    const sources = {
      index,
      origin,
      concerts: this.#concerts,
      toOrderUrl: (event: EventCard) => toOrderUrl(event, addresses[defaultEnvironment], locale),
    };
    const contents = findCalendarContents(
      page.kind,
      page,
      query,
      { locale, today: toHallDay(now) },
      templates,
    );
    if (!contents) return undefined;
    const [entries, global] = await Promise.all([
      loadCalendarEntries({ locale, contents, query, now }, sources, signal),
      cms.global({ locale }, signal).catch((cause: unknown) => {
        logger.warn('calendar.global-missing', { path, message: toErrorMessage(cause) });
        return null;
      }),
    ]);
    if (!entries) return undefined;
    const hall = global?.site.name ?? '';
    const name = page.kind === 'event' || hall === '' ? page.title : `${page.title}, ${hall}`;
    const formats = getFormats(locale, toHallDay(now));
    const words = createCalendarWords(
      world.get(TranslatorRegistryToken).translator(locale, global),
      formats,
      global,
    );
    const texts = await this.#texts.serialize(entries, now, words);
    return wrapInVCalendar({ name, url: `${origin}${page.url}` }, texts);
  }
}

/** What the calendar of a page contains; `kind` is the page's kind. Undefined for a page without a calendar. */
function findCalendarContents<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  query: QueryPairs,
  visit: { readonly locale: Locale; readonly today: HallDay },
  templates: LoadedTemplates,
): CalendarFileContents | undefined {
  return templates.find(kind)?.calendar?.contents(page, query, visit);
}

/** The size of the cached texts: a season in both languages, with room for changed entries. */
const maxTextBytes = 16 * 1024 * 1024;

/** How many entries are serialized in one turn on the main thread; each takes some tenths of a millisecond. */
const entriesPerTurn = 20;

/** Serializes calendar entries as iCalendar text, and caches each text by its contents. */
export class CachingCalendarEntrySerializer {
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
