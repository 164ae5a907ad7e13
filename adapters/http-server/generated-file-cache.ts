import type { Container } from 'inversify';
import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { findCachedValue } from '#adapters/caching/cache-entry.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { EntryStore, type StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import { SwrCache } from '#adapters/caching/swr-cache.ts';
import type { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import { type CacheTtl, uncachedTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import { secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface GeneratedFileCacheOptions<File> {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Records which answers a file was made from. */
  readonly readRecorder: CacheReadRecorder;
  /** The world whose data cache a stored file was made from. */
  readonly world: Container;
  readonly maxBytes: number;
  /** The bytes of a file. */
  readonly sizeOf: (file: File) => number;
  /** The lifetimes of a file; undefined: until the first of the answers expires that it was made from, and none if one was missing. */
  readonly ttlOf?: (file: File) => CacheTtl;
  /** Called if a stale file is served because it cannot be made again. */
  readonly onStaleServed?: (key: string, cause: unknown) => void;
}

/** How many answers are fetched again at the same time. */
const batchSize = 20;

interface GeneratedFile<File> {
  readonly file: File;
  /** The answers that it was made from. */
  readonly answerKeys: readonly string[];
}

/**
 * Caches what is made from the answers of the CMS and the search: answers as they are sent, calendars, sitemaps (CACHE-4, CACHE-7). A file
 * is purged with any of the answers that it was made from; one that is being made meanwhile is not stored.
 */
export class GeneratedFileCache<File> implements PurgeableCache {
  readonly #options: GeneratedFileCacheOptions<File>;
  readonly #cache: SwrCache<GeneratedFile<File>>;

  constructor(options: GeneratedFileCacheOptions<File>) {
    const { clock, timer, maxBytes, sizeOf, onStaleServed } = options;
    this.#options = options;
    const files = new ByteLimitedLru<StoredCacheEntry<GeneratedFile<File>>>({
      maxBytes,
      sizeOf: ({ entry, tags }) => {
        const value = findCachedValue(entry);
        return tags.reduce((sum, tag) => sum + computeTextBytes(tag), value ? sizeOf(value.file) : 0);
      },
    });
    this.#cache = new SwrCache({
      clock,
      timer,
      store: new EntryStore({ partitions: { files }, choosePartition: () => 'files' }),
      onFailure: ({ key }, cause, served) => {
        if (served === 'good') onStaleServed?.(key, cause);
      },
    });
  }

  /** The cached file, or a new one, which concurrent requests share. Rejects as `generate` does. */
  async getOrGenerate(key: string, generate: () => Promise<File>): Promise<File> {
    const { readRecorder, ttlOf } = this.#options;
    const { value } = await this.#cache.read({
      key,
      // Of a failure: the next request tries again.
      ttl: uncachedTtl,
      fetch: async ({ lastGood, isInBackground }) => {
        // After a soft purge: the data cache serves a purged answer once more, from which the old file would be made again.
        if (lastGood && isInBackground) await this.#refreshDue(lastGood.answerKeys);
        const recording = readRecorder.startRecording();
        const file = await recording.during(generate);
        const { keys, expires, isIncomplete } = recording.used;
        const now = this.#cache.now();
        const lifetimeSeconds = isIncomplete ? 0 : Math.max(0, ((expires ?? now) - now) / secondMs);
        const ttl = ttlOf ? ttlOf(file) : { ...uncachedTtl, lifetimeSeconds };
        // Its own key: one that was made from no answer is purged with everything.
        return { kind: 'good', value: { file, answerKeys: keys }, ttl, tags: [...keys, key] };
      },
    });
    return value.file;
  }

  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#cache.purge(isAffected, mode);
  }

  async #refreshDue(answerKeys: readonly string[]): Promise<void> {
    const { world } = this.#options;
    if (!world.isBound(DataCacheToken)) return;
    for (let start = 0; start < answerKeys.length; start += batchSize)
      await world.get(DataCacheToken).refreshDue(answerKeys.slice(start, start + batchSize));
  }
}
