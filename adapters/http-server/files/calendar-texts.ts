import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import type { TimeSlicer } from '#adapters/http-server/admission/time-slicer.ts';
import type { CalendarEntry } from '#adapters/icalendar/calendar-entry.ts';
import { serializeCalendarEntry } from '#adapters/icalendar/serialize-calendar.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CalendarWords } from '#ports/calendar-file.port.ts';

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
