import { LRUCache } from 'lru-cache';
import { type CacheEntry, purge, unavailable } from '#domain/caching/cache-entry.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The shelves of the cache. Each has its own room, so that a flood of searches cannot push out the pages. */
export const shelves = ['global', 'pages', 'small', 'redirects', 'search', 'facets'] as const;

export type Shelf = (typeof shelves)[number];

/** In bytes of JSON. */
export type Room = Readonly<Record<Shelf, number>>;

const mebibyte = 2 ** 20;

export const defaultRoom: Room = {
  global: 8 * mebibyte,
  pages: 64 * mebibyte,
  small: 16 * mebibyte,
  redirects: 4 * mebibyte,
  search: 32 * mebibyte,
  facets: 8 * mebibyte,
};

/** Entries without a value of their own are counted: nothing weighs nothing, and would never be pushed out. */
const mostWithoutValue = 2000;

/** No entry weighs less, however little is in it. */
const leastBytes = 512;

interface Stored {
  readonly entry: CacheEntry<unknown>;
  readonly shelf: Shelf;
  /** The answer is that there is nothing. */
  readonly isNegative: boolean;
}

/** Where entries are kept: those with a flight in the air safely, the others as long as there is room. */
export class EntryStore {
  readonly #inTheAir = new Map<string, Stored>();
  readonly #shelves: ReadonlyMap<Shelf, LRUCache<string, Stored>>;
  readonly #withoutValue = new LRUCache<string, Stored>({ max: mostWithoutValue });

  constructor(room: Room) {
    this.#shelves = new Map(shelves.map((shelf) => [shelf, shelfOf(room[shelf])]));
  }

  entry(key: string, shelf: Shelf): CacheEntry<unknown> {
    return this.#stored(key, shelf)?.entry ?? unavailable;
  }

  put(key: string, stored: Stored): void {
    this.#remove(key, stored.shelf);
    this.#placeFor(stored)?.set(key, stored);
  }

  purge(matches: (key: string) => boolean, how: 'soft' | 'hard', now: Instant): void {
    for (const place of [this.#inTheAir, ...this.#shelves.values(), this.#withoutValue]) {
      for (const [key, stored] of [...place.entries()].filter(([name]) => matches(name))) {
        this.put(key, { ...stored, entry: purge(stored.entry, how, now) });
      }
    }
  }

  /** How many entries are in which state. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    const places = [this.#inTheAir, ...this.#shelves.values(), this.#withoutValue];
    const kinds = places.flatMap((place) => [...place.values()].map(({ entry }) => entry.kind));
    return Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
  }

  #stored(key: string, shelf: Shelf): Stored | undefined {
    return this.#inTheAir.get(key) ?? this.#shelves.get(shelf)?.get(key) ?? this.#withoutValue.get(key);
  }

  #remove(key: string, shelf: Shelf): void {
    this.#inTheAir.delete(key);
    this.#shelves.get(shelf)?.delete(key);
    this.#withoutValue.delete(key);
  }

  #placeFor({
    entry,
    shelf,
    isNegative,
  }: Stored): Map<string, Stored> | LRUCache<string, Stored> | undefined {
    switch (entry.kind) {
      case 'unavailable':
        return undefined;
      case 'loading':
      case 'refreshing':
        return this.#inTheAir;
      case 'success':
      case 'error':
        return isNegative || entry.kept.kind === 'nothing' ? this.#withoutValue : this.#shelves.get(shelf);
    }
  }
}

function shelfOf(bytes: number): LRUCache<string, Stored> {
  return new LRUCache({ maxSize: bytes, sizeCalculation: ({ entry }, key) => key.length + bytesOf(entry) });
}

function bytesOf(entry: CacheEntry<unknown>): number {
  const kept = 'kept' in entry && 'value' in entry.kept ? entry.kept.value : undefined;
  return Math.max(leastBytes, JSON.stringify(kept)?.length ?? 0);
}
