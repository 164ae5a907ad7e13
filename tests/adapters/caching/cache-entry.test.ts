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

const notThere = { kind: 'answered', value: 'not there', negative: true } as const;
const failedWithFallback = { kind: 'failed', reason: 'CMS away', fallback: { value: 'nothing' } } as const;

const loading = readCacheEntry<string>(emptyCacheEntry, at(0), 1).entry;
const success = settleFetch(loading, 1, answered('first'), at(0), page);

function refreshing(from: CacheEntry<string>, seconds: number): CacheEntry<string> {
  return readCacheEntry(from, at(seconds), 2).entry;
}

describe('an empty entry', () => {
  it('CACHE-1 starts a fetch on a read, and makes the caller wait', () => {
    expect(readCacheEntry(emptyCacheEntry, at(0), 1)).toEqual({
      entry: { kind: 'loading', fetchId: 1, since: at(0), expires: at(300) },
      reply: { kind: 'wait' },
      starts: true,
    });
  });
});

describe('a loading entry', () => {
  it('CACHE-3 starts no second fetch', () => {
    expect(readCacheEntry(loading, at(299), 2)).toEqual({
      entry: loading,
      reply: { kind: 'wait' },
      starts: false,
    });
  });

  it('CACHE-1 is an error holding the fallback once failed, for half the lifetime', () => {
    const error = settleFetch(loading, 1, failedWithFallback, at(0), page);
    expect(error.kind).toBe('error');
    expect(readCacheEntry(error, at(149), 2)).toMatchObject({
      reply: { kind: 'value', value: 'nothing' },
      starts: false,
    });
    expect(readCacheEntry(error, at(150), 2)).toMatchObject({
      reply: { kind: 'value', value: 'nothing' },
      starts: true,
    });
  });

  it('CACHE-1 serves an old fallback during the next fetch for the longer of its lifetime and 300 seconds', () => {
    const error = settleFetch(loading, 1, failedWithFallback, at(0), page);
    expect(error).toMatchObject({ cached: { kind: 'fallback', value: 'nothing' } });
    expect(readCacheEntry(error, at(449), 2).reply).toEqual({ kind: 'value', value: 'nothing' });
    expect(readCacheEntry(error, at(450), 2).reply).toEqual({ kind: 'wait' });
  });

  it('CACHE-1 remembers a failure where there is no fallback', () => {
    const error = settleFetch(loading, 1, failed, at(0), page);
    expect(readCacheEntry(error, at(149), 2).reply).toEqual({ kind: 'failure', reason: 'CMS away' });
    expect(readCacheEntry(error, at(150), 2)).toMatchObject({
      entry: { kind: 'loading' },
      reply: { kind: 'wait' },
      starts: true,
    });
  });

  it('CACHE-1 LIST-15 gives up a fetch after 300 seconds, whose late result changes nothing', () => {
    const result = readCacheEntry(loading, at(300), 2);
    expect(result).toMatchObject({ entry: { kind: 'loading', fetchId: 2 }, starts: true });
    expect(settleFetch(result.entry, 1, answered('late'), at(301), page)).toEqual(result.entry);
    expect(settleFetch(loading, 1, answered('late'), at(300), page)).toEqual(emptyCacheEntry);
  });
});

describe('an expired entry', () => {
  it('CACHE-1 serves the stale value immediately and fetches', () => {
    expect(readCacheEntry(success, at(300), 2)).toMatchObject({
      entry: { kind: 'refreshing', fetchId: 2 },
      reply: { kind: 'value', value: 'first' },
      starts: true,
    });
  });

  it('CACHE-1 lets wait once the old value is older than its grace', () => {
    expect(readCacheEntry(success, at(599), 2).reply).toEqual({ kind: 'value', value: 'first' });
    expect(readCacheEntry(success, at(600), 2).reply).toEqual({ kind: 'wait' });
  });
});

describe('a refreshing entry', () => {
  it('CACHE-1 keeps the last good value if the refresh fails within its window', () => {
    const error = settleFetch(refreshing(success, 300), 2, failedWithFallback, at(301), page);
    expect(error.kind).toBe('error');
    expect(readCacheEntry(error, at(302), 3)).toMatchObject({
      reply: { kind: 'value', value: 'first' },
      starts: false,
    });
    expect(readCacheEntry(error, at(451), 3).starts).toBe(true);
  });

  it('CACHE-1 serves the last good value no longer than its window, even during the next fetch', () => {
    const short = { lifetimeSeconds: 300, staleIfErrorSeconds: 400 };
    const good = settleFetch(loading, 1, answered('first'), at(0), short);
    const error = settleFetch(refreshing(good, 300), 2, failedWithFallback, at(390), short);
    expect(readCacheEntry(error, at(399), 3)).toMatchObject({ reply: { value: 'first' }, starts: false });
    expect(readCacheEntry(error, at(400), 3)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
  });

  it('CACHE-1 serves the fallback if the refresh fails after the window', () => {
    const error = settleFetch(refreshing(success, 86_399), 2, failedWithFallback, at(86_400), page);
    expect(readCacheEntry(error, at(86_401), 3).reply).toEqual({ kind: 'value', value: 'nothing' });
  });

  it('CACHE-1 replaces a value by a negative result, for a minute', () => {
    const next = settleFetch(refreshing(success, 300), 2, notThere, at(300), page);
    expect(next.kind).toBe('success');
    expect(readCacheEntry(next, at(359), 3)).toMatchObject({ reply: { value: 'not there' }, starts: false });
    expect(readCacheEntry(next, at(360), 3).starts).toBe(true);
  });

  it('CACHE-1 never serves a negative result after a failure', () => {
    const negative = settleFetch(loading, 1, notThere, at(0), page);
    const error = settleFetch(refreshing(negative, 60), 2, failed, at(61), page);
    expect(readCacheEntry(error, at(62), 3).reply).toEqual({ kind: 'failure', reason: 'CMS away' });
  });

  it('CACHE-1 gives up a refresh after 300 seconds, and keeps the value', () => {
    const hung = refreshing(success, 300);
    const result = readCacheEntry(hung, at(600), 3);
    expect(result).toMatchObject({ entry: { kind: 'refreshing', fetchId: 3 }, starts: true });
    expect(settleFetch(result.entry, 2, answered('late'), at(601), page)).toEqual(result.entry);
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
  it('is fetched on the next read, and served meanwhile', () => {
    const purged = purgeCacheEntry(success, 'soft', at(10));
    expect(readCacheEntry(purged, at(10), 2)).toMatchObject({ reply: { value: 'first' }, starts: true });
  });

  it('is empty after a hard purge', () => {
    expect(purgeCacheEntry(success, 'hard', at(10))).toEqual(emptyCacheEntry);
  });

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
