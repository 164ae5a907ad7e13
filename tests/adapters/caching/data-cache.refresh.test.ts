import { describe, expect, it } from 'vitest';
import { secondMs } from '#domain/time/instant.ts';
import { aCache, away, first, newer } from '#tests/adapters/caching/a-cache.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';

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
