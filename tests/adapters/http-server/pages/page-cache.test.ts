import { describe, expect, it } from 'vitest';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { defaultPageCacheLimits } from '#adapters/http-server/pages/page-cache.ts';
import { aCache, describeAnswer, settled } from '#tests/adapters/http-server/pages/a-page-cache.ts';

describe('an expired page', () => {
  it('B09 is served stale for a day if it cannot be rendered, with a retry after five seconds', async () => {
    const { request, wait, state } = aCache();
    await request();
    state.outcome = { status: 500 };
    wait(300);
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    await settled();
    wait(4);
    expect([describeAnswer(await request()), state.rendered]).toEqual(['stale: /concerten 1', 2]);
    wait(3600);
    expect([describeAnswer(await request()), state.rendered]).toEqual(['stale: /concerten 1', 3]);
    wait(86_400);
    expect(describeAnswer(await request())).toBe('fetched: /concerten 4');
  });

  it('is not replaced by an incomplete one, but by a complete one', async () => {
    const { request, wait, state } = aCache();
    await request();
    state.outcome = { isIncomplete: true };
    wait(300);
    await request();
    await settled();
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    state.outcome = {};
    wait(5);
    await request();
    await settled();
    expect(describeAnswer(await request())).toBe('hit: /concerten 3');
  });

  it('A06 is replaced by a 404', async () => {
    const { request, wait, state } = aCache();
    await request();
    state.outcome = { status: 404 };
    wait(300);
    await request();
    await settled();
    const answer = await request();
    expect([describeAnswer(answer), !(answer instanceof OverloadedError) && answer.value.status]).toEqual([
      'hit: /concerten 2',
      404,
    ]);
  });
});

describe('a page that cannot be rendered', () => {
  it('B06 is served as an error for five seconds, never as a good page', async () => {
    const { request, wait, state } = aCache();
    state.outcome = { status: 503 };
    await request();
    wait(4);
    expect([describeAnswer(await request()), state.rendered]).toEqual(['hit: /concerten 1', 1]);
    wait(1);
    state.outcome = {};
    expect(describeAnswer(await request())).toBe('fetched: /concerten 2');
  });
});

describe('more pages than can be rendered', () => {
  it('C03 are rejected, except cached ones of any age', async () => {
    const { request, wait, state } = aCache();
    await request();
    await request('/over-ons');
    state.mayRender = false;
    expect(describeAnswer(await request('/nieuw'))).toBe('overloaded');
    wait(300);
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    wait(3600);
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    expect(state.rendered).toBe(2);
    state.mayRender = true;
    expect(describeAnswer(await request())).toBe('fetched: /concerten 3');
  });
});

describe('a page that has waited too long in the queue', () => {
  it('C03 C20 is rejected for all waiting requests, and rendered for the next one', async () => {
    const { request, state } = aCache();
    state.waitsTooLong = true;
    expect((await Promise.all([request(), request()])).map(describeAnswer)).toEqual([
      'overloaded',
      'overloaded',
    ]);
    state.waitsTooLong = false;
    expect(describeAnswer(await request())).toBe('fetched: /concerten 1');
    expect(describeAnswer(await request())).toBe('hit: /concerten 1');
  });

  it('C03 C20 is served stale if it is cached, and replaced as soon as possible', async () => {
    const { request, wait, state } = aCache();
    await request();
    state.waitsTooLong = true;
    wait(7200);
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    expect(describeAnswer(await request())).toBe('stale: /concerten 1');
    state.waitsTooLong = false;
    expect(describeAnswer(await request())).toBe('fetched: /concerten 2');
  });
});

describe('the limits of the store', () => {
  it('A11 bound the number of missing pages, which evict no other page', async () => {
    const { request, state, cache } = aCache();
    await request();
    state.outcome = { status: 404 };
    for (let unknown = 0; unknown < 5000; unknown += 1) await request(`/nergens/${unknown}`);
    expect(cache.stats.pages).toBe(2001);
    expect(describeAnswer(await request())).toBe('hit: /concerten 1');
  });

  it('A11 bound the bytes of missing pages', async () => {
    const { request, state, cache } = aCache();
    state.outcome = { status: 404, bytes: 10_000 };
    for (let unknown = 0; unknown < 1000; unknown += 1) await request(`/nergens/${unknown}`);
    expect(cache.stats.bytes).toBeLessThanOrEqual(defaultPageCacheLimits.missing);
    expect(cache.stats.pages).toBeLessThan(300);
  });

  it('A12 bound pages with a query, which are stored from the second request on and evict no other page', async () => {
    const { request, state, cache } = aCache({ limits: { ...defaultPageCacheLimits, withQuery: 200_000 } });
    await request();
    for (let search = 0; search < 500; search += 1) await request(`/concerten?keyword=${search}`);
    expect(cache.stats.pages).toBe(1);
    for (let search = 0; search < 500; search += 1) await request(`/concerten?keyword=${search}`);
    expect(cache.stats.bytes).toBeLessThan(210_000);
    expect(cache.stats.pages).toBeGreaterThan(50);
    const { rendered } = state;
    await request('/concerten?keyword=499');
    await request();
    expect(state.rendered).toBe(rendered);
  });
});

describe('a purge', () => {
  it('B16 affects only pages rendered from the cache entry', async () => {
    const { cache, request, state } = aCache();
    state.outcome = { keys: ['page nl a', 'global nl'] };
    await request('/a');
    state.outcome = { keys: ['page nl b', 'global nl'] };
    await request('/b');
    cache.purge((key) => key === 'page nl a', 'hard');
    expect([describeAnswer(await request('/a')), describeAnswer(await request('/b'))]).toEqual([
      'fetched: /a 3',
      'hit: /b 2',
    ]);
  });
});
