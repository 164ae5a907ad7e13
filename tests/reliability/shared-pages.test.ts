import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondMs } from '#domain/time/instant.ts';
import { metricsToken, scrape } from '#tests/reliability/exported-metrics.ts';
import { purge, purgeSecret, sharedState } from '#tests/reliability/instances.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

let redis: RedisServer;
let one: ServedSite;
let other: ServedSite;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  const shared = {
    REDIS_URL: redis.url,
    SHARED_CACHE_SECRET: 'a-secret-of-the-instances',
    PURGE_SECRET: purgeSecret,
    METRICS_TOKEN: metricsToken,
  };
  one = await serveSite(smallHall(), shared);
  other = await serveSite(smallHall(), { ...shared, CMS_URL: one.sandbox.urls.cms });
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), redis?.close()]);
});

/** Waits until both are connected to Redis, and begins with empty caches and without the claims of the test before. */
async function startEmpty(url: string): Promise<void> {
  for (const site of [one, other]) await expect.poll(() => sharedState(site)).toBe('up');
  for (const site of [one, other]) await purge(site, '{"how":"hard"}');
  const direct = new Redis(url);
  await direct.flushall();
  direct.disconnect();
}

/** Lets the claims of pages that were just rendered expire. */
async function dropClaims(url: string): Promise<void> {
  const direct = new Redis(url);
  for (const key of await direct.keys('klankhuis-claims:rendered *')) await direct.del(key);
  direct.disconnect();
}

async function countRenders(): Promise<number> {
  let renders = 0;
  for (const site of [one, other]) {
    const [, count = 0] =
      /^hall_page_render_seconds_count(?:\{[^}]*\})? (\d+)/m.exec(await scrape(site)) ?? [];
    renders += Number(count);
  }
  return renders;
}

async function get(site: ServedSite, path: string) {
  const response = await site.fetch(path);
  const { status, headers } = response;
  return {
    status,
    cacheStatus: headers.get('cache-status') ?? '',
    etag: headers.get('etag'),
    text: await response.text(),
  };
}

beforeEach(({ skip }) => void (hasRedis || skip('no Redis on this machine')));

describe('two instances that share rendered pages', () => {
  it('CACHE-5 render a page once: the other sends the same bytes', async () => {
    await startEmpty(redis.url);
    const before = await countRenders();
    const rendered = await get(one, calendar);
    let shared = await get(other, calendar);
    expect(shared).toEqual({
      ...rendered,
      cacheStatus: expect.stringMatching(/^site; hit; ttl=\d+; detail=shared$/),
    });
    shared = await get(other, calendar);
    expect([shared.text, shared.cacheStatus]).toEqual([
      rendered.text,
      expect.stringMatching(/^site; hit; ttl=\d+$/),
    ]);
    expect((await countRenders()) - before).toBe(1);
  });

  it('CACHE-5 render an expired page once, and send the old one meanwhile', async () => {
    await startEmpty(redis.url);
    await get(one, calendar);
    await get(other, calendar);
    const before = await countRenders();
    await dropClaims(redis.url);
    for (const { clock } of [one, other]) clock.advance(310 * secondMs);
    const isFresh = async (site: ServedSite) => /ttl=\d+$/.test((await get(site, calendar)).cacheStatus);
    for (const site of [one, other]) {
      expect((await get(site, calendar)).cacheStatus).toContain('detail=stale');
      await expect.poll(() => isFresh(site)).toBe(true);
    }
    expect((await countRenders()) - before).toBe(1);
  });

  it('CACHE-5 B16 use no shared page from before a purge', async () => {
    await startEmpty(redis.url);
    await get(one, '/over-ons');
    await get(other, '/over-ons');
    expect(await purge(one, '{"forget":["page nl over-ons"],"how":"hard"}')).toBe(204);
    const isCached = async () => (await get(other, '/over-ons')).cacheStatus.includes('hit');
    await expect.poll(isCached, { interval: 20 }).toBe(false);
  });

  it('A23 CACHE-5 send no page that another program has written', async () => {
    await startEmpty(redis.url);
    await get(one, '/over-ons');
    const direct = new Redis(redis.url);
    const find = async () => (await direct.keys('klankhuis:*:rendered *over-ons'))[0];
    await expect.poll(find).toBeDefined();
    const key = (await find()) ?? '';
    const text = (await direct.get(key)) ?? '';
    await direct.set(key, text.replace('"etag":"', '"etag":"forged'));
    direct.disconnect();
    await dropClaims(redis.url);
    const { cacheStatus, etag } = await get(other, '/over-ons');
    expect([cacheStatus, etag]).toEqual([
      expect.stringContaining('stored'),
      expect.not.stringContaining('forged'),
    ]);
  });
});
