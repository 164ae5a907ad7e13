import { createByteLimitedCache } from '#adapters/caching/byte-limited-cache.ts';
import type { SwrCache } from '#adapters/caching/swr-cache.ts';
import type { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import { type CacheTtl, uncachedTtl } from '#domain/caching/lifetimes.ts';
import { secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface GeneratedFileCacheOptions<File> {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Records which answers a file was made from. */
  readonly readRecorder: CacheReadRecorder;
  readonly maxBytes: number;
  /** The bytes of a file. */
  readonly sizeOf: (file: File) => number;
  /** The lifetimes of a file; undefined: until the first of the answers expires that it was made from, and none if one was missing. */
  readonly ttlOf?: (file: File) => CacheTtl;
  /** The lifetimes of a failure: for how long a stale file is served. */
  readonly failureTtl?: CacheTtl;
  /** Called if a stale file is served because it cannot be made again. */
  readonly onStaleServed?: (key: string, cause: unknown) => void;
}

/**
 * Caches what is made from the answers of the CMS and the search: answers as they are sent, calendars, sitemaps (CACHE-4, CACHE-7). A file
 * is purged with any of the answers that it was made from; one that is being made meanwhile is not stored.
 */
export class GeneratedFileCache<File> implements PurgeableCache {
  readonly #options: GeneratedFileCacheOptions<File>;
  readonly #cache: SwrCache<File>;

  constructor(options: GeneratedFileCacheOptions<File>) {
    const { clock, timer, maxBytes, sizeOf, onStaleServed } = options;
    this.#options = options;
    this.#cache = createByteLimitedCache({
      clock,
      timer,
      maxBytes,
      sizeOf,
      onFailure: ({ key }, cause, served) => {
        if (served === 'good') onStaleServed?.(key, cause);
      },
    });
  }

  /** The cached file, or a new one, which concurrent requests share. Rejects as `generate` does. */
  async getOrGenerate(key: string, generate: () => Promise<File>): Promise<File> {
    const { readRecorder, ttlOf, failureTtl = uncachedTtl } = this.#options;
    const { value } = await this.#cache.read({
      key,
      ttl: failureTtl,
      fetch: async () => {
        const recording = readRecorder.startRecording();
        const file = await recording.during(generate);
        const { keys, expires, isIncomplete } = recording.used;
        const now = this.#cache.now();
        const lifetimeSeconds = isIncomplete ? 0 : Math.max(0, ((expires ?? now) - now) / secondMs);
        const ttl = ttlOf ? ttlOf(file) : { ...uncachedTtl, lifetimeSeconds };
        return { kind: 'good', value: file, ttl, tags: keys };
      },
    });
    return value;
  }

  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#cache.purge(isAffected, mode);
  }
}
