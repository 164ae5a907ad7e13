import { expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const calendar = aPageOf('eventOverview', { uri: 'concerten' });

const site = await siteOfFile(hallOf(calendar));

async function cacheStatusOf(path: string): Promise<string | undefined> {
  await site.fetch(path);
  await site.fetch(path);
  return (await site.fetch(path)).headers.get('cache-status')?.replace(/ttl=.*/, 'ttl');
}

it('WAY-13 a list with a last day is stored only for the days that the calendar offers', async () => {
  await site.fetch('/concerten');
  const today = new Date(site.clock.now()).toISOString().slice(0, 10);
  expect(await cacheStatusOf(`/concerten?until=${today}`)).toBe('site; hit; ttl');
  expect(await cacheStatusOf('/concerten?until=2100-01-01')).toBe('site; fwd=bypass');
  expect(await cacheStatusOf('/concerten?date=2100-01-01')).toBe('site; hit; ttl');
});
