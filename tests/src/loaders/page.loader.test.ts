import { RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { loadPage, loadPageResult, claimReloadContext, prefetcherContext } from '#src/loaders/page.loader.ts';
import { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import type { InMemoryWorldOptions } from '#src/worlds/in-memory.world.ts';
import { aVisit } from '#tests/src/loaders/a-visit.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';

const errorPage = aPageOf('error', {
  statusCode: 503,
  isFallback: false,
  uri: 'fout/503',
  title: 'Even weg',
});
const riddle = {
  ...aPage({ uri: 'raadsel' }),
  kind: 'unknown',
  typename: 'riddle_Entry',
} as const;
const global = aGlobal('nl', {
  errorPages: [{ uri: 'fout/503', title: 'Even weg', statusCode: 503, isFallback: false }],
});
const hall = aHall({ nl: { pages: [errorPage, riddle, aPage()], global } });

/** A CMS with error pages, whose other pages fail. */
const complete = createInMemoryCms(hall);
const halfAwayCms: CmsPort = {
  ...complete,
  page: async (params, signal) => {
    if (!params.uri.startsWith('fout/')) throw new Error('connect ECONNREFUSED');
    return complete.page(params, signal);
  },
};

describe('the answer for an address', () => {
  it('ROUTE-7 is the CMS’s page, and nothing is logged', async () => {
    const { visit, world, logger } = aVisit('/over-ons', hall);
    const answer = await loadPageResult(visit, world);
    expect(answer).toMatchObject({ kind: 'page', status: 200, page: { title: 'Over ons' } });
    expect(logger.entries).toEqual([]);
  });

  it('TPL-21 is also a page of an unknown type, which is logged', async () => {
    const { visit, world, logger } = aVisit('/raadsel', hall);
    expect(await loadPageResult(visit, world)).toMatchObject({ kind: 'page', page: riddle });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'page.unknown-typename', facts: { typename: 'riddle_Entry' } },
    ]);
  });

  it('ROUTE-11 ERROR-1 is the CMS’s error page with 503 if the request fails, with the reason in the log', async () => {
    const { visit, world, logger } = aVisit('/over-ons', hall, { cms: halfAwayCms });
    expect(await loadPageResult(visit, world)).toEqual({
      kind: 'error',
      status: 503,
      page: errorPage,
      coming: [],
    });
    expect(logger.entries).toEqual([
      {
        level: 'error',
        event: 'page.unreachable',
        facts: { path: '/over-ons', status: 503 },
        cause: new Error('connect ECONNREFUSED'),
      },
    ]);
  });

  it('LIST-15 rejects without a log entry after an abort', async () => {
    const { visit, world, life, logger } = aVisit('/over-ons', hall);
    life.abort(new Error('gone'));
    await expect(loadPageResult(visit, world)).rejects.toThrow('gone');
    expect(logger.entries).toEqual([]);
  });

  it('ROUTE-20 is the prefetched answer for that address and query, and is requested for any other', async () => {
    const { world, life } = aVisit('/over-ons', hall);
    const prefetcher = new Prefetcher<PageResult>(new ManualTimer());
    const prefetched: PageResult = { kind: 'error', status: 404, page: null, coming: [] };
    prefetcher.prefetch('/over-ons?page=2', async () => prefetched);
    const contexts = new RouterContextProvider();
    contexts.set(containerContext, world);
    contexts.set(prefetcherContext, prefetcher);
    const load = (path: string) => {
      const request = new Request(new URL(path, 'http://localhost:3000'), { signal: life.signal });
      return loadPage({ request, url: new URL(request.url), params: {}, context: contexts, pattern: '/*' });
    };
    expect(await load('/over-ons')).toMatchObject({ kind: 'page' });
    expect(await load('/over-ons?page=2')).toBe(prefetched);
  });

  describe('a page whose code is missing', () => {
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/plain.template-0.js');
    const withoutCode: Partial<InMemoryWorldOptions> = {
      cms: {
        ...complete,
        page: async (params) => (params.uri === 'over-ons' ? Promise.reject(gone) : complete.page(params)),
      },
    };

    /** Follows a link to the page; `mayReload` says whether a document may be loaded. */
    const follow = async (mayReload: boolean) => {
      const { url, world, life, logger } = aVisit('/over-ons?deel=1', hall, withoutCode);
      const contexts = new RouterContextProvider();
      contexts.set(containerContext, world);
      contexts.set(claimReloadContext, () => mayReload);
      const request = new Request(url, { signal: life.signal });
      const load = loadPage({ request, url, params: {}, context: contexts, pattern: '/*' });
      return { result: await load.catch((cause: unknown) => cause), logger };
    };

    it('ROUTE-12 is the document of that page, which has the code of the present build', async () => {
      const { result } = await follow(true);
      expect(result).toBeInstanceOf(Response);
      const { headers } = result as Response;
      expect([headers.get('Location'), headers.get('X-Remix-Reload-Document')]).toEqual([
        '/over-ons?deel=1',
        'true',
      ]);
    });

    it('ROUTE-12 is an error page where no document may be loaded again', async () => {
      const { result, logger } = await follow(false);
      expect(result).toMatchObject({ kind: 'error' });
      expect(logger.entries.map(({ event }) => event)).toEqual(['page.unreachable']);
    });

    it('ROUTE-20 fails a prefetch, and nothing else', async () => {
      const { visit, world, logger } = aVisit('/over-ons', hall, withoutCode);
      await expect(loadPageResult(visit, world)).rejects.toBe(gone);
      expect(logger.entries).toEqual([]);
    });
  });
});
