import { afterEach, describe, expect, it } from 'vitest';
import { countCmsCalls, post, readCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import { purgeHeaders, purgeSecret } from '#tests/reliability/instances.ts';
import { concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall(), { PURGE_SECRET: purgeSecret });
afterEach(() => resetFaults(site));

describe('purging by the CMS', () => {
  const purge = (body: string) => post(site, '/purge', body, purgeHeaders);
  const isCached = async (path: string) =>
    (await site.fetch(path)).headers.get('cache-status')?.includes('; hit; ttl=');

  it('B16 affects the named pages and cache entries only', async () => {
    await site.fetch('/over-ons');
    await site.fetch(concert.url);
    resetFaults(site);
    const answer = await purge(JSON.stringify({ forget: ['page nl over-ons'], how: 'hard' }));
    expect(answer.status).toBe(204);
    expect(await isCached(concert.url)).toBe(true);
    expect(await isCached('/over-ons')).toBe(false);
    expect(await countCmsCalls(site)).toBe(1);
  });

  it('B16 CACHE-4 affects the answers of the gateway', async () => {
    const address = '/gateway/nl/page?uri=over-ons';
    await site.fetch(address);
    resetFaults(site);
    await purge(JSON.stringify({ forget: ['page nl over-ons'], how: 'hard' }));
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
    await purge(JSON.stringify({ forget: [`page nl ${concert.uri}`], how: 'hard' }));
    await site.fetch(address);
    expect((await site.fetch(address)).status).toBe(200);
    expect(await countPageCalls(concert.uri)).toBe(1);
  });

  it('B16 CACHE-7 affects the sitemaps that contain the named pages, which are served once more if it is soft', async () => {
    const address = '/sitemap-pages-nl.xml';
    const text = await (await site.fetch(address)).text();
    expect(text).toContain('<loc>http://klankhuis.example/concerten</loc>');
    resetFaults(site);
    await purge('{"forget":["page nl concerten"]}');
    expect(await (await site.fetch(address)).text()).toBe(text);
    await expect.poll(() => countPageCalls('concerten')).toBe(1);
  });

  it('B16 affects everything if nothing is named', async () => {
    await site.fetch('/over-ons');
    expect((await purge('{"how":"hard"}')).status).toBe(204);
    expect(await isCached('/over-ons')).toBe(false);
  });

  it.each([
    {},
    { authorization: `Bearer ${purgeSecret}x` },
    { authorization: 'Bearer ' },
    { authorization: purgeSecret },
  ])('D21 is refused with the headers %j, and purges nothing', async (headers) => {
    await site.fetch('/over-ons');
    expect((await post(site, '/purge', '{"how":"hard"}', headers)).status).toBe(401);
    expect(await isCached('/over-ons')).toBe(true);
  });

  it.each(['', 'null', '{"forget":"all"}', '{"how":"brutal"}', '{"more":1}'])(
    'is not done for %j',
    async (body) => {
      expect((await purge(body)).status).toBe(400);
    },
  );

  it('has no endpoint if no token is set', async () => {
    const fresh = await siteOfTest(smallHall());
    expect((await post(fresh, '/purge', '{}')).status).toBe(404);
  });
});
