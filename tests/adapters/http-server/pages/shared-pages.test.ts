import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type RenderedPage } from '#adapters/http-server/pages/page-source.ts';
import { createSharedPageTier } from '#adapters/http-server/pages/shared-pages.ts';
import { InMemorySharedCache } from '#adapters/in-memory/in-memory-shared-cache.adapter.ts';
import { uncachedTtl } from '#domain/caching/lifetimes.ts';
import { createInstant } from '#domain/time/instant.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

function aPage(more: Partial<RenderedPage> = {}): RenderedPage {
  const identity = Buffer.from('<!doctype html>');
  return {
    status: 200,
    bodies: { br: Buffer.from([1, 200, 3]), gzip: gzipSync(identity), identity },
    etag: 'W/"1"',
    template: 'event',
    renderedAt: createInstant(1000),
    ttl: { lifetimeSeconds: 280, staleIfErrorSeconds: 86_400, graceSeconds: 300 },
    isIncomplete: false,
    cacheKeys: ['page nl mahler'],
    ...more,
  };
}

/** Instances with one shared cache, and timers that the test advances. */
function instances(...builds: readonly string[]) {
  const timer = new ManualTimer();
  const { clock } = timer;
  const shared = new InMemorySharedCache(clock);
  const instance = (build: string) => {
    const pages = createSharedPageTier({ shared, clock, timer, build });
    const find = async (key = 'day /mahler', caller: 'visitor' | 'refresh' = 'visitor') =>
      (await pages.find(key, uncachedTtl, caller === 'refresh')).fresh?.value;
    const store = (page = aPage(), key = 'day /mahler') =>
      pages.store(key, { value: page, ttl: page.ttl, isNegative: false });
    return { find, store };
  };
  /** Lets the time pass while something waits. */
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      await new Promise((resolve) => void setImmediate(resolve));
      timer.advance(50);
    }
    await new Promise((resolve) => void setImmediate(resolve));
  };
  return { instances: builds.map(instance), pass };
}

function twoInstances(otherBuild = '1') {
  const { instances: both, pass } = instances('1', otherBuild);
  const [one, other] = both as [(typeof both)[0], (typeof both)[0]];
  return { one, other, pass };
}

describe('the pages that instances share', () => {
  it('CACHE-5 are the same in each, in every encoding', async () => {
    const { one, other } = twoInstances();
    one.store();
    expect(await other.find()).toEqual(aPage());
  });

  it('CACHE-5 are rendered by one instance, for which another waits', async () => {
    const { one, other, pass } = twoInstances();
    expect(await one.find()).toBeUndefined();
    const waiting = other.find();
    await pass(100);
    one.store();
    await pass(50);
    expect(await waiting).toEqual(aPage());
  });

  it('CACHE-5 are rendered by one of ten instances that start at once', async () => {
    const { instances: ten, pass } = instances(...Array.from({ length: 10 }, () => '1'));
    const renders: number[] = [];
    const answers = ten.map(async ({ find, store }, index) => {
      const found = await find();
      if (found) return found;
      renders.push(index);
      store();
      return aPage();
    });
    await pass(50);
    expect(await Promise.all(answers)).toEqual(ten.map(() => aPage()));
    expect(renders).toHaveLength(1);
  });

  it.each([
    ['visitor', 300],
    ['refresh', 3000],
  ] as const)('CACHE-5 are not waited for longer than allowed: %s, %i ms', async (caller, milliseconds) => {
    const { one, other, pass } = twoInstances();
    await one.find();
    let found: unknown = 'waiting';
    void other.find('day /mahler', caller).then((page) => void (found = page));
    await pass(milliseconds - 50);
    expect(found).toBe('waiting');
    await pass(50);
    expect(found).toBeUndefined();
  });

  it('CACHE-5 are not waited for by another build', async () => {
    const { one, other } = twoInstances('2');
    await one.find();
    expect(await other.find()).toBeUndefined();
  });

  it.each([
    ['a missing page', aPage({ status: 404 })],
    ['an incomplete page', aPage({ isIncomplete: true })],
    ['a page that expires at once', aPage({ ttl: { lifetimeSeconds: 1, staleIfErrorSeconds: 0 } })],
  ])('CACHE-5 are without %s', async (_, page) => {
    const { one, other } = twoInstances();
    one.store(page);
    expect(await other.find()).toBeUndefined();
  });

  it('C25 are without pages of long addresses', async () => {
    const { one, other } = twoInstances();
    const key = `day /${'x'.repeat(600)}`;
    one.store(aPage(), key);
    expect([await other.find(key), await one.find(key)]).toEqual([undefined, undefined]);
  });
});
