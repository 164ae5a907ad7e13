import { describe, expect, it } from 'vitest';
import { ask, type CacheEntry, land, unavailable } from '#domain/caching/cache-entry.ts';
import { lifetimes, patience } from '#domain/caching/lifetimes.ts';
import { instantAt, later, second } from '#domain/time/instant.ts';

const begun = instantAt(0);
const givenUp = later(begun, patience * second);
const terms = lifetimes.eventSearch;

function answerOf(value: string) {
  return { kind: 'answered', value, negative: false } as const;
}

/** Asked by a first flight that never ended in time, and then by a second. */
function askedTwice(): CacheEntry<string> {
  return ask(ask<string>(unavailable, begun, 1).entry, givenUp, 2).entry;
}

describe('a late answer to an older question', () => {
  it('LIST-15 changes nothing while the newer one is on its way', () => {
    expect(land(askedTwice(), 1, answerOf('old'), givenUp, terms)).toEqual(askedTwice());
  });

  it('LIST-15 never overwrites the newer one’s, whichever comes first', () => {
    const oldFirst = land(askedTwice(), 1, answerOf('old'), givenUp, terms);
    const newFirst = land(askedTwice(), 2, answerOf('new'), givenUp, terms);
    for (const entry of [
      land(oldFirst, 2, answerOf('new'), givenUp, terms),
      land(newFirst, 1, answerOf('old'), givenUp, terms),
    ]) {
      expect(ask(entry, givenUp, 3).reply).toEqual({ kind: 'value', value: 'new' });
    }
  });

  it('LIST-15 does not fail the newer one by failing late', () => {
    const failure = { kind: 'failed', reason: 'search away' } as const;
    const answered = land(askedTwice(), 2, answerOf('new'), givenUp, terms);
    expect(land(answered, 1, failure, givenUp, terms)).toEqual(answered);
  });
});
