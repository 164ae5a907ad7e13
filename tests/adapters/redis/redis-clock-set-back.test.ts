import { afterEach, describe, expect, it, vi } from 'vitest';
import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { hasRedis, startRedis } from '#tests/support/redis-server.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((one) => one.close()));
});

describe('a Redis that hung before the clock was set back', () => {
  it('A25 B13 is used again soon after its return', async ({ skip }) => {
    if (!hasRedis) skip('no Redis on this machine');
    const [logger, clock] = [new RecordingLogger(), new SystemClock()];
    const first = await startRedis();
    open.push(first);
    const instance = new RedisSharedCache({ url: first.url, logger, clock, version: 'test', restMs: 300 });
    open.push(instance);
    await expect.poll(() => instance.state).toBe('up');
    first.process.kill('SIGSTOP');
    for (let question = 0; question < 5; question += 1) await instance.read(`page nl ${question}`);
    expect(logger.events).toContain('redis.request-failed');
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    first.process.kill('SIGCONT');
    const readState = async () => {
      await instance.read('global nl');
      return instance.state;
    };
    await expect.poll(readState, { interval: 100 }).toBe('up');
  });
});
