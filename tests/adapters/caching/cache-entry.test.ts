import { describe, expect, it } from 'vitest';
import {
  type CacheEntry,
  emptyCacheEntry,
  invalidateCacheEntry,
  purgeCacheEntry,
  readCacheEntry,
  settleFetch,
} from '#adapters/caching/cache-entry.ts';
import { answered, at, failed, page } from '#tests/adapters/caching/a-fetch.ts';

const failedWithFallback = { kind: 'failed', reason: 'CMS away', fallback: { value: 'nothing' } } as const;

const loading = readCacheEntry<string>(emptyCacheEntry, at(0), 1).entry;
const success = settleFetch(loading, 1, answered('first'), at(0), page);

function refreshing(from: CacheEntry<string>, seconds: number): CacheEntry<string> {
  return readCacheEntry(from, at(seconds), 2).entry;
}

describe('a refreshing entry', () => {
  it('CACHE-1 serves the last good value no longer than its window, even during the next fetch', () => {
    const short = { lifetimeSeconds: 300, staleIfErrorSeconds: 400 };
    const good = settleFetch(loading, 1, answered('first'), at(0), short);
    const error = settleFetch(refreshing(good, 300), 2, failedWithFallback, at(390), short);
    expect(readCacheEntry(error, at(399), 3)).toMatchObject({ reply: { value: 'first' }, starts: false });
    expect(readCacheEntry(error, at(400), 3)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
  });
});

describe('an entry that proved unusable', () => {
  it('A24 is not served while it is fetched again', () => {
    const distrusted = invalidateCacheEntry(success, at(10));
    expect(readCacheEntry(distrusted, at(10), 2)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
    const mended = settleFetch(
      readCacheEntry(distrusted, at(10), 2).entry,
      2,
      answered('second'),
      at(11),
      page,
    );
    expect(readCacheEntry(mended, at(11), 3)).toMatchObject({ reply: { value: 'second' }, starts: false });
  });

  it('A24 is served if the fetch fails', () => {
    const result = readCacheEntry(invalidateCacheEntry(success, at(10)), at(10), 2).entry;
    const failedAgain = settleFetch(result, 2, failed, at(11), page);
    expect(readCacheEntry(failedAgain, at(12), 3)).toMatchObject({
      reply: { value: 'first' },
      starts: false,
    });
  });

  it('A24 is served again if it was served after a failure before', () => {
    const standIn = settleFetch(refreshing(success, 300), 2, failed, at(301), page);
    const result = readCacheEntry(invalidateCacheEntry(standIn, at(310)), at(310), 3);
    expect(result).toMatchObject({ reply: { kind: 'wait' }, starts: true });
    const failedAgain = settleFetch(result.entry, 3, failed, at(311), page);
    expect(readCacheEntry(failedAgain, at(312), 4).reply).toEqual({ kind: 'value', value: 'first' });
  });

  it('A24 still contains the reason of a failure', () => {
    const error = settleFetch(loading, 1, failed, at(0), page);
    expect(invalidateCacheEntry(error, at(1))).toEqual({
      kind: 'error',
      since: at(0),
      expires: at(1),
      cached: { kind: 'nothing', reason: 'CMS away' },
    });
  });

  it('A24 ignores the result of a pending fetch', () => {
    const distrusted = invalidateCacheEntry(refreshing(success, 300), at(301));
    expect(settleFetch(distrusted, 2, answered('too old'), at(302), page)).toEqual(distrusted);
    expect(invalidateCacheEntry(loading, at(1))).toEqual(emptyCacheEntry);
  });
});

describe('a purged entry', () => {
  it.each(['soft', 'hard'] as const)('ignores the result of a pending fetch when purged %s', (how) => {
    const purgedLoading = purgeCacheEntry(loading, how, at(1));
    expect(settleFetch(purgedLoading, 1, answered('too old'), at(2), page)).toEqual(purgedLoading);
    const purgedRefreshing = purgeCacheEntry(refreshing(success, 300), how, at(301));
    expect(settleFetch(purgedRefreshing, 2, answered('too old'), at(302), page)).toEqual(purgedRefreshing);
  });

  it('stays unavailable if it was never read', () => {
    expect(purgeCacheEntry(emptyCacheEntry, 'soft', at(10))).toEqual(emptyCacheEntry);
  });

  it('keeps a good value as a success', () => {
    expect(purgeCacheEntry(refreshing(success, 300), 'soft', at(301))).toMatchObject({
      kind: 'success',
      cached: { kind: 'good', value: 'first' },
    });
  });

  it('keeps a fallback as an error', () => {
    const error = settleFetch(loading, 1, failedWithFallback, at(0), page);
    expect(purgeCacheEntry(refreshing(error, 150), 'soft', at(151)).kind).toBe('error');
  });
});
