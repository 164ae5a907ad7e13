import { describe, expect, it } from 'vitest';
import { emptyCacheEntry, readCacheEntry, settleFetch } from '#adapters/caching/cache-entry.ts';
import { answered, at, failed, page } from '#tests/adapters/caching/a-fetch.ts';

describe('an entry after the clock was set back', () => {
  const tenYears = 315_360_000;
  const stored = settleFetch(
    readCacheEntry<string>(emptyCacheEntry, at(tenYears), 1).entry,
    1,
    answered('first'),
    at(tenYears),
    page,
  );

  it('CACHE-6 A25 is expired: the next read waits for a fetch', () => {
    expect(readCacheEntry(stored, at(0), 2)).toMatchObject({
      entry: { kind: 'refreshing', since: at(0), expires: at(300) },
      reply: { kind: 'wait' },
      starts: true,
    });
  });

  it('CACHE-6 A25 is served after a failure, for no longer than its rule allows', () => {
    const refreshed = readCacheEntry(stored, at(0), 2).entry;
    const error = settleFetch<string>(refreshed, 2, failed, at(1), page);
    expect(readCacheEntry(error, at(2), 3).reply).toEqual({ kind: 'value', value: 'first' });
    const again = readCacheEntry(error, at(86_401), 3).entry;
    expect(settleFetch<string>(again, 3, failed, at(86_402), page)).toMatchObject({
      cached: { kind: 'nothing' },
    });
  });

  it('CACHE-6 A25 does not fail for longer than its rule allows', () => {
    const error = settleFetch<string>(
      readCacheEntry<string>(emptyCacheEntry, at(tenYears), 1).entry,
      1,
      failed,
      at(tenYears),
      page,
    );
    expect([readCacheEntry(error, at(tenYears), 2).starts, readCacheEntry(error, at(0), 2).starts]).toEqual([
      false,
      true,
    ]);
  });

  it('CACHE-6 A25 waits for a fetch in progress, no longer than for any other', () => {
    const pending = readCacheEntry<string>(emptyCacheEntry, at(tenYears), 1).entry;
    expect(readCacheEntry(pending, at(0), 2)).toMatchObject({ starts: false, entry: { expires: at(300) } });
    expect(settleFetch(pending, 1, answered('first'), at(1), page)).toMatchObject({
      kind: 'success',
      expires: at(301),
    });
    const replaced = readCacheEntry(stored, at(tenYears + 301), 2).entry;
    expect(readCacheEntry(replaced, at(0), 3)).toMatchObject({ starts: false, reply: { kind: 'wait' } });
  });
});
