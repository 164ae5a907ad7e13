import { expect, it } from 'vitest';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

it('A15 a thousand values fetched in one second do not expire in one second', async () => {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const expiries: number[] = [];
  const cache = new DataCache({
    clock: timer.clock,
    timer,
    logger: new SilentLogger(),
    random: new SeededRandom(1888),
    onRead: ({ expires }) => expiries.push(expires / 1000),
  });
  for (let one = 0; one < 1000; one += 1) {
    await cache.getOrFetch({
      key: `page nl ${one}`,
      partition: 'pages',
      ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 0 },
      fetch: async () => 'Lied',
    });
  }
  const tenth = expiries.toSorted((one, other) => one - other);
  expect(tenth[0]).toBeGreaterThanOrEqual(285);
  expect(tenth.at(-1)).toBeLessThanOrEqual(315);
  expect((tenth.at(-1) ?? 0) - (tenth[0] ?? 0)).toBeGreaterThan(27);
  const busiest = Math.max(...Array.from({ length: 30 }, (_, at) => countIn(expiries, 285 + at)));
  expect(busiest).toBeLessThan(70);
});

function countIn(expiries: readonly number[], second: number): number {
  return expiries.filter((expiry) => expiry >= second && expiry < second + 1).length;
}
