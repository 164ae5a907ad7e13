import { describe, expect, it } from 'vitest';
import {
  type CacheEntry,
  emptyCacheEntry,
  readCacheEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import { maxPendingFetchSeconds, cacheLifetimes } from '#domain/caching/lifetimes.ts';
import { addMilliseconds, createInstant, secondMs } from '#domain/time/instant.ts';

const startedAt = createInstant(0);
const givenUp = addMilliseconds(startedAt, maxPendingFetchSeconds * secondMs);
const ttl = cacheLifetimes.eventSearch;

function answerOf(value: string) {
  return { kind: 'answered', value, negative: false } as const;
}

/** Reads with a first fetch that timed out, and then a second. */
function readTwice(): CacheEntry<string> {
  return readCacheEntry(readCacheEntry<string>(emptyCacheEntry, startedAt, 1).entry, givenUp, 2).entry;
}

describe('a late result of an older fetch', () => {
  it('LIST-15 changes nothing while the newer fetch is pending', () => {
    expect(settleFetch(readTwice(), 1, answerOf('old'), givenUp, ttl)).toEqual(readTwice());
  });

  it('LIST-15 never overwrites the newer result, whichever comes first', () => {
    const oldFirst = settleFetch(readTwice(), 1, answerOf('old'), givenUp, ttl);
    const newFirst = settleFetch(readTwice(), 2, answerOf('new'), givenUp, ttl);
    for (const entry of [
      settleFetch(oldFirst, 2, answerOf('new'), givenUp, ttl),
      settleFetch(newFirst, 1, answerOf('old'), givenUp, ttl),
    ]) {
      expect(readCacheEntry(entry, givenUp, 3).reply).toEqual({ kind: 'value', value: 'new' });
    }
  });

  it('LIST-15 does not fail the newer one by failing late', () => {
    const failure = { kind: 'failed', reason: 'search away' } as const;
    const answered = settleFetch(readTwice(), 2, answerOf('new'), givenUp, ttl);
    expect(settleFetch(answered, 1, failure, givenUp, ttl)).toEqual(answered);
  });
});
