import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { computePageTtl } from '#domain/caching/page-ttl.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import type { CanonicalPageAddress } from '#src/server/pages/page-address.ts';
import { PageCache, type PageOrOverloaded } from '#src/server/pages/page-cache.ts';
import { defaultPageStoreLimits, PageLruStore } from '#src/server/pages/page-store.ts';
import type { RenderedPage } from '#src/server/pages/rendered-page.ts';
import { at } from '#tests/domain/time/at.ts';

const evening = at('2026-11-20T20:00:00+01:00');

/** The result of the next rendering, except its text. */
interface Outcome {
  readonly status?: number;
  readonly isIncomplete?: boolean;
  readonly changesAt?: RenderedPage['renderedAt'];
  readonly bytes?: number;
  readonly keys?: readonly string[];
}

/** A cache with a renderer that numbers its pages, and waits for the test if `isSlow`. */
function aCache({ store = new PageLruStore(), isSlow = false } = {}) {
  const clock = new FixedClock(evening);
  const state = { outcome: {} as Outcome, mayDraw: true, waitsTooLong: false, drawn: 0 };
  const waiting: (() => void)[] = [];
  const render = async ({ path }: CanonicalPageAddress): Promise<RenderedPage | undefined> => {
    if (state.waitsTooLong) return undefined;
    state.drawn += 1;
    const [sheet, outcome] = [state.drawn, state.outcome];
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    return printOf(`${path} ${sheet}`, outcome, clock);
  };
  const cache = new PageCache({ clock, render: render, mayRender: () => state.mayDraw, store });
  const ask = (target = '/concerten') => cache.getOrRender(target, addressOf(target));
  const wait = (seconds: number) => clock.moveTo(addMilliseconds(clock.now(), seconds * secondMs));
  return { cache, ask, wait, state, waiting, store };
}

function printOf(text: string, outcome: Outcome, clock: FixedClock): RenderedPage {
  const { status = 200, isIncomplete = false, changesAt = null, bytes = 0, keys = [] } = outcome;
  const body = Buffer.concat([Buffer.from(text), Buffer.alloc(bytes)]);
  const renderedAt = clock.now();
  return {
    status,
    bodies: { br: body, gzip: body, identity: body },
    etag: `W/"${text}"`,
    renderedAt: renderedAt,
    ttl: computePageTtl({ renderedAt: renderedAt, status, answersExpire: null, changesAt, isIncomplete }),
    isIncomplete,
    cacheKeys: keys,
  };
}

function addressOf(target: string): CanonicalPageAddress {
  const [path = '', query = ''] = target.split('?');
  return { kind: 'page', path, query: query && `?${query}`, audience: 'public' };
}

function said(answer: PageOrOverloaded): string {
  if (answer.kind === 'overloaded') return 'overloaded';
  return `${answer.source}: ${answer.page.bodies.identity.toString().replaceAll('\u0000', '')}`;
}

/** Waits until a background rendering has ended. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('an uncached page', () => {
  it('B08 is rendered once for two hundred concurrent requests', async () => {
    const { ask, state, waiting } = aCache({ isSlow: true });
    const answers = Array.from({ length: 200 }, () => ask());
    waiting[0]?.();
    const all = (await Promise.all(answers)).map(said);
    expect([state.drawn, new Set(all)]).toEqual([
      1,
      new Set(['rendered: /concerten 1', 'coalesced: /concerten 1']),
    ]);
  });

  it('is then cached for a minute', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    wait(59);
    expect([said(await ask()), state.drawn]).toEqual(['hit: /concerten 1', 1]);
  });
});

describe('an expired page', () => {
  it('A03 is served stale immediately, and rendered again once', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    wait(60);
    expect((await Promise.all([ask(), ask()])).map(said)).toEqual([
      'stale: /concerten 1',
      'stale: /concerten 1',
    ]);
    await settled();
    expect([said(await ask()), state.drawn]).toEqual(['hit: /concerten 2', 2]);
  });

  it('is rendered before it is served if it is older than six minutes', async () => {
    const { ask, wait } = aCache();
    await ask();
    wait(360);
    expect(said(await ask())).toBe('rendered: /concerten 2');
  });

  it('B12 is not served beyond the opening of a sale on it', async () => {
    const { ask, wait, state } = aCache();
    state.outcome = { changesAt: addMilliseconds(evening, 30 * secondMs) };
    await ask();
    state.outcome = {};
    wait(29);
    expect(said(await ask())).toBe('hit: /concerten 1');
    wait(1);
    expect(said(await ask())).toBe('rendered: /concerten 2');
  });

  it('B09 is served stale for a day if it cannot be rendered, with a retry after five seconds', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    state.outcome = { status: 500 };
    wait(60);
    expect(said(await ask())).toBe('stale: /concerten 1');
    await settled();
    wait(4);
    expect([said(await ask()), state.drawn]).toEqual(['stale: /concerten 1', 2]);
    wait(3600);
    expect([said(await ask()), state.drawn]).toEqual(['stale: /concerten 1', 3]);
    wait(86_400);
    expect(said(await ask())).toBe('rendered: /concerten 4');
  });

  it('is not replaced by an incomplete one, but by a complete one', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    state.outcome = { isIncomplete: true };
    wait(60);
    await ask();
    await settled();
    expect(said(await ask())).toBe('stale: /concerten 1');
    state.outcome = {};
    wait(5);
    await ask();
    await settled();
    expect(said(await ask())).toBe('hit: /concerten 3');
  });

  it('A06 is replaced by a 404', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    state.outcome = { status: 404 };
    wait(60);
    await ask();
    await settled();
    const answer = await ask();
    expect([said(answer), answer.kind === 'page' && answer.page.status]).toEqual(['hit: /concerten 2', 404]);
  });
});

describe('a page that cannot be rendered', () => {
  it('B06 is served as an error for five seconds, never as a good page', async () => {
    const { ask, wait, state } = aCache();
    state.outcome = { status: 503 };
    await ask();
    wait(4);
    expect([said(await ask()), state.drawn]).toEqual(['hit: /concerten 1', 1]);
    wait(1);
    state.outcome = {};
    expect(said(await ask())).toBe('rendered: /concerten 2');
  });

  it('CACHE-1 ROUTE-11 is rendered again when the missing answer is requested again', async () => {
    const { ask, wait, state } = aCache();
    state.outcome = { status: 503, isIncomplete: true };
    expect(await ask()).toMatchObject({ expires: addMilliseconds(evening, 10 * secondMs) });
    wait(9);
    expect(said(await ask())).toBe('hit: /concerten 1');
    wait(1);
    expect(said(await ask())).toBe('rendered: /concerten 2');
  });
});

describe('more pages than can be rendered', () => {
  it('C03 are rejected, except cached ones of any age', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    await ask('/over-ons');
    state.mayDraw = false;
    expect(said(await ask('/nieuw'))).toBe('overloaded');
    wait(60);
    expect(said(await ask())).toBe('stale: /concerten 1');
    wait(3600);
    expect(said(await ask())).toBe('stale: /concerten 1');
    expect(state.drawn).toBe(2);
    state.mayDraw = true;
    expect(said(await ask())).toBe('rendered: /concerten 3');
  });
});

describe('a page that has waited too long in the queue', () => {
  it('C03 C20 is rejected for all waiting requests, and rendered for the next one', async () => {
    const { ask, state } = aCache();
    state.waitsTooLong = true;
    expect((await Promise.all([ask(), ask()])).map(said)).toEqual(['overloaded', 'overloaded']);
    state.waitsTooLong = false;
    expect(said(await ask())).toBe('rendered: /concerten 1');
    expect(said(await ask())).toBe('hit: /concerten 1');
  });

  it('C03 C20 is served stale if it is cached, and replaced as soon as possible', async () => {
    const { ask, wait, state } = aCache();
    await ask();
    state.waitsTooLong = true;
    wait(7200);
    expect(said(await ask())).toBe('stale: /concerten 1');
    expect(said(await ask())).toBe('stale: /concerten 1');
    state.waitsTooLong = false;
    expect(said(await ask())).toBe('rendered: /concerten 2');
  });
});

describe('the limits of the store', () => {
  it('A11 bound the number of missing pages, which evict no other page', async () => {
    const { ask, state, store } = aCache();
    await ask();
    state.outcome = { status: 404 };
    for (let unknown = 0; unknown < 5000; unknown += 1) await ask(`/nergens/${unknown}`);
    expect(store.stats.pages).toBe(2001);
    expect(said(await ask())).toBe('hit: /concerten 1');
  });

  it('A11 bound the bytes of missing pages', async () => {
    const { ask, state, store } = aCache();
    state.outcome = { status: 404, bytes: 10_000 };
    for (let unknown = 0; unknown < 1000; unknown += 1) await ask(`/nergens/${unknown}`);
    expect(store.stats.bytes).toBeLessThanOrEqual(defaultPageStoreLimits.missing);
    expect(store.stats.pages).toBeLessThan(300);
  });

  it('A12 bound pages with a query, which are stored from the second request on and evict no other page', async () => {
    const { ask, state, store } = aCache({
      store: new PageLruStore({ ...defaultPageStoreLimits, withQuery: 200_000 }),
    });
    await ask();
    for (let search = 0; search < 500; search += 1) await ask(`/concerten?keyword=${search}`);
    expect(store.stats.pages).toBe(1);
    for (let search = 0; search < 500; search += 1) await ask(`/concerten?keyword=${search}`);
    expect(store.stats.bytes).toBeLessThan(210_000);
    expect(store.stats.pages).toBeGreaterThan(50);
    const { drawn } = state;
    await ask('/concerten?keyword=499');
    await ask();
    expect(state.drawn).toBe(drawn);
  });
});

describe('a purge', () => {
  it('B16 affects only pages rendered from the cache entry', async () => {
    const { cache, ask, state } = aCache();
    state.outcome = { keys: ['page nl a', 'global nl'] };
    await ask('/a');
    state.outcome = { keys: ['page nl b', 'global nl'] };
    await ask('/b');
    cache.purge((key) => key === 'page nl a', 'hard');
    expect([said(await ask('/a')), said(await ask('/b'))]).toEqual(['rendered: /a 3', 'hit: /b 2']);
  });

  it('B16 serves the stale page once more if it is soft', async () => {
    const { cache, ask } = aCache();
    await ask();
    cache.purge(() => true, 'soft');
    cache.purge(() => true, 'soft');
    await ask();
    await settled();
    expect(said(await ask())).toMatch(/^hit/);
  });

  it.each(['soft', 'hard'] as const)('A16 discards, %s, a page that is being rendered', async (how) => {
    const { cache, ask, state, waiting } = aCache({ isSlow: true });
    const first = ask();
    cache.purge(() => true, how);
    waiting[0]?.();
    expect(said(await first)).toBe('rendered: /concerten 1');
    const again = ask();
    waiting[1]?.();
    expect([said(await again), state.drawn]).toEqual(['rendered: /concerten 2', 2]);
  });
});
