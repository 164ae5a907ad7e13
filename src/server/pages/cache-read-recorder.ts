import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheRead } from '#adapters/caching/cache-read.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The remembered answers a page was drawn from. */
export interface CacheReads {
  readonly keys: readonly string[];
  /** When the first of them expires; null where there were none. */
  readonly expires: Instant | null;
  /** One of them was a fallback, or none at all. */
  readonly isIncomplete: boolean;
}

/** Hears which answers are given, and knows for which drawing. */
export class CacheReadRecorder {
  readonly #renders = new AsyncLocalStorage<CacheRead[]>();

  /** To be told of every answer, where it is given. */
  note(given: CacheRead): void {
    this.#renders.getStore()?.push(given);
  }

  /** Begins to record what one page is rendered from. */
  recording(): Recording {
    const given: CacheRead[] = [];
    return {
      during: (work) => this.#renders.run(given, work),
      get used() {
        return usedOf(given);
      },
    };
  }
}

/** What one page is rendered from, whether or not that succeeds. */
interface Recording {
  during<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The answers that were given so far. */
  readonly used: CacheReads;
}

function usedOf(given: readonly CacheRead[]): CacheReads {
  const expiries = given.map(({ expires }) => expires).toSorted((one, other) => one - other);
  return {
    keys: [...new Set(given.map(({ key }) => key))],
    expires: expiries[0] ?? null,
    isIncomplete: given.some(({ isGood }) => !isGood),
  };
}
