import { describe, expect, it } from 'vitest';
import {
  DataCache,
  type UpstreamFetchLimiter,
  createCachedQueries,
} from '#adapters/caching/data-cache.adapter.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { schoolMorning } from '#fixtures/builders/concerts.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { listedHall } from '#tests/contracts/overview-search.ts';
import { cmsParams, indexParams } from '#tests/contracts/query-params.ts';
import { eachQueryContract } from '#tests/contracts/query.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { aCache, counted, now } from './counted-queries.ts';
import { settled } from './upstream.ts';

const close = async () => {};

eachQueryContract('a cached CMS', cmsParams, async (hall) => ({
  port: createCachedQueries<CmsQueries>(createInMemoryCms(hall), cmsDefinitions, aCache().cache),
  close,
}));

eachQueryContract('a cached index', indexParams, async (hall) => ({
  port: createCachedQueries<SearchIndexPort>(
    createInMemorySearchIndex(hall),
    indexDefinitions,
    aCache().cache,
  ),
  close,
}));

function countedCms() {
  const organizer = { title: 'Huisorkest', introduction: [] };
  const event = schoolMorning({ tixEventGroupId: 5, tixEventId: 6 });
  const production = aPageOf('educationProduction', { events: [event] });
  const organizers = [{ name: 'Huisorkest', organizer }];
  const hall = aHall({ nl: { pages: [aPage(), production], organizers } });
  return counted<CmsQueries>(createInMemoryCms(hall), cmsDefinitions);
}

describe('a cached CMS', () => {
  it.each([
    ['fallbackBanners', []],
    ['banners', []],
    ['organizer', { kind: 'missing' }],
    ['redirects', []],
  ] as const)(
    'LIST-14 CACHE-1 returns the fallback of %s when the CMS is unavailable',
    async (name, fallback) => {
      const { query, calls, fail, wait, logger } = countedCms();
      fail();
      expect(await query(name, cmsParams[name])).toEqual(fallback);
      wait(1799);
      expect(await query(name, cmsParams[name])).toEqual(fallback);
      expect(calls).toEqual([name]);
      expect(logger.events).toEqual(['cache.fetch-failed']);
    },
  );

  it('CACHE-1 rejects when a page fails, and caches the failure for its seconds', async () => {
    const { query, calls, fail, wait } = countedCms();
    fail();
    for (const seconds of [0, 9, 1]) {
      wait(seconds);
      await expect(query('page', cmsParams.page)).rejects.toThrow('away');
    }
    expect(calls).toHaveLength(2);
  });

  it.each(Object.keys(cmsParams) as (keyof CmsQueries)[])(
    'CACHE-1 gives the last good %s for a day while it is away',
    async (name) => {
      const { query, fail, wait } = countedCms();
      const good = await query(name, cmsParams[name]);
      fail();
      for (let hours = 1; hours < 24; hours += 1) {
        wait(3600);
        expect(await query(name, cmsParams[name])).toEqual(good);
        await settled();
      }
    },
  );
});

describe('a cached index', () => {
  it('ROUTE-19 A19 requests the uris of a section every time, but not while the circuit breaker is open', async () => {
    const timer = new ManualTimer(new ManualClock(now));
    const requested: string[] = [];
    let isOpen = false;
    const guard: UpstreamFetchLimiter = {
      run: async (partition, fetch, signal) => {
        requested.push(partition);
        if (isOpen) return { kind: 'notRequested', reason: 'search is not requested' };
        return { kind: 'answered', value: await fetch(signal) };
      },
    };
    const cache = new DataCache({ clock: timer.clock, timer, logger: new RecordingLogger(), guard });
    const index = createCachedQueries<SearchIndexPort>(
      createInMemorySearchIndex(listedHall),
      indexDefinitions,
      cache,
    );
    const uris = () => index.urisOf(indexParams.urisOf);
    expect(await uris()).toEqual(await uris());
    isOpen = true;
    await expect(uris()).rejects.toMatchObject({ retryAt: addMilliseconds(now, 2 * secondMs) });
    expect(requested).toEqual(['search', 'search', 'search']);
  });
});
