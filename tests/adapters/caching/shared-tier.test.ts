import { describe, expect, it } from 'vitest';
import {
  type CacheReadRecord,
  type CachedQueryRequest,
  DataCache,
  type UpstreamFetchLimiter,
} from '#adapters/caching/data-cache.adapter.ts';
import { SharedTier } from '#adapters/caching/shared-tier.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';
import { InMemorySharedCache } from '#tests/support/in-memory-shared-cache.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** Two instances of the site with one clock, one shared cache, and a CMS that counts its requests. */
function twoInstances(guard?: UpstreamFetchLimiter) {
  const timer = new ManualTimer(new ManualClock(createInstant(0)));
  const shared = new SharedTier<unknown>(new InMemorySharedCache(), timer.clock);
  const logger = new RecordingLogger();
  const given: CacheReadRecord[] = [];
  const cms = { requests: 0, isAway: false };
  const question: CachedQueryRequest<string> = {
    key: 'page nl mahler',
    partition: 'pages',
    ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 3600 },
    fetch: async () => {
      cms.requests += 1;
      if (cms.isAway) throw new Error('CMS away');
      return `answer ${cms.requests}`;
    },
    isNegative: (answer) => answer === 'answer 9',
  };
  const instance = () =>
    new DataCache({
      clock: timer.clock,
      timer,
      logger,
      shared,
      ...(guard ? { guard } : {}),
      onRead: (one) => given.push(one),
    });
  const wait = (seconds: number) => timer.advance(seconds * secondMs);
  return { one: instance(), other: instance(), question, cms, wait, given, logger, clock: timer.clock };
}

describe('two instances that share', () => {
  it('A02 send one request between them', async () => {
    const { one, other, question, cms } = twoInstances();
    expect(await one.getOrFetch(question)).toBe('answer 1');
    expect(await other.getOrFetch(question)).toBe('answer 1');
    expect(cms.requests).toBe(1);
  });

  it('A02 expire a value by the time it was fetched, in whichever instance', async () => {
    const { one, other, question, cms, wait } = twoInstances();
    await one.getOrFetch(question);
    wait(200);
    await other.getOrFetch(question);
    wait(99);
    await other.getOrFetch(question);
    expect(cms.requests).toBe(1);
    wait(1);
    await other.getOrFetch(question);
    await settled();
    expect(cms.requests).toBe(2);
  });

  it('CACHE-6 A25 use no value from the future, but allow for a difference of their clocks', async () => {
    const { one, other, question, cms, wait, clock } = twoInstances();
    wait(1000);
    await one.getOrFetch(question);
    clock.setBack(4 * secondMs);
    expect(await other.getOrFetch(question)).toBe('answer 1');
    const { other: third, ...next } = twoInstances();
    next.wait(1000);
    await next.one.getOrFetch(next.question);
    next.clock.setBack(6 * secondMs);
    expect([await third.getOrFetch(next.question), cms.requests]).toEqual(['answer 2', 1]);
    next.clock.setBack(60 * secondMs);
    next.cms.isAway = true;
    await expect(next.one.getOrFetch(next.question)).resolves.toBe('answer 1');
  });

  it('CACHE-2 CACHE-5 fetch a value again that is due, and until then none', async () => {
    const { one, other, question, cms, wait } = twoInstances();
    await one.getOrFetch(question);
    wait(284);
    expect(await other.getOrFetch(question)).toBe('answer 1');
    const { other: third, ...next } = twoInstances();
    await next.one.getOrFetch(next.question);
    next.wait(285);
    expect([await third.getOrFetch(next.question), cms.requests, next.cms.requests]).toEqual([
      'answer 2',
      1,
      2,
    ]);
  });

  it('CACHE-5 use a value that is due while the CMS is down', async () => {
    const { one, other, question, cms, wait } = twoInstances();
    const brief = { ...question, ttl: { lifetimeSeconds: 300, staleIfErrorSeconds: 0 } };
    await one.getOrFetch(brief);
    cms.isAway = true;
    wait(290);
    expect([await other.getOrFetch(brief), cms.requests]).toEqual(['answer 1', 2]);
  });

  it("A04 use each other's values: a new instance serves a stale value while the CMS is unavailable", async () => {
    const { one, other, question, cms, wait } = twoInstances();
    await one.getOrFetch(question);
    wait(400);
    cms.isAway = true;
    expect(await other.getOrFetch(question)).toBe('answer 1');
    wait(149);
    await other.getOrFetch(question);
    expect(cms.requests).toBe(2);
    wait(3600);
    await expect(other.getOrFetch(question)).rejects.toThrow('CMS away');
  });

  it('CACHE-5 share no negative result, and no good one from before it', async () => {
    const { one, other, question, cms, wait } = twoInstances();
    cms.requests = 7;
    expect(await one.getOrFetch(question)).toBe('answer 8');
    wait(300);
    await one.getOrFetch(question);
    await settled();
    expect(await one.getOrFetch(question)).toBe('answer 9');
    cms.isAway = true;
    await expect(other.getOrFetch(question)).rejects.toThrow('CMS away');
  });
});

describe('a rejected request', () => {
  const closed: UpstreamFetchLimiter = {
    run: async () => ({ kind: 'notRequested', reason: 'cms is left alone' }),
  };

  it('A19 fails immediately, without a log event, and may be retried after two seconds', async () => {
    const { one, question, cms, logger } = twoInstances(closed);
    await expect(one.getOrFetch(question)).rejects.toThrow('cms is left alone');
    expect([cms.requests, logger.entries]).toEqual([0, []]);
  });

  it('A19 returns its fallback if there is one', async () => {
    const { one, question } = twoInstances(closed);
    expect(await one.getOrFetch({ ...question, fallback: { value: 'none' } })).toBe('none');
  });
});

describe('read notifications', () => {
  it('contain the expiry, and whether the value is a good one', async () => {
    const { one, question, cms, wait, given } = twoInstances();
    await one.getOrFetch(question);
    await one.getOrFetch(question);
    wait(300);
    await one.getOrFetch(question);
    cms.isAway = true;
    await one.getOrFetch({ ...question, key: 'other', fallback: { value: 'none' } });
    await one.getOrFetch({ ...question, key: 'third' }).catch(() => {});
    const key = question.key;
    expect(given).toEqual([
      { key, expires: 300_000, isGood: true },
      { key, expires: 300_000, isGood: true },
      { key, expires: 300_000, isGood: true },
      { key: 'other', expires: 450_000, isGood: false },
      { key: 'third', expires: 450_000, isGood: false },
    ]);
  });
});
