import type { CacheRequest } from '#adapters/caching/cache-request.ts';
import type { EntryStore } from '#adapters/caching/entry-store.ts';
import type { SharedTier } from '#adapters/caching/shared-tier.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** What a cache is made of. */
export interface SwrCacheOptions<Value> {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Where the entries are, limited in size. */
  readonly store: EntryStore<Value>;
  /** Varies lifetimes by up to 5 %, so that values fetched together do not expire together (CACHE-2); without it they are exact. */
  readonly random?: Random | undefined;
  /** The values of other instances, which are looked for before a fetch. */
  readonly shared?: SharedTier<Value> | undefined;
  /** Called after each failed fetch with what is served instead. */
  readonly onFailure?: (
    request: CacheRequest<Value>,
    cause: unknown,
    served: 'good' | 'fallback' | 'nothing',
  ) => void;
}
