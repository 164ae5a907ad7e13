import { expect, it, onTestFinished } from 'vitest';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import type { InvalidationRequest, FetchedQueryResult } from '#ports/shared-cache.port.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';

const answer: FetchedQueryResult = { value: ['Lied'], fetchedAt: createInstant(1) };

it('OPS-3 a purge during an upgrade reaches the answers and the instances of both versions', async ({
  skip,
}) => {
  if (!hasRedis) skip('no Redis on this machine');
  const redis = await startRedis();
  onTestFinished(() => redis.close());
  const [former, present] = ['1', '2'].map(
    (version) =>
      new RedisSharedCache({
        url: redis.url,
        logger: new RecordingLogger(),
        clock: new SystemClock(),
        version,
      }),
  ) as [RedisSharedCache, RedisSharedCache];
  onTestFinished(async () => void (await Promise.all([former.close(), present.close()])));
  await expect.poll(() => [former.state, present.state]).toEqual(['up', 'up']);
  const received: InvalidationRequest[] = [];
  former.onInvalidate((invalidation) => received.push(invalidation));
  former.store('page nl over-ons', answer, 60);
  await expect.poll(() => former.read('page nl over-ons')).toEqual(answer);
  expect(await present.read('page nl over-ons')).toBeUndefined();

  const invalidation = { keyPrefixes: ['page nl over-ons'], mode: 'hard' } as const;
  await present.invalidate(invalidation);
  await expect.poll(() => received).toEqual([invalidation]);
  expect(await former.read('page nl over-ons')).toBeUndefined();
});
