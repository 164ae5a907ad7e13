import { describe, expect, it } from 'vitest';
import { createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { getQuery } from '#ports/query.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { listedHall } from '#tests/contracts/overview-search.ts';
import { searchParams } from '#tests/contracts/query-params.ts';
import { eachQueryContract } from '#tests/contracts/query.contract.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { aCache } from './counted-queries.ts';

function createSearch(hall: Hall) {
  const logger = new RecordingLogger();
  return createSearchOverIndex({
    index: createInMemorySearchIndex(hall),
    cms: createInMemoryCms(hall),
    logger,
  });
}

eachQueryContract('a cached search', searchParams, async (hall) => ({
  port: createCachedQueries<SearchPort>(createSearch(hall), searchDefinitions, aCache().cache),
  close: async () => {},
}));

/** A search that returns its definitions' `unavailable` results until it is available again. */
function awaySearch() {
  let isAway = true;
  const there = createSearch(listedHall);
  const calls: string[] = [];
  const port = new Proxy(there, {
    get: (_target, name) => async (params: never) => {
      calls.push(String(name));
      const { unavailable } = searchDefinitions[name as keyof SearchPort];
      return isAway ? unavailable : getQuery(there, String(name))(params);
    },
  });
  const { cache, wait } = aCache();
  const comeBack = () => {
    isAway = false;
  };
  return { tab: createCachedQueries<SearchPort>(port, searchDefinitions, cache), calls, wait, comeBack };
}

describe('a search cached in a browser’s tab', () => {
  it.each(['recommended', 'eventsAt'] as const)('KEUZE-6 requests %s each time', async (name) => {
    const { tab, calls, comeBack } = awaySearch();
    comeBack();
    for (let time = 0; time < 2; time += 1) await getQuery(tab, name)(searchParams[name]);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['series', 0],
    ['seriesFacets', 2],
    ['press', 2],
    ['find', 2],
  ] as const)('LIST-14 requests %s again %i s after a failure', async (name, seconds) => {
    const { tab, calls, wait, comeBack } = awaySearch();
    const query = () => getQuery<object, unknown>(tab, name)(searchParams[name]);
    expect(await query()).toEqual(searchDefinitions[name].unavailable);
    comeBack();
    if (seconds > 0) {
      wait(seconds - 1);
      await query();
      expect(calls).toHaveLength(1);
      wait(1);
    }
    expect(await query()).not.toEqual(searchDefinitions[name].unavailable);
  });
});
