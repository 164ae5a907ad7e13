import { expect, it } from 'vitest';
import { post } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import type { ServedSite } from '#tests/support/served-site.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall(), { ACCESS_LOG: '1' });

const linesOf = (one: ServedSite) => one.logger.entries.filter(({ event }) => event === 'http.request');

it('F14 each request is a line, without query and visitor', async () => {
  const before = linesOf(site).length;
  await (await site.fetch('/nergens?email=anna@voorbeeld.nl')).text();
  await (await site.fetch('/robots.txt')).text();
  await (await post(site, '/newsletter', 'x', { origin: 'https://evil.example' })).text();
  await expect.poll(() => linesOf(site).length).toBe(before + 3);
  const written = linesOf(site).slice(before);
  expect(
    written.map(({ level, facts: { ms, ...facts } }) => ({ level, hasMs: Number(ms) > 0, ...facts })),
  ).toEqual(
    [
      { method: 'GET', path: '/nergens', route: 'page', source: 'rendered', status: 404 },
      { method: 'GET', path: '/robots.txt', route: 'file', source: 'other', status: 200 },
      { method: 'POST', path: '/newsletter', route: 'form', source: 'other', status: 403 },
    ].map((facts) => ({ level: 'info', hasMs: true, ...facts })),
  );
});

it('F14 no request is a line if the setting is off', async () => {
  const silent = await siteOfTest(smallHall(), { ACCESS_LOG: '0' });
  await (await silent.fetch('/nergens')).text();
  await (await silent.fetch('/robots.txt')).text();
  expect(linesOf(silent)).toEqual([]);
});
