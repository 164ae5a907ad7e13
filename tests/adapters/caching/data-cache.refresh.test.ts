import { describe, expect, it } from 'vitest';
import { createByteLimitedPartitions } from '#adapters/caching/byte-limited-partitions.ts';
import { type CacheRequest, DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RecordingLogger } from '#adapters/in-memory/recording-logger.adapter.ts';
import { instantFromMs, secondMs } from '#domain/time/instant.ts';
import { settled, Upstream } from '#tests/adapters/caching/upstream.ts';

interface Poster {
  readonly title: string;
  readonly names?: string[];
}

function aCache(room = {}) {
  const timer = new ManualTimer(new ManualClock(instantFromMs(0)));
  const logger = new RecordingLogger();
  const cache = new DataCache({
    clock: timer.clock,
    timer,
    logger,
    partitions: createByteLimitedPartitions(room),
  });
  const upstream = new Upstream<Poster>();
  const question: CacheRequest<Poster> = {
    key: 'poster',
    partition: 'pages',
    ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
    fetch: upstream.fetch,
  };
  const wait = (seconds: number) => timer.advance(seconds * secondMs);
  return { cache, upstream, question, logger, timer, wait };
}

const first = { title: 'first' };
const newer = { title: 'second' };
const away = new Error('CMS away');

describe('the data cache after the clock was set back', () => {
  it('A25 CACHE-2 fetches a value from the future again, and keeps the new one for its lifetime', async () => {
    const { cache, upstream, question, timer, wait } = aCache();
    wait(315_360_000);
    void cache.getOrFetch(question);
    await upstream.answer(first);
    timer.clock.setBack(315_000_000 * secondMs);
    const answer = cache.getOrFetch(question);
    await upstream.answer(newer);
    expect([await answer, upstream.calls]).toEqual([newer, 2]);
    wait(299);
    expect([await cache.getOrFetch(question), upstream.calls]).toEqual([newer, 2]);
    wait(1);
    void cache.getOrFetch(question);
    expect(upstream.calls).toBe(3);
  });
});

describe('a refresh of what is due', () => {
  it('CACHE-2 CACHE-5 fetches what has reached 95 % of its lifetime, waits for it, and fetches nothing else', async () => {
    const { cache, upstream, question, wait } = aCache();
    void cache.getOrFetch(question);
    await upstream.answer(first);
    wait(284);
    await cache.refreshDue(['poster', 'never fetched']);
    expect(upstream.calls).toBe(1);
    wait(1);
    let isDone = false;
    const refreshed = cache.refreshDue(['poster']).then(() => void (isDone = true));
    await settled();
    expect([upstream.calls, isDone]).toEqual([2, false]);
    await upstream.answer(newer);
    await refreshed;
    expect([await cache.getOrFetch(question), upstream.calls]).toEqual([newer, 2]);
    wait(299);
    expect([await cache.getOrFetch(question), upstream.calls]).toEqual([newer, 2]);
  });

  it('A04 CACHE-5 serves the last good value if it fails', async () => {
    const { cache, upstream, question, wait } = aCache();
    void cache.getOrFetch(question);
    await upstream.answer(first);
    wait(300);
    const refreshed = cache.refreshDue(['poster']);
    await upstream.fail(away);
    await refreshed;
    expect(await cache.getOrFetch(question)).toEqual(first);
  });
});
