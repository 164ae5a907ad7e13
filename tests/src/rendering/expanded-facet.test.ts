import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

const calendar = aPageOf('eventOverview', { uri: 'concerten' });

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(hallOf(calendar), { METRICS_TOKEN: 'a-token-for-metrics' });
});
afterAll(() => site.close());

/** The number of pages in the page cache. */
async function countCached(): Promise<string | undefined> {
  const metrics = await (
    await site.fetch('/metrics', { authorization: 'Bearer a-token-for-metrics' })
  ).text();
  return /^hall_page_cache_pages (\d+)$/m.exec(metrics)?.[1];
}

describe('a list with an expanded facet, over HTTP', () => {
  it('LIST-23 is cached only if it is unfiltered and the first page', async () => {
    const cacheOf = async (path: string) => {
      const answers = [await site.fetch(path), await site.fetch(path), await site.fetch(path)];
      return answers.map(({ headers }) => headers.get('cache-status')?.replace(/ttl=.*/, 'ttl'));
    };
    await site.fetch('/concerten');
    expect(await countCached()).toBe('1');
    expect(await cacheOf('/concerten?open=genres&genres=Lied')).toEqual(
      Array.from({ length: 3 }, () => 'site; fwd=bypass'),
    );
    const { headers } = await site.fetch('/concerten?open=genres&page=2');
    expect([
      headers.get('cache-control'),
      headers.get('cdn-cache-control'),
      headers.get('x-robots-tag'),
    ]).toEqual(['private, no-store', null, 'noindex']);
    expect(await countCached()).toBe('1');
    expect((await cacheOf('/concerten?open=genres')).at(-1)).toBe('site; hit; ttl');
    expect((await site.fetch('/concerten?open=genres')).headers.get('cache-control')).toContain('public');
    expect(await countCached()).toBe('2');
  });
});
