import { describe, expect, it } from 'vitest';
import { aCache, away, first, newer, type Poster } from '#tests/adapters/caching/a-cache.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';

describe('the first read of a key', () => {
  it('A01 CACHE-3 starts one fetch for any number of callers', async () => {
    const { cache, upstream, question } = aCache();
    const answers = Array.from({ length: 200 }, () => cache.getOrFetch(question));
    expect(upstream.calls).toBe(1);
    expect(cache.states).toEqual({ loading: 1 });
    await upstream.answer(first);
    expect(await Promise.all(answers)).toEqual(answers.map(() => first));
    expect(cache.states).toEqual({ success: 1 });
  });

  it('A05 CACHE-1 returns the fallback after a failed fetch, and fetches again after half the lifetime', async () => {
    const { cache, upstream, question, logger, wait } = aCache();
    const withFallback = { ...question, fallback: { value: { title: 'none' } } };
    const answer = cache.getOrFetch(withFallback);
    await upstream.fail(away);
    expect(await answer).toEqual({ title: 'none' });
    expect(cache.states).toEqual({ error: 1 });
    wait(149);
    expect(await cache.getOrFetch(withFallback)).toEqual({ title: 'none' });
    expect(upstream.calls).toBe(1);
    wait(1);
    await cache.getOrFetch(withFallback);
    expect(upstream.calls).toBe(2);
    expect(logger.events).toEqual(['cache.fetch-failed']);
  });

  it('CACHE-1 rejects all callers without a fallback, and caches the failure', async () => {
    const { cache, upstream, question, wait } = aCache();
    const answers = Promise.allSettled([cache.getOrFetch(question), cache.getOrFetch(question)]);
    await upstream.fail(away);
    const error = { message: 'CMS away', retryAt: 150_000 };
    const failure = { status: 'rejected', reason: { ...error, cause: away } };
    expect(await answers).toMatchObject([failure, failure]);
    wait(149);
    await expect(cache.getOrFetch(question)).rejects.toMatchObject(error);
    expect(upstream.calls).toBe(1);
  });

  it('remembers apart what has another name', async () => {
    const { cache, upstream, question } = aCache();
    void cache.getOrFetch(question);
    void cache.getOrFetch({ ...question, key: 'other poster' });
    expect(upstream.calls).toBe(2);
  });
});

describe('an expired value', () => {
  async function expired() {
    const kit = aCache();
    const answer = kit.cache.getOrFetch(kit.question);
    await kit.upstream.answer(first);
    await answer;
    kit.wait(300);
    return kit;
  }

  it('A03 CACHE-1 is served immediately while one fetch refreshes it', async () => {
    const { cache, upstream, question } = await expired();
    expect(await Promise.all([cache.getOrFetch(question), cache.getOrFetch(question)])).toEqual([
      first,
      first,
    ]);
    expect(upstream.calls).toBe(2);
    expect(cache.states).toEqual({ refreshing: 1 });
    await upstream.answer(newer);
    expect(await cache.getOrFetch(question)).toEqual(newer);
    expect(cache.states).toEqual({ success: 1 });
  });

  it('A04 CACHE-1 stays, where the refresh fails, and is logged once', async () => {
    const { cache, upstream, question, logger, wait } = await expired();
    await cache.getOrFetch(question);
    await upstream.fail(away);
    wait(149);
    expect(await cache.getOrFetch(question)).toEqual(first);
    expect(upstream.calls).toBe(2);
    expect(logger.entries).toEqual([
      {
        level: 'error',
        event: 'cache.fetch-failed',
        facts: { partition: 'pages', served: 'good' },
        cause: away,
      },
    ]);
  });

  it('CACHE-1 is not served beyond its grace period, unless the fetch fails', async () => {
    const { cache, upstream, question, wait } = await expired();
    wait(300);
    const answer = cache.getOrFetch(question);
    await upstream.fail(away);
    expect(await answer).toEqual(first);
  });

  it('A06 CACHE-1 is replaced by a negative result', async () => {
    const { cache, upstream, question, wait } = await expired();
    const known = { ...question, isNegative: ({ title }: Poster) => title === 'gone' };
    await cache.getOrFetch(known);
    await upstream.answer({ title: 'gone' });
    expect(await cache.getOrFetch(known)).toEqual({ title: 'gone' });
    wait(60);
    await cache.getOrFetch(known);
    expect(upstream.calls).toBe(3);
  });
});

describe('an abort', () => {
  it('CACHE-3 does no harm to the others', async () => {
    const { cache, upstream, question } = aCache();
    const leaver = new AbortController();
    const left = cache.getOrFetch(question, leaver.signal);
    const stayed = cache.getOrFetch(question);
    leaver.abort(new Error('gone home'));
    await expect(left).rejects.toThrow('gone home');
    expect(upstream.signals[0]?.aborted).toBe(false);
    await upstream.answer(first);
    expect(await stayed).toEqual(first);
  });

  it('CACHE-3 an abort by the last reader ends the request, and the next reader sends another one', async () => {
    const { cache, upstream, question, logger } = aCache();
    const leavers = [new AbortController(), new AbortController()];
    const left = Promise.allSettled(leavers.map(({ signal }) => cache.getOrFetch(question, signal)));
    for (const leaver of leavers) leaver.abort(new Error('gone home'));
    await settled();
    expect(upstream.signals[0]?.aborted).toBe(true);
    const next = cache.getOrFetch(question);
    await upstream.answer(first, 2);
    expect([await next, await left]).toMatchObject([
      first,
      leavers.map(() => ({ reason: { message: 'gone home' } })),
    ]);
    expect(logger.entries).toEqual([]);
  });

  it('CACHE-3 an abort by all readers ends no request that replaces a value', async () => {
    const { cache, upstream, question, wait } = aCache();
    void cache.getOrFetch(question);
    await upstream.answer(first);
    wait(300);
    const leaver = new AbortController();
    await cache.getOrFetch(question, leaver.signal);
    leaver.abort();
    await upstream.answer(newer);
    expect([await cache.getOrFetch(question), upstream.calls]).toEqual([newer, 2]);
  });

  it('sends no request if it happened before', async () => {
    const { cache, upstream, question } = aCache();
    await expect(cache.getOrFetch(question, AbortSignal.abort(new Error('never mind')))).rejects.toThrow(
      'never mind',
    );
    expect(upstream.calls).toBe(0);
  });
});

describe('a fetch that never ends', () => {
  it('A07 CACHE-1 is given up after 300 seconds: callers are rejected, and the next read fetches again', async () => {
    const { cache, upstream, question, wait } = aCache();
    const answer = cache.getOrFetch(question);
    wait(299);
    expect(upstream.signals[0]?.aborted).toBe(false);
    wait(1);
    await expect(answer).rejects.toThrow('No answer in 300 s');
    await settled();
    expect(upstream.signals[0]?.aborted).toBe(true);
    const next = cache.getOrFetch(question);
    expect(upstream.calls).toBe(2);
    await upstream.answer(newer, 2);
    await upstream.answer(first, 1);
    expect(await next).toEqual(newer);
    expect(await cache.getOrFetch(question)).toEqual(newer);
  });

  it('cancels its timeout when it ends', async () => {
    const { cache, upstream, question, timer } = aCache();
    void cache.getOrFetch(question);
    expect(timer.pendingCount).toBe(1);
    await upstream.answer(first);
    expect(timer.pendingCount).toBe(0);
  });
});

describe('purging', () => {
  it('soft serves the stale value once more while fetching', async () => {
    const { cache, upstream, question } = aCache();
    const answer = cache.getOrFetch(question);
    await upstream.answer(first);
    await answer;
    cache.purge(() => true, 'soft');
    expect(await cache.getOrFetch(question)).toEqual(first);
    expect(upstream.calls).toBe(2);
  });

  it.each(['soft', 'hard'] as const)('A16 discards the result of a pending fetch: %s', async (how) => {
    const { cache, upstream, question } = aCache();
    const answer = cache.getOrFetch(question);
    cache.purge(() => true, how);
    const next = cache.getOrFetch(question);
    await upstream.answer(first, 1);
    expect(await answer).toEqual(first);
    const another = cache.getOrFetch(question);
    await upstream.answer(newer, 2);
    expect(await Promise.all([next, another])).toEqual([newer, newer]);
    expect(await cache.getOrFetch(question)).toEqual(newer);
    expect(upstream.calls).toBe(2);
  });
});

describe('a cached value', () => {
  it('A17 cannot be modified by its readers', async () => {
    const { cache, upstream, question } = aCache();
    const answer = cache.getOrFetch(question);
    await upstream.answer({ title: 'first', names: ['Mahler'] });
    const { names } = await answer;
    expect(() => names?.push('Bach')).toThrow(TypeError);
    expect((await cache.getOrFetch(question)).names).toEqual(['Mahler']);
  });

  it('A12 stays within its room, and one partition does not push out another', async () => {
    const { cache, upstream, question, logger } = aCache({ search: 10_000 });
    const page = { ...question, key: 'page', partition: 'pages' } as const;
    void cache.getOrFetch(page);
    await upstream.answer(first);
    for (let search = 0; search < 100; search += 1) {
      void cache.getOrFetch({ ...question, key: `search ${search}`, partition: 'search' });
      await upstream.answer(newer);
    }
    expect(cache.states['success']).toBeLessThan(25);
    const calls = upstream.calls;
    expect(await cache.getOrFetch(page)).toEqual(first);
    expect(upstream.calls).toBe(calls);
    expect(logger.entries).toEqual([]);
  });

  it('A11 C25 limits the bytes of negative results to those of two thousand short ones, of long keys to fewer', async () => {
    const { cache, upstream, question } = aCache();
    const nothing = { ...question, isNegative: () => true };
    const requestAll = async (from: number, key: (unknown: number) => string) => {
      for (let unknown = 0; unknown < 2500; unknown += 1)
        void cache.getOrFetch({ ...nothing, key: key(unknown) });
      for (let call = 1; call <= 2500; call += 1) void upstream.answer(first, from + call);
      await settled();
      return cache.states['success'] ?? 0;
    };
    const short = await requestAll(0, String);
    expect([short > 1500, short <= 2000]).toEqual([true, true]);
    expect(await requestAll(2500, (unknown) => `${unknown}${'k'.repeat(4000)}`)).toBeLessThan(500);
  });

  it('counts failures without a fallback likewise', async () => {
    const { cache, upstream, question } = aCache();
    for (let unknown = 0; unknown < 2500; unknown += 1) {
      cache.getOrFetch({ ...question, key: `${unknown}` }).catch(() => {});
    }
    for (let call = 1; call <= 2500; call += 1) void upstream.fail(away, call);
    await settled();
    expect(cache.states['error']).toBeLessThanOrEqual(2000);
    expect(cache.states['error']).toBeGreaterThan(1500);
  });
});
