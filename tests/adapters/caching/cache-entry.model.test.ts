import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CacheEntry,
  emptyCacheEntry,
  invalidateCacheEntry,
  purgeCacheEntry,
  readCacheEntry,
  settleFetch,
} from '#adapters/caching/cache-entry.ts';
import {
  maxPendingFetchSeconds,
  type CacheTtl,
  computeStaleSeconds,
  computeNegativeTtl,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';

/** A value with the fetch id and the time that produced it. */
interface Stamped {
  readonly fetchId: number;
  readonly landed: number;
  readonly negative: boolean;
}

const fallback: Stamped = { fetchId: 0, landed: 0, negative: false };

const ttl: fc.Arbitrary<CacheTtl> = fc.record({
  lifetimeSeconds: fc.constantFrom(2, 300, 900, 3600),
  staleIfErrorSeconds: fc.constantFrom(0, 60, 3600, 86_400),
});

/** The entry under test, and a simple account of what should be true of it. */
class Watched {
  readonly ttl: CacheTtl;
  entry: CacheEntry<Stamped> = emptyCacheEntry;
  now = 0;
  flights = 0;
  newestGiven = 0;
  /** The start of each pending fetch, by id. */
  readonly inTheAir = new Map<number, number>();
  purgedAt = -1;

  constructor(given: CacheTtl) {
    this.ttl = given;
  }

  get instant() {
    return createInstant(this.now * secondMs);
  }

  oldestAllowed({ negative }: Stamped): number {
    const { staleIfErrorSeconds, ...rest } = negative ? computeNegativeTtl(this.ttl) : this.ttl;
    return Math.max(
      rest.lifetimeSeconds + computeStaleSeconds({ ...rest, staleIfErrorSeconds }),
      staleIfErrorSeconds,
    );
  }
}

function findCachedFetch(entry: CacheEntry<Stamped>): number | undefined {
  return 'cached' in entry && entry.cached.kind === 'good' ? entry.cached.value.fetchId : undefined;
}

interface Step {
  check(): boolean;
  run(model: object, watched: Watched): void;
  toString(): string;
}

function step(name: string, run: (watched: Watched) => void): Step {
  return {
    check: () => true,
    run: (_, watched) => {
      run(watched);
      expect(['unavailable', 'loading', 'refreshing', 'success', 'error']).toContain(watched.entry.kind);
    },
    toString: () => name,
  };
}

const readStep = step('ask', (watched) => {
  const fetchId = watched.flights + 1;
  const result = readCacheEntry(watched.entry, watched.instant, fetchId);
  watched.entry = result.entry;
  if (result.starts) {
    const awaited = [...watched.inTheAir.entries()].filter(
      ([, startedAt]) => startedAt > watched.purgedAt && watched.now - startedAt < maxPendingFetchSeconds,
    );
    expect(awaited, 'CACHE-3: one fetchId at a time').toEqual([]);
    watched.flights = fetchId;
    watched.inTheAir.set(fetchId, watched.now);
  }
  const newest = Math.max(...watched.inTheAir.values(), -Infinity);
  if (result.reply.kind === 'wait') {
    expect(watched.now - newest, 'who waits, waits for a fetchId').toBeLessThan(maxPendingFetchSeconds);
  }
  if (result.reply.kind !== 'value' || result.reply.value === fallback) return;
  const { value } = result.reply;
  expect(watched.now - value.landed, 'no value older than its windows').toBeLessThanOrEqual(
    watched.oldestAllowed(value),
  );
  expect(value.fetchId, 'a late answer never overwrites a newer one').toBeGreaterThanOrEqual(
    watched.newestGiven,
  );
  watched.newestGiven = value.fetchId;
});

function lands(name: string, pick: number, outcome: 'answered' | 'negative' | 'failed' | 'fallback'): Step {
  return step(`${name} ${pick}`, (watched) => {
    const fetchId = [...watched.inTheAir.keys()][pick % Math.max(1, watched.inTheAir.size)];
    if (fetchId === undefined) return;
    const startedAt = watched.inTheAir.get(fetchId) ?? 0;
    watched.inTheAir.delete(fetchId);
    const before = watched.entry;
    const value: Stamped = { fetchId, landed: watched.now, negative: outcome === 'negative' };
    watched.entry = settleFetch(
      before,
      fetchId,
      outcome === 'failed' || outcome === 'fallback'
        ? {
            kind: 'failed',
            reason: 'away',
            ...(outcome === 'fallback' ? { fallback: { value: fallback } } : {}),
          }
        : { kind: 'answered', value, negative: value.negative },
      watched.instant,
      watched.ttl,
    );
    const isAwaited = startedAt > watched.purgedAt && watched.now - startedAt < maxPendingFetchSeconds;
    if (!isAwaited)
      expect(findCachedFetch(watched.entry), 'purged and overdue flights bring nothing').not.toBe(fetchId);
    if (isAwaited && outcome === 'answered') expect(watched.entry.kind).toBe('success');
    if (isAwaited && outcome === 'failed') expect(watched.entry.kind).toBe('error');
  });
}

const steps: fc.Arbitrary<Step>[] = [
  fc.constant(readStep),
  fc.nat(3).map((pick) => lands('answer', pick, 'answered')),
  fc.nat(3).map((pick) => lands('not there', pick, 'negative')),
  fc.nat(3).map((pick) => lands('fail', pick, 'failed')),
  fc.nat(3).map((pick) => lands('fail with fallback', pick, 'fallback')),
  fc.oneof(fc.constantFrom(1, 60, 150, 300, 3300), fc.integer({ min: 1, max: 4000 })).map((seconds) =>
    step(`tick ${seconds}`, (watched) => {
      watched.now += seconds;
    }),
  ),
  fc.constantFrom('soft', 'hard').map((how) =>
    step(`purge ${how}`, (watched) => {
      watched.entry = purgeCacheEntry(watched.entry, how, watched.instant);
      watched.purgedAt = watched.now;
      watched.now += 1;
    }),
  ),
  fc.constant(
    step('distrust', (watched) => {
      watched.entry = invalidateCacheEntry(watched.entry, watched.instant);
      watched.purgedAt = watched.now;
      watched.now += 1;
    }),
  ),
];

describe('an entry under any sequence of reads, results, failures, waiting and purges', () => {
  it('A13 CACHE-1 CACHE-3 keeps its invariants', () => {
    fc.assert(
      fc.property(ttl, fc.commands(steps, { maxCommands: 60 }), (given, commands) => {
        fc.modelRun(() => ({ model: {}, real: new Watched(given) }), commands);
      }),
    );
  });
});
