import { describe, expect, it } from 'vitest';
import { ask, type CacheEntry, distrust, land, purge, unavailable } from '#domain/caching/cache-entry.ts';
import type { Terms } from '#domain/caching/lifetimes.ts';
import { type Instant, instantAt, second } from '#domain/time/instant.ts';

const page: Terms = { lifetime: 300, staleIfError: 86_400 };

function at(seconds: number): Instant {
  return instantAt(seconds * second);
}

function answered(value: string) {
  return { kind: 'answered', value, negative: false } as const;
}

const notThere = { kind: 'answered', value: 'not there', negative: true } as const;
const failed = { kind: 'failed', reason: 'CMS away' } as const;
const failedWithFallback = { kind: 'failed', reason: 'CMS away', fallback: { value: 'nothing' } } as const;

const loading = ask<string>(unavailable, at(0), 1).entry;
const success = land(loading, 1, answered('first'), at(0), page);

function refreshing(from: CacheEntry<string>, seconds: number): CacheEntry<string> {
  return ask(from, at(seconds), 2).entry;
}

describe('an entry never asked for', () => {
  it('CACHE-1 loads when asked, and lets whoever asks wait', () => {
    expect(ask(unavailable, at(0), 1)).toEqual({
      entry: { kind: 'loading', flight: 1, expires: at(300) },
      reply: { kind: 'wait' },
      starts: true,
    });
  });
});

describe('a loading entry', () => {
  it('CACHE-3 starts no second fetch', () => {
    expect(ask(loading, at(299), 2)).toEqual({ entry: loading, reply: { kind: 'wait' }, starts: false });
  });

  it('CACHE-1 is a success once answered', () => {
    expect(success.kind).toBe('success');
    expect(ask(success, at(299), 2).reply).toEqual({ kind: 'value', value: 'first' });
  });

  it('CACHE-1 is an error holding the fallback once failed, for half the lifetime', () => {
    const error = land(loading, 1, failedWithFallback, at(0), page);
    expect(error.kind).toBe('error');
    expect(ask(error, at(149), 2)).toMatchObject({
      reply: { kind: 'value', value: 'nothing' },
      starts: false,
    });
    expect(ask(error, at(150), 2)).toMatchObject({
      reply: { kind: 'value', value: 'nothing' },
      starts: true,
    });
  });

  it('CACHE-1 gives an old fallback during the next fetch for the longer of its lifetime and 300 seconds', () => {
    const error = land(loading, 1, failedWithFallback, at(0), page);
    expect(error).toMatchObject({ kept: { kind: 'fallback', value: 'nothing' } });
    expect(ask(error, at(449), 2).reply).toEqual({ kind: 'value', value: 'nothing' });
    expect(ask(error, at(450), 2).reply).toEqual({ kind: 'wait' });
  });

  it('CACHE-1 remembers a failure where there is no fallback', () => {
    const error = land(loading, 1, failed, at(0), page);
    expect(ask(error, at(149), 2).reply).toEqual({ kind: 'failure', reason: 'CMS away' });
    expect(ask(error, at(150), 2)).toMatchObject({
      entry: { kind: 'loading' },
      reply: { kind: 'wait' },
      starts: true,
    });
  });

  it('CACHE-1 gives up a fetch without an answer after 300 seconds', () => {
    const asked = ask(loading, at(300), 2);
    expect(asked).toMatchObject({ entry: { kind: 'loading', flight: 2 }, starts: true });
    expect(land(asked.entry, 1, answered('late'), at(301), page)).toEqual(asked.entry);
    expect(land(loading, 1, answered('late'), at(300), page)).toEqual(unavailable);
  });
});

describe('an expired entry', () => {
  it('CACHE-1 answers with the old value at once and fetches', () => {
    expect(ask(success, at(300), 2)).toMatchObject({
      entry: { kind: 'refreshing', flight: 2 },
      reply: { kind: 'value', value: 'first' },
      starts: true,
    });
  });

  it('CACHE-1 lets wait once the old value is older than its grace', () => {
    expect(ask(success, at(599), 2).reply).toEqual({ kind: 'value', value: 'first' });
    expect(ask(success, at(600), 2).reply).toEqual({ kind: 'wait' });
  });
});

describe('a refreshing entry', () => {
  it('CACHE-3 starts no second fetch, and keeps answering', () => {
    expect(ask(refreshing(success, 300), at(301), 3)).toMatchObject({
      reply: { kind: 'value', value: 'first' },
      starts: false,
    });
  });

  it('CACHE-1 lets wait once the old value passes its grace during the fetch', () => {
    expect(ask(refreshing(success, 590), at(601), 3).reply).toEqual({ kind: 'wait' });
  });

  it('CACHE-1 replaces the value once answered', () => {
    const next = land(refreshing(success, 300), 2, answered('second'), at(301), page);
    expect(next.kind).toBe('success');
    expect(ask(next, at(302), 3).reply).toEqual({ kind: 'value', value: 'second' });
  });

  it('CACHE-1 keeps the last good value where the refresh fails, inside its window', () => {
    const error = land(refreshing(success, 300), 2, failedWithFallback, at(301), page);
    expect(error.kind).toBe('error');
    expect(ask(error, at(302), 3)).toMatchObject({ reply: { kind: 'value', value: 'first' }, starts: false });
    expect(ask(error, at(451), 3).starts).toBe(true);
  });

  it('CACHE-1 gives the last good value no longer than its window, not even during the next fetch', () => {
    const short = { lifetime: 300, staleIfError: 400 };
    const good = land(loading, 1, answered('first'), at(0), short);
    const error = land(refreshing(good, 300), 2, failedWithFallback, at(390), short);
    expect(ask(error, at(399), 3)).toMatchObject({ reply: { value: 'first' }, starts: false });
    expect(ask(error, at(400), 3)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
  });

  it('CACHE-1 gives the fallback where the refresh fails after the window', () => {
    const error = land(refreshing(success, 86_399), 2, failedWithFallback, at(86_400), page);
    expect(ask(error, at(86_401), 3).reply).toEqual({ kind: 'value', value: 'nothing' });
  });

  it('CACHE-1 gives the fallback at once where the window is 0', () => {
    const strict = { ...page, staleIfError: 0 };
    const good = land(loading, 1, answered('first'), at(0), strict);
    const error = land(refreshing(good, 300), 2, failedWithFallback, at(301), strict);
    expect(ask(error, at(302), 3).reply).toEqual({ kind: 'value', value: 'nothing' });
  });

  it('CACHE-1 keeps the last good value over any number of failures, and no longer than its window', () => {
    let entry = success;
    let flight = 2;
    for (let now = 300; now < 90_000; now += 100) {
      const asked = ask(entry, at(now), flight);
      const expected = now < 86_400 ? 'first' : 'nothing';
      const landed = asked.starts
        ? land(asked.entry, flight, failedWithFallback, at(now), page)
        : asked.entry;
      expect(ask(landed, at(now), flight + 1).reply).toEqual({ kind: 'value', value: expected });
      entry = landed;
      flight += 1;
    }
  });

  it('CACHE-1 does not keep alive what is gone: the answer that there is nothing replaces it, for a minute', () => {
    const next = land(refreshing(success, 300), 2, notThere, at(300), page);
    expect(next.kind).toBe('success');
    expect(ask(next, at(359), 3)).toMatchObject({ reply: { value: 'not there' }, starts: false });
    expect(ask(next, at(360), 3).starts).toBe(true);
  });

  it('CACHE-1 lets the answer that there is nothing stand in for no failure', () => {
    const negative = land(loading, 1, notThere, at(0), page);
    const error = land(refreshing(negative, 60), 2, failed, at(61), page);
    expect(ask(error, at(62), 3).reply).toEqual({ kind: 'failure', reason: 'CMS away' });
  });

  it('CACHE-1 gives up a fetch without an answer after 300 seconds, and keeps the value', () => {
    const hung = refreshing(success, 300);
    const asked = ask(hung, at(600), 3);
    expect(asked).toMatchObject({ entry: { kind: 'refreshing', flight: 3 }, starts: true });
    expect(land(asked.entry, 2, answered('late'), at(601), page)).toEqual(asked.entry);
  });
});

describe('an entry that proved unusable', () => {
  it('A24 is not given again while it is fetched anew', () => {
    const distrusted = distrust(success, at(10));
    expect(ask(distrusted, at(10), 2)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
    const mended = land(ask(distrusted, at(10), 2).entry, 2, answered('second'), at(11), page);
    expect(ask(mended, at(11), 3)).toMatchObject({ reply: { value: 'second' }, starts: false });
  });

  it('A24 stands in where fetching it anew fails', () => {
    const asked = ask(distrust(success, at(10)), at(10), 2).entry;
    const failedAgain = land(asked, 2, failed, at(11), page);
    expect(ask(failedAgain, at(12), 3)).toMatchObject({ reply: { value: 'first' }, starts: false });
  });

  it('A24 is asked for anew also where it was a fallback, or nothing', () => {
    for (const landing of [failed, failedWithFallback]) {
      const error = land(loading, 1, landing, at(0), page);
      expect(ask(distrust(error, at(1)), at(1), 2)).toMatchObject({ reply: { kind: 'wait' }, starts: true });
    }
  });

  it('A24 does not take the answer on its way', () => {
    const distrusted = distrust(refreshing(success, 300), at(301));
    expect(land(distrusted, 2, answered('too old'), at(302), page)).toEqual(distrusted);
    expect(distrust(loading, at(1))).toEqual(unavailable);
  });
});

describe('a purged entry', () => {
  it('is fetched anew when next asked, and answers with the old value meanwhile', () => {
    const purged = purge(success, 'soft', at(10));
    expect(ask(purged, at(10), 2)).toMatchObject({ reply: { value: 'first' }, starts: true });
  });

  it('is as if never asked after a hard purge', () => {
    expect(purge(success, 'hard', at(10))).toEqual(unavailable);
  });

  it.each(['soft', 'hard'] as const)('does not take the answer on its way when purged %s', (how) => {
    const purgedLoading = purge(loading, how, at(1));
    expect(land(purgedLoading, 1, answered('too old'), at(2), page)).toEqual(purgedLoading);
    const purgedRefreshing = purge(refreshing(success, 300), how, at(301));
    expect(land(purgedRefreshing, 2, answered('too old'), at(302), page)).toEqual(purgedRefreshing);
  });

  it('stays unavailable where nothing was ever asked', () => {
    expect(purge(unavailable, 'soft', at(10))).toEqual(unavailable);
  });

  it('is fetched anew when next asked, also where it held a failure', () => {
    const error = land(loading, 1, failedWithFallback, at(0), page);
    expect(ask(purge(error, 'soft', at(10)), at(10), 2)).toMatchObject({
      reply: { value: 'nothing' },
      starts: true,
    });
  });

  it('keeps a good value as the success it is', () => {
    expect(purge(refreshing(success, 300), 'soft', at(301))).toMatchObject({
      kind: 'success',
      kept: { kind: 'good', value: 'first' },
    });
  });

  it('keeps a fallback as the error it is', () => {
    const error = land(loading, 1, failedWithFallback, at(0), page);
    expect(purge(refreshing(error, 150), 'soft', at(151)).kind).toBe('error');
  });
});
