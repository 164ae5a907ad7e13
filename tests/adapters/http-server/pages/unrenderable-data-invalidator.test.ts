import { expect, it } from 'vitest';
import { DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { createUnrenderableDataInvalidator } from '#adapters/http-server/pipeline/pipeline.ts';
import { cacheLifetimes } from '#adapters/shared/queries/cache-lifetimes.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

it('A24 an answer whose page keeps failing is fetched again once a minute, not for each request', async () => {
  const clock = new ManualClock(createInstant(1_000_000));
  const dataCache = new DataCache({ clock, timer: new ManualTimer(), logger: new SilentLogger() });
  const purged: boolean[] = [];
  const world = createWorld([]);
  world.bind(Clock).toConstantValue(clock);
  world.bind(DataCacheToken).toConstantValue(dataCache);
  world.bind(SharedCache).toConstantValue(new NoSharedCache());
  const pages = {
    purge: (isAffected: (key: string) => boolean) => void purged.push(isAffected('page nl mahler')),
  };
  const report = createUnrenderableDataInvalidator(world, [dataCache, pages]);
  let fetched = 0;
  const failingPage = async () => {
    await dataCache.getOrFetch({
      key: 'page nl mahler',
      partition: 'pages',
      ttl: cacheLifetimes.page,
      fetch: async () => {
        fetched += 1;
        return 'of a shape that no page expects';
      },
    });
    report(['page nl mahler']);
  };
  await failingPage();
  await failingPage();
  expect(fetched).toBe(2);
  for (let seconds = 5; seconds < 60; seconds += 5) {
    clock.advance(5 * secondMs);
    await failingPage();
  }
  expect(fetched).toBe(2);
  clock.advance(10 * secondMs);
  await failingPage();
  await failingPage();
  expect(fetched).toBe(3);
  expect(purged).toEqual([true, true]);
});
