import type { Bind } from 'inversify';
import { type CacheReadRecord, DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { createServerEntryStores } from '#adapters/caching/server-entry-stores.ts';
import { SharedTier } from '#adapters/caching/shared-tier.ts';
import type { UpstreamFetchLimiter } from '#adapters/caching/upstream-fetch-limiter.ts';
import {
  type CmsCallKind,
  type CmsGuard,
  CmsGuardToken,
  cmsCallKinds,
} from '#adapters/guarding/cms-guard.token.ts';
import { UpstreamGuard, type UpstreamGuardDependencies } from '#adapters/guarding/upstream-guard.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { RejectedQueryError } from '#adapters/search-graphql/search-client.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
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
  readonly onUpstream?: NonNullable<UpstreamGuardDependencies<CmsCallKind>['onEnd']>;
  /** The version of the site; entries of other versions in the shared cache are not used. */
  readonly version?: string;
}

/** The kind of call of a cache partition. The global data of all pages shares the circuit breaker of pages. */
function toCallKind(partition: CachePartition): CmsCallKind {
  return partition === 'global' ? 'pages' : partition;
}

/** Adapts the guard to the data cache, which calls it with a cache partition. */
export function toUpstreamFetchLimiter(guard: CmsGuard): UpstreamFetchLimiter {
  return { run: (partition, fetch, signal) => guard.run(toCallKind(partition), fetch, signal) };
}

/** Binds the server's data cache, the cache shared with other instances, and the guard of the CMS. */
export function provideServerCache(
  bind: Bind,
  { operation, cmsFolder }: Config,
  { onRead, onUpstream, version = '0' }: CacheObservers,
  redisTimeoutMs?: number,
): void {
  provideGuard(bind, onUpstream);
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
        guard: toUpstreamFetchLimiter(guard),
        ...(shared.state === 'none' ? {} : { shared: new SharedTier(shared, clock) }),
        ...(onRead ? { onRead } : {}),
      }),
  );
}

function provideGuard(bind: Bind, onUpstream: CacheObservers['onUpstream']): void {
  provide(
    bind,
    CmsGuardToken,
    [Clock, Timer, Random, Logger],
    (clock, timer, random, logger) =>
      new UpstreamGuard<CmsCallKind>({
        kinds: cmsCallKinds,
        leadingKind: 'pages',
        clock,
        timer,
        random,
        logger,
        isTransient: isTransientFailure,
        isUpstreamFailure,
        ...(onUpstream ? { onEnd: onUpstream } : {}),
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

/** Statuses of a proxy, or of a system that is starting. */
const transientStatuses = [502, 503, 504];

/** Error codes of Node and its fetch for connections that failed or were reset. */
const connectionErrorCodes = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
];

/** Whether a failed read should be retried (CACHE-1): the connection failed or was reset, or the status is 502, 503 or 504. Timeouts are not retried. */
function isTransientFailure(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof FetchFailure && transientStatuses.includes(cause.status)) return true;
  const isConnectionError =
    'code' in cause && typeof cause.code === 'string' && connectionErrorCodes.includes(cause.code);
  return isConnectionError || isTransientFailure(cause.cause);
}
