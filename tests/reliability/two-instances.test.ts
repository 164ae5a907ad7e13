import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs, secondMs } from '#domain/time/instant.ts';
import { countCmsCalls, post, readCmsCalls } from '#tests/reliability/faults.ts';
import { purge, purgeHeaders, purgeSecret, sharedState } from '#tests/reliability/instances.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

let redis: RedisServer;
let one: ServedSite;
let other: ServedSite;

/** Two instances with one CMS: the second uses that of the first. */
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  const shared = { REDIS_URL: redis.url, PURGE_SECRET: purgeSecret };
  one = await serveSite(smallHall(), shared);
  other = await serveSite(smallHall(), { ...shared, CMS_URL: one.sandbox.urls.cms });
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), redis?.close()]);
});

/** Waits until both are connected to Redis, and empties their caches. */
async function startEmpty(): Promise<void> {
  await expect.poll(async () => [await sharedState(one), await sharedState(other)]).toEqual(['up', 'up']);
  await Promise.all([purge(one), purge(other)]);
  one.sandbox.reset();
}

const isCached = async (site: ServedSite, path: string) =>
  (await site.fetch(path)).headers.get('cache-status')?.includes('hit');

beforeEach(({ skip }) => void (hasRedis || skip('no Redis on this machine')));

describe('two instances and one Redis', () => {
  it('A02 send one request to the CMS together', async () => {
    await startEmpty();
    await one.fetch(calendar);
    const calls = await countCmsCalls(one);
    expect(calls).toBeGreaterThan(0);
    await other.fetch(calendar);
    expect(await countCmsCalls(one)).toBe(calls);
  });

  it('A16 B16 purge together, whichever receives the purge', async () => {
    await startEmpty();
    await Promise.all([one.fetch('/over-ons'), other.fetch('/over-ons'), other.fetch(calendar)]);
    expect([await isCached(one, '/over-ons'), await isCached(other, '/over-ons')]).toEqual([true, true]);
    expect(await purge(one, '{"forget":["page nl over-ons"],"how":"hard"}')).toBe(204);
    // On a busy machine it may take longer than the promised second, but not until the page expires.
    await expect.poll(() => isCached(other, '/over-ons'), { interval: 20 }).toBe(false);
    expect([await isCached(one, '/over-ons'), await isCached(other, calendar)]).toEqual([false, true]);
  });

  it.each([
    ['a loader', 503, { content: 'no list of blocks' }],
    ['a component', 500, { title: { of: 'no text' } }],
  ])('A24 fetch an answer again that %s cannot use, and drop it from Redis', async (_, status, broken) => {
    for (const { clock } of [one, other]) clock.advance(2 * minuteMs);
    await startEmpty();
    const direct = new Redis(redis.url);
    try {
      await one.fetch('/over-ons');
      const generation = await direct.get('klankhuis-generation');
      const [key = ''] = await direct.keys(`*:${generation}:page nl over-ons`);
      const written = JSON.parse((await direct.get(key)) ?? '');
      Object.assign(written.value.value, broken);
      await direct.set(key, JSON.stringify(written));
      expect((await other.fetch('/over-ons')).status).toBe(status);
      await expect.poll(() => direct.exists(key)).toBe(0);
      other.clock.advance(6 * secondMs);
      const before = await readCmsCalls(one);
      expect((await other.fetch('/over-ons')).status).toBe(200);
      expect(await readCmsCalls(one)).not.toEqual(before);
    } finally {
      direct.disconnect();
    }
  });

  it('B13 respond as usual when Redis stops, and report it', async () => {
    await startEmpty();
    await redis.close();
    await expect.poll(() => sharedState(one)).toBe('down');
    const purged = await post(one, '/purge', '{}', purgeHeaders);
    expect([purged.status, await purged.json()]).toEqual([
      202,
      { unreached: ['sharedAnswers', 'otherInstances'] },
    ]);
    for (const path of ['/', '/en', calendar, '/over-ons']) {
      expect([path, (await other.fetch(path)).status]).toEqual([path, 200]);
    }
    expect((await one.fetch('/app-health-check')).status).toBe(200);
  });

  it('B13 report that Redis is back even without requests for pages', async () => {
    redis = await startRedis(redis.port);
    for (const site of [one, other]) {
      await expect.poll(() => sharedState(site), { interval: 100 }).toBe('up');
    }
  });
});
