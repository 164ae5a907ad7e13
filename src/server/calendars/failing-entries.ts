import { LRUCache } from 'lru-cache';
import { hour, type Instant } from '#domain/time/instant.ts';

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
