import { describe, expect, it } from 'vitest';
import { DataCache, type CachedQueryRequest } from '#adapters/caching/data-cache.adapter.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { Upstream } from './upstream.ts';

const fallback = 'nobody answered';

function aTab(retriesSoon = false) {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const logger = new RecordingLogger();
  const cache = new DataCache({ clock: timer.clock, timer, logger, retriesSoon });
  const upstream = new Upstream<string>();
  const question: CachedQueryRequest<string> = {
    key: 'poster',
    partition: 'banners',
    ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
    isFallback: (answer) => answer === fallback,
    fetch: upstream.fetch,
  };
  const read = () => cache.getOrFetch(question);
  return { read, upstream, logger, wait: (seconds: number) => timer.advance(seconds * secondMs) };
}

describe('the cache of a browser tab', () => {
  it('E16 CACHE-1 is, two seconds later, what could not be had: it may have been the visitor’s own network', async () => {
    const { read, upstream, logger, wait } = aTab(true);
    const answer = Promise.allSettled([read()]);
    await upstream.fail(new Error('no network'));
    expect(await answer).toMatchObject([{ status: 'rejected', reason: { message: 'no network' } }]);
    expect(logger.events).toEqual(['cache.fetch-failed']);
    await expect(read()).rejects.toThrow('no network');
    wait(2);
    const again = read();
    await upstream.answer('poster');
    expect(await again).toBe('poster');
  });

  it('LIST-14 fetches again two seconds after a fallback', async () => {
    const { read, upstream, wait } = aTab();
    const answer = read();
    await upstream.answer(fallback);
    expect([await answer, await read(), upstream.calls]).toEqual([fallback, fallback, 1]);
    wait(2);
    const again = read();
    await upstream.answer('poster');
    expect(await again).toBe('poster');
  });

  it('LIST-14 A04 serves an earlier good value instead of a fallback, as long as it may', async () => {
    const { read, upstream, wait } = aTab();
    void read();
    await upstream.answer('poster');
    wait(700);
    const answer = read();
    await upstream.answer(fallback);
    expect(await answer).toBe('poster');
  });
});
