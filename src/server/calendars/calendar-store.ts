import { LRUCache } from 'lru-cache';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { hasCalendar } from '#domain/calendar/calendar-path.ts';
import { type CalendarWords, entryText, wrapCalendar } from '#domain/calendar/calendar-text.ts';
import { eventParams } from '#domain/listing/event-listing-state.ts';
import { type QueryPairs, queryString } from '#domain/listing/query-pairs.ts';
import { uriOf } from '#domain/locale/locale-routes.ts';
import { messageOf } from '#domain/message-of.ts';
import type { Page, Template } from '#domain/page/page.ts';
import { type HallDay, hallDayAt } from '#domain/time/hall-day.ts';
import { hour, type Instant, second } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import type { TimeSlicer } from '#src/server/admission/time-slicer.ts';
import { calendarOf, FailingEntries } from '#src/server/calendars/calendar-of.ts';
import { allowManyListeners } from '#src/server/many-listeners.ts';
import { encodeBodies, etagOf, type RenderedPage } from '#src/server/pages/rendered-page.ts';
import { calendarWords } from '#ui/format/calendar-words.ts';
import { formatsOf } from '#ui/format/formats.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** Milliseconds until a calendar is given up. */
const timeoutMs = 10_000;

/** Calendars are fetched by machines, again and again: a written one serves for so long, in seconds. */
export const calendarLifetime = 300;

/** A calendar that cannot be written anew stands for so long after it was. */
const standsInFor = 24 * hour;

/** Written calendars take no more, in bytes of all together. */
const room = 8 * 1024 * 1024;

/** Of so many pages it is known which template they have. */
const knownTemplates = 5000;

/** A calendar as it was written, whole: bytes, compressed once. */
export interface WrittenCalendar {
  readonly bodies: RenderedPage['bodies'];
  readonly tag: string;
  readonly writtenAt: Instant;
}

interface CalendarRequest {
  readonly path: string;
  readonly query: QueryPairs;
}

/** Writes calendars, each once for all who ask within five minutes, and keeps the last whole one of each for a day. */
export class CalendarStore {
  readonly #world: World;
  readonly #admission: Admission;
  readonly #templates = new LRUCache<string, Template>({ max: knownTemplates });
  readonly #failing = new FailingEntries();
  readonly #texts: EntryTexts;
  readonly #calendars: LRUCache<string, WrittenCalendar, CalendarRequest>;

  constructor(world: World, admission: Admission, turns: TimeSlicer) {
    this.#world = world;
    this.#admission = admission;
    this.#texts = new EntryTexts(turns);
    this.#calendars = new LRUCache<string, WrittenCalendar, CalendarRequest>({
      maxSize: room,
      sizeCalculation: ({ bodies }) => 1 + bodies.br.length + bodies.gzip.length + bodies.identity.length,
      ttl: calendarLifetime * second,
      perf: world.get(Clock),
      ttlResolution: 0,
      fetchMethod: (_key, last, { context }) => this.#rewrite(context, last),
    });
  }

  /**
   * The calendar of a page; undefined where there is no such page, or it has none. Rejects where it cannot be written and none
   * of the last day is kept, with `Overloaded` where that is why.
   */
  async calendar(path: string, query: QueryPairs): Promise<WrittenCalendar | undefined> {
    const template = this.#templates.get(path) ?? (await this.#templateAt(path));
    if (template === undefined || !hasCalendar(template)) return undefined;
    const now = this.#world.get(Clock).now();
    const counts = calendarQuery(template, query, hallDayAt(now));
    const written = await this.#calendars.fetch(`${path}${queryString(counts)}`, {
      context: { path, query: counts },
    });
    if (written && now - written.writtenAt > standsInFor)
      throw new Error('The last whole calendar is too old');
    return written;
  }

  async #templateAt(path: string): Promise<Template | undefined> {
    const page = await this.#admission.run('calendar', () =>
      this.#pageAt(path, AbortSignal.timeout(timeoutMs)),
    );
    if (page) this.#templates.set(path, page.kind);
    return page?.kind;
  }

  async #pageAt(path: string, signal: AbortSignal): Promise<Page | undefined> {
    const { locale, uri } = uriOf(path);
    const lookup = await this.#world.get(CmsPort).page({ locale, uri }, signal);
    return lookup.kind === 'found' ? lookup.value : undefined;
  }

  /** A new calendar; where it cannot be written, the last whole one, until that is a day old. */
  async #rewrite(
    request: CalendarRequest,
    last: WrittenCalendar | undefined,
  ): Promise<WrittenCalendar | undefined> {
    try {
      return await this.#admission.run('calendar', () => this.#write(request));
    } catch (cause) {
      const isGood = last !== undefined && this.#world.get(Clock).now() - last.writtenAt < standsInFor;
      if (!isGood) throw cause;
      if (!(cause instanceof Overloaded)) {
        this.#world.get(Logger).error('calendar.stale-served', { path: request.path }, cause);
      }
      return last;
    }
  }

  async #write({ path, query }: CalendarRequest): Promise<WrittenCalendar | undefined> {
    const world = this.#world;
    const { locale } = uriOf(path);
    const [cms, { origin }] = [world.get(CmsPort), world.get(Settings)];
    const signal = allowManyListeners(AbortSignal.timeout(timeoutMs));
    const now = world.get(Clock).now();
    const page = await this.#pageAt(path, signal);
    if (!page) return undefined;
    const [logger, index] = [world.get(Logger), world.get(SearchIndexPort)];
    const sources = { cms, index, logger, origin, failing: this.#failing };
    const [entries, global] = await Promise.all([
      calendarOf({ locale, page, query, now }, sources, signal),
      cms.global({ locale }, signal).catch((cause: unknown) => {
        logger.warn('calendar.global-missing', { path, message: messageOf(cause) });
        return null;
      }),
    ]);
    if (!entries) return undefined;
    const hall = global?.site.name ?? '';
    const name = page.kind === 'event' || hall === '' ? page.title : `${page.title}, ${hall}`;
    const formats = formatsOf(locale, hallDayAt(now));
    const words = calendarWords(world.get(PhrasebookToken).of(locale, global), formats, global);
    const texts = await this.#texts.of(entries, now, words);
    const text = wrapCalendar({ name, url: `${origin}${page.url}` }, texts);
    return { bodies: await encodeBodies(text), tag: etagOf(text), writtenAt: now };
  }
}

/** What of a query a page's calendar depends on, in the one way to write it: all pages of a list are one calendar. */
function calendarQuery(template: Template, query: QueryPairs, today: HallDay): QueryPairs {
  if (template !== 'eventOverview') return [];
  return eventParams.write({ ...eventParams.read(query, today), page: 1, categories: [] }, today);
}

/** A season in both languages, and what changes of it. */
const keptTexts = 6000;

/** Of so many entries the texts are written in one turn of the main thread; each takes some tenths of a millisecond. */
const writtenInOneTurn = 20;

/** The texts of entries, each written once for as long as what it says stays the same. */
export class EntryTexts {
  readonly #texts = new LRUCache<string, string>({ max: keptTexts });
  readonly #turns: TimeSlicer;

  constructor(turns: TimeSlicer) {
    this.#turns = turns;
  }

  /** The texts of some entries, in their order; those that are not kept are written a few at a time. */
  async of(
    entries: readonly CalendarEntry[],
    now: Instant,
    words: CalendarWords,
  ): Promise<readonly string[]> {
    const texts: string[] = [];
    let written = 0;
    for (const entry of entries) {
      const key = keyOf(entry, words);
      const kept = this.#texts.get(key);
      if (kept === undefined && written % writtenInOneTurn === 0) await this.#turns.take();
      if (kept === undefined) written += 1;
      const text = kept ?? entryText(entry, now, words);
      // Where nobody knows when a concert changed, its entry bears the moment it is written at.
      if (entry.changed !== undefined) this.#texts.set(key, text);
      texts.push(text);
    }
    return texts;
  }
}

/** Everything an entry's text is made of. */
function keyOf(entry: CalendarEntry, { cancelled, moved, movedTo, hall }: CalendarWords): string {
  const to = entry.movedTo === undefined ? '' : movedTo(entry.movedTo);
  return JSON.stringify([entry, cancelled, moved, to, hall]);
}
