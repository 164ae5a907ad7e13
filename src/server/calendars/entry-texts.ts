import { LRUCache } from 'lru-cache';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { type CalendarWords, entryText } from '#domain/calendar/calendar-text.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Turns } from '#src/server/admission/turns.ts';

/** A season in both languages, and what changes of it. */
const keptTexts = 6000;

/** Of so many entries the texts are written in one turn of the main thread; each takes some tenths of a millisecond. */
const writtenInOneTurn = 20;

/** The texts of entries, each written once for as long as what it says stays the same. */
export class EntryTexts {
  readonly #kept = new LRUCache<string, string>({ max: keptTexts });
  readonly #turns: Turns;

  constructor(turns: Turns) {
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
      const kept = this.#kept.get(key);
      if (kept === undefined && written % writtenInOneTurn === 0) await this.#turns.take();
      if (kept === undefined) written += 1;
      const text = kept ?? entryText(entry, now, words);
      // Where nobody knows when a concert changed, its entry bears the moment it is written at.
      if (entry.changed !== undefined) this.#kept.set(key, text);
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
