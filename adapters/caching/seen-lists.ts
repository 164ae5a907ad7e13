import type { ListedPage } from '#domain/listing/listed-page.ts';
import { type Instant, later, second } from '#domain/time/instant.ts';
import { countedPlace } from './places.ts';

/** So long a list somebody has seen is shown again without asking anybody, in milliseconds. */
const memory = 60 * second;
/** So many are remembered: more than anybody chooses in that time. */
const most = 100;

/**
 * The lists of the last minute, so that whoever takes a filter back has the list they came from at once. Only what has come is
 * kept: a question on its way belongs to whoever asks it, and ends with them (LIST-15).
 */
export class SeenLists<Listing extends Pick<ListedPage, 'availability'>> {
  readonly #now: () => Instant;
  readonly #seen = countedPlace<{ readonly listing: Listing; readonly until: Instant }>(most);

  constructor(now: () => Instant) {
    this.#now = now;
  }

  /** The list as it was seen, or as it is fetched now; where the search could not be asked, the next asks again. Rejects on an abort with the signal's reason. */
  async list(key: string, fetch: () => Promise<Listing>, signal: AbortSignal | undefined): Promise<Listing> {
    signal?.throwIfAborted();
    const seen = this.#seen.get(key);
    if (seen && this.#now() < seen.until) return seen.listing;
    const listing = await fetch();
    if (listing.availability === 'answered') {
      this.#seen.set(key, { listing, until: later(this.#now(), memory) });
    }
    return listing;
  }
}
