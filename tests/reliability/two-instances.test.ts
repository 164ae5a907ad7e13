import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeSignature } from '#src/server/operation/purge.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/kit/redis-server.ts';
import { type ServedSite, serveSite } from '#tests/kit/served-site.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { sumOfCalls } from '#tests/reliability/trouble.ts';

const secret = 'a-secret-of-the-cms';

let redis: RedisServer | undefined;
let one: ServedSite;
let other: ServedSite;

/** Two instances before one CMS: the second is told where the first's is. */
beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  const shared = { REDIS_URL: redis.url, PURGE_SECRET: secret };
  one = await serveSite(smallHall(), shared);
  other = await serveSite(smallHall(), { ...shared, CMS_URL: one.sandbox.urls.cms });
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), redis?.close()]);
});

/** Both reach Redis, and remember nothing. */
async function begun(): Promise<void> {
  await expect.poll(async () => [await sharedState(one), await sharedState(other)]).toEqual(['up', 'up']);
  await Promise.all([purge(one), purge(other)]);
  one.sandbox.reset();
}

async function sharedState(site: ServedSite): Promise<string> {
  return ((await (await site.ask('/app-health-check?deep=1')).json()) as { shared: string }).shared;
}

async function purge(site: ServedSite, body = '{"how":"hard"}'): Promise<number> {
  const at = String(Math.round(site.clock.now() / 1000));
  const headers = { 'x-purge-time': at, 'x-purge-signature': purgeSignature(secret, at, body) };
  return (await fetch(`${site.url}/purge`, { method: 'POST', body, headers })).status;
}

const isKept = async (site: ServedSite, path: string) =>
  (await site.ask(path)).headers.get('cache-status')?.includes('hit');

describe('two instances and one Redis', () => {
  it('A02 ask the CMS once between them', async ({ skip }) => {
    if (!hasRedis) skip('no Redis on this machine');
    await begun();
    await one.ask(calendar);
    const asked = await sumOfCalls(one);
    expect(asked).toBeGreaterThan(0);
    await other.ask(calendar);
    expect(await sumOfCalls(one)).toBe(asked);
  });

  it('A16 B16 forget together, whichever is told', async ({ skip }) => {
    if (!hasRedis) skip('no Redis on this machine');
    await begun();
    await Promise.all([one.ask('/over-ons'), other.ask('/over-ons'), other.ask(calendar)]);
    expect([await isKept(one, '/over-ons'), await isKept(other, '/over-ons')]).toEqual([true, true]);
    const started = performance.now();
    expect(await purge(one, '{"forget":["page nl over-ons"],"how":"hard"}')).toBe(204);
    await expect.poll(() => isKept(other, '/over-ons'), { timeout: 1000, interval: 20 }).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
    expect([await isKept(one, '/over-ons'), await isKept(other, calendar)]).toEqual([false, true]);
  });

  it('B13 answer as ever when Redis ends, and say so', async ({ skip }) => {
    if (!redis) return skip('no Redis on this machine');
    await begun();
    await redis.close();
    await expect.poll(() => sharedState(one)).toBe('down');
    for (const path of ['/', '/en', calendar, '/over-ons']) {
      expect([path, (await other.ask(path)).status]).toEqual([path, 200]);
    }
    expect((await one.ask('/app-health-check')).status).toBe(200);
  });

  it('B13 say that Redis is there again though nobody asks for a page', async ({ skip }) => {
    if (!redis) return skip('no Redis on this machine');
    redis = await startRedis(redis.port);
    for (const site of [one, other]) {
      await expect.poll(() => sharedState(site), { timeout: 5000, interval: 100 }).toBe('up');
    }
  });
});
