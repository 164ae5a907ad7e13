import { Container, ContainerModule } from 'inversify';
import { expect, it } from 'vitest';
import type { CacheReadRecord, DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import { createInstant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Random } from '#ports/random.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { provideServerCache } from '#src/worlds/provide-server-cache.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** The seconds after which the server's cache fetches a page again, by what chance decides (0 to 1). */
async function lifetimeAt(fraction: number): Promise<number | undefined> {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const reads: CacheReadRecord[] = [];
  const world = new Container({ defaultScope: 'Singleton' });
  world.bind<Clock>(Clock).toConstantValue(timer.clock);
  world.bind<Timer>(Timer).toConstantValue(timer);
  world.bind<Logger>(Logger).toConstantValue(new SilentLogger());
  world.bind<Random>(Random).toConstantValue({ fraction: () => fraction });
  world.load(
    new ContainerModule(({ bind }) =>
      provideServerCache(bind, readyConfig(), { onRead: (read) => reads.push(read) }),
    ),
  );
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
