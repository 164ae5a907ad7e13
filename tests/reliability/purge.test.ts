import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createSignedPurgeHeaders } from '#adapters/http-server/operation/purge-route.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { countCmsCalls, post, readCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import { concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const secret = 'a-secret-of-the-cms';
const previousSecret = 'an-older-secret-of-the-cms';

const site = await siteOfFile(smallHall(), { PURGE_SECRET: secret, PURGE_SECRET_PREVIOUS: previousSecret });
afterEach(() => resetFaults(site));

describe('purging by the CMS', () => {
  const seconds = () => String(Math.round(site.clock.now() / 1000));
  const signed = (body: string, at = seconds(), nonce: string = randomUUID(), by = secret) =>
    post(site, '/purge', body, createSignedPurgeHeaders(by, { seconds: at, nonce }, body));
  const isCached = async (path: string) =>
    (await site.fetch(path)).headers.get('cache-status')?.includes('; hit; ttl=');

  it('B16 affects the named pages and cache entries only', async () => {
    await site.fetch('/over-ons');
    await site.fetch(concert.url);
    resetFaults(site);
    const answer = await signed(JSON.stringify({ forget: ['page nl over-ons'], how: 'hard' }));
    expect(answer.status).toBe(204);
    expect(await isCached(concert.url)).toBe(true);
    expect(await isCached('/over-ons')).toBe(false);
    expect(await countCmsCalls(site)).toBe(1);
  });

  it('B16 CACHE-4 affects the answers of the gateway', async () => {
    const address = '/gateway/nl/page?uri=over-ons';
    await site.fetch(address);
    resetFaults(site);
    await signed(JSON.stringify({ forget: ['page nl over-ons'], how: 'hard' }));
    await site.fetch(address);
    await site.fetch(address);
    expect(await countCmsCalls(site)).toBe(1);
  });

  const countPageCalls = async (uri: string) =>
    (await readCmsCalls(site))[`GET /api/default/nl/page.json?url=${encodeURIComponent(uri)}`] ?? 0;

  it('B16 CACHE-7 affects the calendars of the named pages', async () => {
    const address = `${concert.url}.ics`;
    await site.fetch(address);
    resetFaults(site);
    await signed(JSON.stringify({ forget: [`page nl ${concert.uri}`], how: 'hard' }));
    await site.fetch(address);
    expect((await site.fetch(address)).status).toBe(200);
    expect(await countPageCalls(concert.uri)).toBe(1);
  });

  it('B16 CACHE-7 affects the sitemaps that contain the named pages, which are served once more if it is soft', async () => {
    const address = '/sitemap-pages-nl.xml';
    const text = await (await site.fetch(address)).text();
    expect(text).toContain('<loc>http://klankhuis.example/concerten</loc>');
    resetFaults(site);
    await signed('{"forget":["page nl concerten"]}');
    expect(await (await site.fetch(address)).text()).toBe(text);
    await expect.poll(() => countPageCalls('concerten')).toBe(1);
  });

  it('B16 affects everything if nothing is named', async () => {
    await site.fetch('/over-ons');
    expect((await signed('{"how":"hard"}')).status).toBe(204);
    expect(await isCached('/over-ons')).toBe(false);
  });

  it('requires a recent signature', async () => {
    const body = '{}';
    const old = String(Math.round(addMilliseconds(site.clock.now(), -6 * minuteMs) / 1000));
    const headers = createSignedPurgeHeaders(secret, { seconds: seconds(), nonce: randomUUID() }, body);
    const answers = await Promise.all([
      post(site, '/purge', body),
      post(site, '/purge', body, { ...headers, 'x-purge-signature': 'f'.repeat(64) }),
      post(site, '/purge', body, { ...headers, 'x-purge-nonce': randomUUID() }),
      post(site, '/purge', '{"how":"hard"}', headers),
      signed(body, old),
      signed(body, 'yesterday'),
      signed(body, seconds(), randomUUID(), 'a-secret-of-somebody-else'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403]);
  });

  it('D21 accepts each request once, so that a recorded one cannot be replayed', async () => {
    const headers = createSignedPurgeHeaders(
      secret,
      { seconds: seconds(), nonce: randomUUID() },
      '{"how":"hard"}',
    );
    const send = async () => (await post(site, '/purge', '{"how":"hard"}', headers)).status;
    expect([await send(), await send()]).toEqual([204, 409]);
    await site.fetch('/over-ons');
    site.clock.advance(4 * minuteMs);
    expect(await send()).toBe(409);
    site.clock.advance(4 * minuteMs);
    expect(await send()).toBe(403);
    expect((await signed('{}', seconds(), 'short')).status).toBe(400);
  });

  it('D21 accepts the previous secret too, during a rotation', async () => {
    expect((await signed('{}', seconds(), randomUUID(), previousSecret)).status).toBe(204);
  });

  it.each(['', 'null', '{"forget":"all"}', '{"how":"brutal"}', '{"more":1}'])(
    'is not done for %j',
    async (body) => {
      expect((await signed(body)).status).toBe(400);
    },
  );

  it('has no endpoint if no secret is set', async () => {
    const fresh = await siteOfTest(smallHall());
    expect((await post(fresh, '/purge', '{}')).status).toBe(404);
  });
});
