import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheReadRecord } from '#adapters/caching/data-cache.adapter.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The cache entries that a page was rendered from. */
export interface UsedCacheEntries {
  readonly keys: readonly string[];
  /** When the first of them expires; null if there were none. */
  readonly expires: Instant | null;
  /** At least one read returned a fallback or failed. */
  readonly isIncomplete: boolean;
}

/** Records which cache entries each rendering reads. */
export class CacheReadRecorder {
  readonly #renders = new AsyncLocalStorage<CacheReadRecord[]>();

  /** Records a cache read for the rendering that is running in this asynchronous context. */
  record(read: CacheReadRecord): void {
    this.#renders.getStore()?.push(read);
  }

  /** Starts to record the cache reads of one rendering. */
  startRecording(): Recording {
    const reads: CacheReadRecord[] = [];
    return {
      during: (work) => this.#renders.run(reads, work),
      get used() {
        return summarize(reads);
      },
    };
  }
}

/** The recorded cache reads of one rendering, whether or not it succeeds. */
interface Recording {
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The reads so far. */
  readonly used: UsedCacheEntries;
}

function summarize(reads: readonly CacheReadRecord[]): UsedCacheEntries {
  const expiries = reads.map(({ expires }) => expires).toSorted((left, right) => left - right);
  return {
    keys: [...new Set(reads.map(({ key }) => key))],
    expires: expiries[0] ?? null,
    isIncomplete: reads.some(({ isGood }) => !isGood),
  };
}
