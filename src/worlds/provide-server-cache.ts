import type { Bind } from 'inversify';
import { createServerEntryStores } from '#adapters/caching/byte-limited-lru.ts';
import { type CacheReadRecord, DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { SharedTier } from '#adapters/caching/shared-tier.ts';
import { CmsGuard, CmsGuardToken } from '#adapters/guarding/cms-guard.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { RejectedQueryError } from '#adapters/search-graphql/search-client.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';
import { provide } from '#src/worlds/provide.ts';

/** Callbacks for events of the data cache. */
export interface CacheObservers {
  readonly onRead?: (read: CacheReadRecord) => void;
  readonly onUpstream?: (call: string, outcome: string) => void;
  /** The version of the site; entries of other versions in the shared cache are not used. */
  readonly version?: string;
}

/** Binds the server's data cache, the cache shared with other instances, and the guard of the CMS. */
export function provideServerCache(
  bind: Bind,
  { operation, cmsFolder }: Config,
  { onRead, onUpstream, version = '0' }: CacheObservers,
  redisTimeoutMs?: number,
): void {
  provide(
    bind,
    CmsGuardToken,
    [Clock, Random, Logger],
    (clock, random, logger) => new CmsGuard({ clock, random, logger, isUpstreamFailure, onEnd: onUpstream }),
  );
  provide(bind, SharedCache, [Logger, Clock], (logger, clock) => {
    // A folder is in the memory of each instance, and only a restart changes it: there is nothing to share and nothing to purge (HALL-3).
    if (cmsFolder !== '' || operation.redisUrl === '') return new NoSharedCache();
    return new RedisSharedCache({
      url: operation.redisUrl,
      logger,
      version,
      clock,
      ...(redisTimeoutMs === undefined ? {} : { commandTimeoutMs: redisTimeoutMs }),
    });
  });
  provide(
    bind,
    DataCacheToken,
    [Clock, Timer, Logger, Random, CmsGuardToken, SharedCache],
    (clock, timer, logger, random, guard, shared) =>
      new DataCache({
        clock,
        timer,
        logger,
        random,
        createStore: createServerEntryStores(),
        guard,
        ...(shared.state === 'none' ? {} : { shared: new SharedTier(shared, clock) }),
        ...(onRead ? { onRead } : {}),
      }),
  );
}

/** Statuses that reject the request itself. */
const rejectionStatuses = [400, 413, 414, 422, 431];

/** Whether a failure is the system's: not one that the request itself earns (GraphQL errors, a 400), which any visitor could cause. */
function isUpstreamFailure(cause: unknown): boolean {
  if (!(cause instanceof Error)) return true;
  if (cause instanceof FetchFailure && rejectionStatuses.includes(cause.status)) return false;
  return !(cause instanceof RejectedQueryError) && isUpstreamFailure(cause.cause);
}
