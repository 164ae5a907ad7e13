import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '#domain/caching/cache-entry.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import type { Place, Places, Stored } from './places.ts';

/** In bytes of JSON. */
type Room = Readonly<Record<CachePartition, number>>;

const mebibyte = 2 ** 20;

const defaultRoom: Room = {
  global: 8 * mebibyte,
  pages: 64 * mebibyte,
  banners: 8 * mebibyte,
  organizers: 4 * mebibyte,
  education: 4 * mebibyte,
  redirects: 4 * mebibyte,
  search: 32 * mebibyte,
  facets: 8 * mebibyte,
};

/** Entries without a value of their own are counted: nothing weighs nothing, and would never be pushed out. */
const mostWithoutValue = 2000;

/** No entry weighs less, however little is in it. */
const leastBytes = 512;

/** The room of a server, which lives long and is asked by everyone: bounded by weight, partition by partition. */
export function weighedPlaces(room: Partial<Room> = {}): Places {
  return {
    partition: (name) => asPlace({ maxSize: room[name] ?? defaultRoom[name], sizeCalculation: weightOf }),
    withoutValue: () => asPlace({ max: mostWithoutValue }),
  };
}

function asPlace(bounds: ConstructorParameters<typeof LRUCache<string, Stored>>[0]): Place {
  const kept = new LRUCache<string, Stored>(bounds);
  return {
    get: (key) => kept.get(key),
    set: (key, stored) => void kept.set(key, stored),
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
  };
}

function weightOf({ entry }: Stored, key: string): number {
  return key.length + bytesOf(entry);
}

function bytesOf(entry: CacheEntry<unknown>): number {
  const kept = 'kept' in entry && 'value' in entry.kept ? entry.kept.value : undefined;
  return Math.max(leastBytes, JSON.stringify(kept)?.length ?? 0);
}
