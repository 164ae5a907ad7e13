import { expect, it } from 'vitest';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { createUnrenderableDataInvalidator } from '#adapters/http-server/pages/unrenderable-data-invalidator.ts';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { NoSharedCache } from '#adapters/system/no-shared-cache.adapter.ts';
import { lifetimes } from '#domain/caching/lifetimes.ts';
import { instantFromMs, secondMs } from '#domain/time/instant.ts';

it('A24 an answer whose page keeps failing is fetched again once a minute, not for each request', async () => {
  const clock = new ManualClock(instantFromMs(1_000_000));
  const dataCache = new DataCache({ clock, timer: new ManualTimer(), logger: new SilentLogger() });
  const purged: boolean[] = [];
  const report = createUnrenderableDataInvalidator({
    dataCache,
    shared: new NoSharedCache(),
    caches: [{ purge: (isAffected) => purged.push(isAffected('page nl mahler')) }],
    clock,
  });
  let fetched = 0;
  const failingPage = async () => {
    await dataCache.getOrFetch({
      key: 'page nl mahler',
      partition: 'pages',
      ttl: lifetimes.page,
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
