import { Container, ContainerModule } from 'inversify';
import { expect, it, onTestFinished } from 'vitest';
import {
  type CacheReadRecord,
  type DataCache,
  DataCacheToken,
} from '#adapters/caching/data-cache.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { Timer } from '#ports/timer.port.ts';
import type { EnvironmentVariables } from '#src/config.ts';
import { provideServerCache } from '#src/worlds/server.world.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

function createCacheWorld({
  variables = {},
  fraction = 0,
  onRead = () => {},
}: {
  readonly variables?: EnvironmentVariables;
  readonly fraction?: number;
  readonly onRead?: (read: CacheReadRecord) => void;
}): Container {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const world = new Container({ defaultScope: 'Singleton' });
  world.bind<Clock>(Clock).toConstantValue(timer.clock);
  world.bind<Timer>(Timer).toConstantValue(timer);
  world.bind<Logger>(Logger).toConstantValue(new SilentLogger());
  world.bind<Random>(Random).toConstantValue({ fraction: () => fraction });
  world.load(new ContainerModule(({ bind }) => provideServerCache(bind, readyConfig(variables), { onRead })));
  return world;
}

/** The seconds after which the server's cache fetches a page again, by what chance decides (0 to 1). */
async function lifetimeAt(fraction: number): Promise<number | undefined> {
  const reads: CacheReadRecord[] = [];
  const world = createCacheWorld({ fraction, onRead: (read) => reads.push(read) });
  const ttl = { lifetimeSeconds: 300, staleIfErrorSeconds: 0 };
  const page = { key: 'page nl over-ons', partition: 'pages', ttl, fetch: async () => 'Over ons' } as const;
  await world.get<DataCache>(DataCacheToken).getOrFetch(page);
  return reads.map(({ expires }) => expires / 1000).at(0);
}

it('CACHE-2 varies the lifetimes on the server by up to 5 % either way', async () => {
  expect(await lifetimeAt(0)).toBe(285);
  expect(await lifetimeAt(0.5)).toBe(300);
  expect(await lifetimeAt(1)).toBe(315);
});

it('HALL-3 shares nothing of a folder, which only a restart changes', () => {
  const findState = (CMS_FOLDER: string) => {
    const variables = { CMS_FOLDER, REDIS_URL: 'redis://127.0.0.1:9' };
    const shared = createCacheWorld({ variables }).get<SharedCache>(SharedCache);
    onTestFinished(() => shared.close());
    return shared.state;
  };
  expect([findState(''), findState('tests')]).toEqual(['down', 'none']);
});
