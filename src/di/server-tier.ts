import type { ContainerModuleLoadOptions } from 'inversify';
import type { CacheRead } from '#adapters/caching/cache-read.ts';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import type { Guard } from '#adapters/caching/guard.ts';
import { partitionsByBytes } from '#adapters/caching/partition-stores.ts';
import { SharedAnswers } from '#adapters/caching/shared-answers.ts';
import { UpstreamGuard, type UpstreamGuardDependencies } from '#adapters/guarding/upstream-guard.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { type CachePartition, cachePartitions } from '#domain/caching/partitions.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, token } from '#ports/token.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provide } from '#src/di/world.ts';

/** The kinds of call to the CMS and its search, which are one origin: a breaker each. */
export const callKinds = cachePartitions.filter((partition) => partition !== 'global');

type CallKind = Exclude<CachePartition, 'global'>;

/** Guards the CMS and its search. */
export type CmsGuard = UpstreamGuard<CallKind>;

export const CmsGuardToken: Token<CmsGuard> = token<CmsGuard>('CmsGuard');

/** Who wants to know what the cache does. */
export interface CacheObserver {
  readonly onGiven?: (given: CacheRead) => void;
  readonly onUpstream?: NonNullable<UpstreamGuardDependencies<CallKind>['onEnd']>;
  /** Told of each entry of the shared tier that was dropped because it was not signed. */
  readonly onUnsigned?: () => void;
  /** Sets apart what other versions of the site have shared. */
  readonly version?: string;
}

/** What all pages share is asked with them, and fails with them. */
function callKindOf(partition: CachePartition): CallKind {
  return partition === 'global' ? 'pages' : partition;
}

/** The guard of a cache: each question passes it as its kind of call. */
export function guardOf(guard: CmsGuard): Guard {
  return { run: (partition, fetch, signal) => guard.run(callKindOf(partition), fetch, signal) };
}

/** The one cache of the server, the tier it shares with other instances, and the guard before the CMS. */
export function provideServerTier(
  bind: ContainerModuleLoadOptions,
  { operation }: Config,
  { onGiven, onUpstream, onUnsigned, version = '0' }: CacheObserver,
): void {
  provideGuard(bind, onUpstream);
  provide(
    bind,
    SharedCache,
    (logger: Logger) =>
      operation.redisUrl === ''
        ? new NoSharedCache()
        : new RedisSharedCache({
            url: operation.redisUrl,
            logger,
            version,
            secrets: operation.sharedCacheSecrets,
            ...(onUnsigned ? { onUnsigned } : {}),
          }),
    [Logger],
  ).inSingletonScope();
  provide(
    bind,
    CacheToken,
    (clock: Clock, timer: Timer, logger: Logger, random: Random, guard: CmsGuard, shared: SharedCache) =>
      new DataCache({
        clock,
        timer,
        logger,
        random,
        partitions: partitionsByBytes(),
        guard: guardOf(guard),
        ...(shared.state === 'none' ? {} : { shared: new SharedAnswers(shared) }),
        ...(onGiven ? { onRead: onGiven } : {}),
      }),
    [Clock, Timer, Logger, Random, CmsGuardToken, SharedCache],
  ).inSingletonScope();
}

function provideGuard(bind: ContainerModuleLoadOptions, onUpstream: CacheObserver['onUpstream']): void {
  provide(
    bind,
    CmsGuardToken,
    (clock: Clock, timer: Timer, random: Random, logger: Logger) =>
      new UpstreamGuard<CallKind>({
        kinds: callKinds,
        leading: 'pages',
        clock,
        timer,
        random,
        logger,
        isTransient: isTransientFailure,
        ...(onUpstream ? { onEnd: onUpstream } : {}),
      }),
    [Clock, Timer, Random, Logger],
  ).inSingletonScope();
}

/** Statuses of a proxy, or of a system that is being started. */
const statuses = [502, 503, 504];

/** What Node and its fetch call a connection that could not be made, or that the other side ended. */
const codes = [
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

/** Whether a failed read may succeed at the next attempt (CACHE-1): the connection failed or was reset, or 502, 503, 504. An answer that took too long is not asked for again. */
function isTransientFailure(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (cause instanceof FetchFailure && statuses.includes(cause.status)) return true;
  const isCutOff = 'code' in cause && typeof cause.code === 'string' && codes.includes(cause.code);
  return isCutOff || isTransientFailure(cause.cause);
}
