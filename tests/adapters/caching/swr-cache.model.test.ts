import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteLimitedCache } from '#adapters/caching/byte-limited-cache.ts';
import { FetchRefused } from '#adapters/caching/cache-request.ts';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { calendarTtl } from '#adapters/http-server/calendars/calendar-store.ts';
import { PageCache } from '#adapters/http-server/pages/page-cache.ts';
import { sitemapTtl } from '#adapters/http-server/sitemap/sitemap-store.ts';
import { ManualClock } from '#adapters/in-memory/manual-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import {
  abandonFetchAfterSeconds,
  type CacheTtl,
  computeStaleSeconds,
  lifetimes,
  uncachedTtl,
} from '#domain/caching/lifetimes.ts';
import { instantFromMs, secondMs } from '#domain/time/instant.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** A value says which fetch it is from, when that began and when it arrived. */
interface Stamp {
  readonly fetchId: number;
  readonly startedAtMs: number;
  readonly arrivedAtMs: number;
}

/** A cache as the site configures it. Its value is of one key. */
interface OpenedCache {
  read(signal: AbortSignal): Promise<Stamp>;
  /** Purges what the value is made from. */
  purge(mode: 'soft' | 'hard'): void;
}

type Open = (timer: ManualTimer, fetch: () => Promise<Stamp>) => OpenedCache;

const key = 'page nl mahler';
const hasRead = (tag: string) => tag === key;

function openByteLimited(ttl: CacheTtl, tags: readonly string[] | undefined): Open {
  return (timer, fetch) => {
    const cache = createByteLimitedCache<Stamp>({
      clock: timer.clock,
      timer,
      maxBytes: 10_000,
      sizeOf: () => 10,
    });
    const request = {
      key,
      ttl,
      tags,
      fetch: async () => ({ kind: 'good', value: await fetch(), tags: [key] }) as const,
    };
    return {
      read: async (signal) => (await cache.read(request, signal)).value,
      purge: (mode) => cache.purge(hasRead, mode),
    };
  };
}

const openData: Open = (timer, fetch) => {
  const cache = new DataCache({ clock: timer.clock, timer, logger: new SilentLogger() });
  return {
    read: (signal) => cache.getOrFetch({ key, partition: 'pages', ttl: lifetimes.page, fetch }, signal),
    purge: (mode) => cache.purge(hasRead, mode),
  };
};

const pageTtl: CacheTtl = { lifetimeSeconds: 290, staleIfErrorSeconds: 86_400, graceSeconds: 300 };

const openPages: Open = (timer, fetch) => {
  const render = async () => {
    const body = Buffer.from(JSON.stringify(await fetch()));
    const renderedAt = timer.clock.now();
    const page = {
      status: 200,
      bodies: { br: body, gzip: body, identity: body },
      etag: '',
      isIncomplete: false,
    };
    return { ...page, renderedAt, ttl: pageTtl, cacheKeys: [key] };
  };
  const cache = new PageCache({ clock: timer.clock, timer, render, findRefusal: () => undefined });
  const address = { kind: 'page', path: '/mahler', query: '', audience: 'public' } as const;
  return {
    read: async () => {
      const { value } = await cache.getOrRender('/mahler', address);
      return JSON.parse(value.bodies.identity.toString()) as Stamp;
    },
    purge: (mode) => cache.purge(hasRead, mode),
  };
};

const answerTtl: CacheTtl = { ...uncachedTtl, lifetimeSeconds: 240 };

/** `isPurged`: a purge reaches its values. */
const configurations: readonly (readonly [name: string, ttl: CacheTtl, isPurged: boolean, open: Open])[] = [
  ['data', lifetimes.page, true, openData],
  ['rendered pages', pageTtl, true, openPages],
  ['answers of the gateway', answerTtl, true, openByteLimited(answerTtl, undefined)],
  ['calendars', calendarTtl, false, openByteLimited(calendarTtl, [])],
  ['sitemaps', sitemapTtl, false, openByteLimited(sitemapTtl, [])],
];

/** A cache under test, and a simple account of what should be true of it. */
class WatchedCache {
  readonly timer = new ManualTimer(new ManualClock(instantFromMs(0)));
  readonly cache: OpenedCache;
  readonly ttl: CacheTtl;
  /** The fetches in progress, by number. */
  readonly fetches = new Map<
    number,
    { readonly startedAtMs: number; settle(outcome: 'good' | 'failed' | 'refused'): void }
  >();
  fetchCount = 0;
  newestServed = 0;
  /** Fetches that began until then are not awaited any more. */
  discardedAtMs = -1;
  /** The last hard purge: what was fetched until then is gone for who reads after it. */
  purgedAtMs = -1;
  readonly isPurged: boolean;
  pendingReads = 0;
  readonly leavers: AbortController[] = [];

  constructor(ttl: CacheTtl, isPurged: boolean, open: Open) {
    this.ttl = ttl;
    this.isPurged = isPurged;
    this.cache = open(this.timer, () => this.#fetch());
  }

  get nowMs(): number {
    return this.timer.clock.now();
  }

  read(): void {
    const leaver = new AbortController();
    this.leavers.push(leaver);
    this.pendingReads += 1;
    const purgedAtMs = this.isPurged ? this.purgedAtMs : -1;
    void this.cache
      .read(leaver.signal)
      .then(
        (stamp) => this.#check(stamp, purgedAtMs),
        (cause: unknown) => this.#checkFailure(cause),
      )
      .then(() => void (this.pendingReads -= 1));
  }

  get oldestAllowedMs(): number {
    const { lifetimeSeconds, staleIfErrorSeconds } = this.ttl;
    return Math.max(lifetimeSeconds + computeStaleSeconds(this.ttl), staleIfErrorSeconds) * secondMs;
  }

  readonly faults: string[] = [];

  #check({ fetchId, startedAtMs, arrivedAtMs }: Stamp, purgedAtMs: number): void {
    if (this.nowMs - arrivedAtMs > this.oldestAllowedMs)
      this.faults.push(`${fetchId} is older than its windows`);
    if (fetchId < this.newestServed) this.faults.push(`${fetchId} is served after ${this.newestServed}`);
    if (startedAtMs <= purgedAtMs) this.faults.push(`${fetchId} is served although it was purged`);
    this.newestServed = fetchId;
  }

  /** A reader that leaves is no failure for others. */
  #checkFailure(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (!['away', 'busy', 'gone home', `No answer in ${abandonFetchAfterSeconds} s`].includes(reason))
      this.faults.push(`a reader got: ${reason}`);
  }

  #fetch(): Promise<Stamp> {
    const isAwaited = ({ startedAtMs }: { readonly startedAtMs: number }) =>
      startedAtMs > this.discardedAtMs && this.nowMs - startedAtMs < abandonFetchAfterSeconds * secondMs;
    if ([...this.fetches.values()].some(isAwaited)) this.faults.push('two fetches at once');
    this.fetchCount += 1;
    const fetchId = this.fetchCount;
    const startedAtMs = this.nowMs;
    return new Promise((resolve, reject) => {
      const settle = (outcome: 'good' | 'failed' | 'refused') => {
        this.fetches.delete(fetchId);
        if (outcome === 'good') resolve({ fetchId, startedAtMs, arrivedAtMs: this.nowMs });
        else reject(outcome === 'failed' ? new Error('away') : new FetchRefused('busy'));
      };
      this.fetches.set(fetchId, { startedAtMs, settle });
    });
  }
}

class Step implements fc.AsyncCommand<object, WatchedCache> {
  readonly #name: string;
  readonly #act: (watched: WatchedCache) => void;

  constructor(name: string, act: (watched: WatchedCache) => void) {
    this.#name = name;
    this.#act = act;
  }

  check = () => true;

  async run(_model: object, watched: WatchedCache): Promise<void> {
    this.#act(watched);
    await settled();
    expect(watched.faults).toEqual([]);
  }

  toString = () => this.#name;
}

function settleFetch(pick: number, outcome: 'good' | 'failed' | 'refused'): Step {
  return new Step(`${outcome} ${pick}`, ({ fetches }) =>
    [...fetches.values()][pick % Math.max(1, fetches.size)]?.settle(outcome),
  );
}

const steps: fc.Arbitrary<Step>[] = [
  fc.constant(new Step('read', (watched) => watched.read())),
  fc
    .tuple(fc.nat(3), fc.constantFrom('good', 'failed', 'refused'))
    .map(([pick, outcome]) => settleFetch(pick, outcome)),
  fc
    .oneof(fc.constantFrom(1, 60, 150, 300, 3300), fc.integer({ min: 1, max: 4000 }))
    .map((seconds) => new Step(`wait ${seconds}`, ({ timer }) => timer.advance(seconds * secondMs))),
  fc.constantFrom('soft', 'hard').map(
    (mode) =>
      new Step(`purge ${mode}`, (watched) => {
        watched.cache.purge(mode);
        watched.discardedAtMs = watched.nowMs;
        if (mode === 'hard') watched.purgedAtMs = watched.nowMs;
        watched.timer.advance(1);
      }),
  ),
  fc.nat(5).map(
    (pick) =>
      new Step(`leave ${pick}`, (watched) => {
        watched.leavers[pick % Math.max(1, watched.leavers.length)]?.abort(new Error('gone home'));
        // A fetch that nobody waits for any more is no longer the one.
        watched.discardedAtMs = watched.nowMs;
        watched.timer.advance(1);
      }),
  ),
];

describe.each(configurations)(
  'the cache of %s under any sequence of reads, results, waiting, leaving and purges',
  (_, ttl, isPurged, open) => {
    it('A13 CACHE-1 CACHE-3 keeps its invariants, and leaves no reader waiting', async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
          const watched = new WatchedCache(ttl, isPurged, open);
          await fc.asyncModelRun(() => ({ model: {}, real: watched }), commands);
          for (const { settle } of watched.fetches.values()) settle('failed');
          watched.timer.advance(abandonFetchAfterSeconds * secondMs);
          await settled();
          expect([watched.faults, watched.pendingReads]).toEqual([[], 0]);
        }),
        { numRuns: 1000 },
      );
    });
  },
);
