import { ContainerModule, type Bind } from 'inversify';
import { createServerEntryStores } from '#adapters/caching/byte-limited-lru.ts';
import { DataCache, DataCacheToken, type CacheReadRecord } from '#adapters/caching/data-cache.adapter.ts';
import { SharedTier } from '#adapters/caching/shared-tier.ts';
import { CmsGuard, CmsGuardToken } from '#adapters/guarding/cms-guard.adapter.ts';
import { FetchFailure } from '#adapters/http/fetch-failure.ts';
import type { Fetch } from '#adapters/http/http-client.ts';
import { withPreviewParams } from '#adapters/http/live-preview.ts';
import { type LogDropReason, LogOutput, PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { RejectedQueryError } from '#adapters/search-graphql/search-client.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { ServerNavigator } from '#adapters/system/server-navigator.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemRandom } from '#adapters/system/system-random.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Navigator } from '#ports/navigator.port.ts';
import { Random } from '#ports/random.port.ts';
import { Settings, type LivePreviewParams } from '#ports/settings.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, createToken } from '#ports/token.ts';
import { type Config, toBrowserSettings } from '#src/config.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { provideCmsAndSearch, provideFolderCms } from '#src/worlds/provide-cms-and-search.ts';
import { provide } from '#src/worlds/provide.ts';
import { provideTicketingSite } from '#src/worlds/ticketing-site.ts';
import { TranslatorRegistry, TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

export const LogOutputToken: Token<LogOutput> = createToken<LogOutput>('LogOutput');

/** What a test or an example of the web tier replaces. */
export interface ServerOverrides {
  readonly clock?: Clock;
  readonly timer?: Timer;
  readonly logger?: Logger;
  /** The longest wait for a command of Redis, in milliseconds. */
  readonly redisTimeoutMs?: number;
  /** The moment to which the concerts of an example of a hall are moved (`CMS_FOLDER`). */
  readonly moveConcertsTo?: Instant;
}

/** Callbacks for the metrics of the web tier. */
export interface ServerObservers {
  readonly onRead?: (read: CacheReadRecord) => void;
  readonly onUpstream?: (call: string, outcome: string) => void;
  /** The version of the site; entries of other versions in the shared cache are not used. */
  readonly version?: string;
  readonly onLogDropped?: (loss: LogDropReason) => void;
  /** The id of the request that is being handled, for log lines. */
  readonly readRequestId?: () => string | undefined;
}

/** The world on the server: CMS and search over HTTP with one data cache for all visitors. It contains no personal data. */
export function createServerWorldModule(
  config: Config,
  { clock, timer, logger, redisTimeoutMs, moveConcertsTo }: ServerOverrides = {},
  observers: ServerObservers = {},
  fetch: Fetch = globalThis.fetch,
): ContainerModule {
  const { onLogDropped = () => {}, readRequestId } = observers;
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => toBrowserSettings(config));
    provideTicketingSite(bind);
    provide(bind, Clock, [], () => clock ?? new SystemClock());
    provide(bind, Timer, [], () => timer ?? new SystemTimer());
    provide(bind, Random, [], () => new SystemRandom());
    provide(bind, LogOutputToken, [], () => new LogOutput(onLogDropped));
    provide(
      bind,
      Logger,
      [Clock, LogOutputToken],
      (time, output) =>
        logger ??
        new PinoLogger(output, time, {
          onLimited: () => onLogDropped('limited'),
          ...(readRequestId && { readRequestId }),
        }),
    );
    provide(bind, Navigator, [], () => new ServerNavigator());
    provideServerCache(bind, config, observers, redisTimeoutMs);
    if (config.cmsFolder !== '') provideFolderCms(bind, config, moveConcertsTo);
    provideCmsAndSearch(bind, config, fetch);
    provide(bind, TranslatorRegistryToken, [Logger], (log) => new TranslatorRegistry(log, listWordFiles()));
  });
}

/**
 * Overrides for one request of an editor's live preview (CALL-2): CMS and search requests with the preview's parameters, a data cache
 * that is discarded with the request, and settings that pass the preview to the browser. `guard` is the shared guard of the CMS;
 * without it requests are sent whatever the state of the circuit breakers.
 */
export function createPreviewServerWorldModule(
  config: Config,
  preview: LivePreviewParams,
  { fetch, guard }: { readonly fetch: Fetch; readonly guard?: CmsGuard },
): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provide(bind, Settings, [], () => ({ ...toBrowserSettings(config), preview }));
    provide(
      bind,
      DataCacheToken,
      [Clock, Timer, Logger],
      (clock, timer, logger) => new DataCache({ clock, timer, logger, ...(guard && { guard }) }),
    );
    provideCmsAndSearch(bind, config, withPreviewParams(fetch, preview));
  });
}

/** Binds the server's data cache, the cache shared with other instances, and the guard of the CMS. */
export function provideServerCache(
  bind: Bind,
  { operation, cmsFolder }: Config,
  { onRead, onUpstream, version = '0' }: ServerObservers,
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
