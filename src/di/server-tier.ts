import type { ContainerModuleLoadOptions } from 'inversify';
import type { Given } from '#adapters/caching/given.ts';
import type { Shelf } from '#adapters/caching/places.ts';
import { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { SharedAnswers } from '#adapters/caching/shared-answers.ts';
import { weighedPlaces } from '#adapters/caching/weighed-places.ts';
import { UpstreamGuard, type UpstreamGuardNeeds } from '#adapters/guarding/upstream-guard.adapter.ts';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { type Token, token } from '#ports/token.ts';
import type { Config } from '#src/config.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { provide } from '#src/di/provide.ts';

/** Who stands before each system that the server asks. */
export interface Guards {
  readonly cms: UpstreamGuard;
  readonly search: UpstreamGuard;
}

export const GuardsToken: Token<Guards> = token<Guards>('Guards');

/** Who wants to know what the cache does. */
export interface CacheWatch {
  readonly onGiven?: (given: Given) => void;
  readonly onUpstream?: NonNullable<UpstreamGuardNeeds['onEnd']>;
  /** Sets apart what other versions of the site have shared. */
  readonly version?: string;
}

/** Which system answers the questions of a shelf. */
const behind: Readonly<Record<Shelf, keyof Guards>> = {
  global: 'cms',
  pages: 'cms',
  small: 'cms',
  redirects: 'cms',
  search: 'search',
  facets: 'search',
};

/** The one cache of the server, the tier it shares with other instances, and the guards before the systems it asks. */
export function provideServerTier(
  bind: ContainerModuleLoadOptions,
  { operation }: Config,
  { onGiven, onUpstream, version = '0' }: CacheWatch,
): void {
  const told = onUpstream ? { onEnd: onUpstream } : {};
  provide(
    bind,
    GuardsToken,
    (logger: Logger) => ({
      cms: new UpstreamGuard({ name: 'cms', logger, ...told }),
      search: new UpstreamGuard({ name: 'search', logger, ...told }),
    }),
    [Logger],
  ).inSingletonScope();
  provide(
    bind,
    SharedCache,
    (logger: Logger) =>
      operation.redisUrl === ''
        ? new NoSharedCache()
        : new RedisSharedCache({ url: operation.redisUrl, logger, version }),
    [Logger],
  ).inSingletonScope();
  provide(
    bind,
    CacheToken,
    (clock: Clock, timer: Timer, logger: Logger, random: Random, guards: Guards, shared: SharedCache) =>
      new RememberingCache({
        clock,
        timer,
        logger,
        random,
        places: weighedPlaces(),
        guard: { run: (shelf, fetch, signal) => guards[behind[shelf]].run(fetch, signal) },
        ...(shared.state === 'none' ? {} : { shared: new SharedAnswers(shared) }),
        ...(onGiven ? { onGiven } : {}),
      }),
    [Clock, Timer, Logger, Random, GuardsToken, SharedCache],
  ).inSingletonScope();
}
