import fc from 'fast-check';
import { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { FetchRejectedError } from '#adapters/caching/cache-request.ts';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { CacheReadRecorder } from '#adapters/http-server/cache-read-recorder.ts';
import { calendarTtl } from '#adapters/http-server/calendars/calendar-store.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import { PageCache } from '#adapters/http-server/pages/page-cache.ts';
import { sitemapTtl } from '#adapters/http-server/sitemap/sitemap-store.ts';
import {
  maxPendingFetchSeconds,
  type CacheTtl,
  computeStaleSeconds,
  cacheLifetimes,
  uncachedTtl,
} from '#domain/caching/lifetimes.ts';
import { addMilliseconds, createInstant, secondMs } from '#domain/time/instant.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
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

/** One for all, as in a process: Node copies each context that was ever used to every promise. */
const readRecorder = new CacheReadRecorder();

/** `ttlOf`: as `GeneratedFileCache` takes it. Without it a file lives as long as the answer that it is made from. */
function openGenerated(answerTtl: CacheTtl, ttlOf?: () => CacheTtl): Open {
  return (timer, fetch) => {
    const { clock } = timer;
    const cache = new GeneratedFileCache<Stamp>({
      clock,
      timer,
      readRecorder,
      world: new Container(),
      maxBytes: 10_000,
      sizeOf: () => 10,
      ...(ttlOf && { ttlOf }),
    });
    const generate = async () => {
      const stamp = await fetch();
      const expires = addMilliseconds(clock.now(), answerTtl.lifetimeSeconds * secondMs);
      readRecorder.record({ key, expires, isGood: true });
      return stamp;
    };
    return {
      read: () => cache.getOrGenerate('/mahler', generate),
      purge: (mode) => cache.purge(hasRead, mode),
    };
  };
}

const openData: Open = (timer, fetch) => {
  const cache = new DataCache({ clock: timer.clock, timer, logger: new SilentLogger() });
  return {
    read: (signal) => cache.getOrFetch({ key, partition: 'pages', ttl: cacheLifetimes.page, fetch }, signal),
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

const configurations: readonly (readonly [name: string, ttl: CacheTtl, open: Open])[] = [
  ['data', cacheLifetimes.page, openData],
  ['rendered pages', pageTtl, openPages],
  ['answers of the gateway', answerTtl, openGenerated(answerTtl)],
  ['calendars', calendarTtl, openGenerated(answerTtl, () => calendarTtl)],
  ['sitemaps', sitemapTtl, openGenerated(answerTtl, () => sitemapTtl)],
];

/** A cache under test, and a simple account of what should be true of it. */
class WatchedCache {
  readonly timer = new ManualTimer(new ManualClock(createInstant(0)));
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
  pendingReads = 0;
  readonly leavers: AbortController[] = [];

  constructor(ttl: CacheTtl, open: Open) {
    this.ttl = ttl;
    this.cache = open(this.timer, () => this.#fetch());
  }

  get nowMs(): number {
    return this.timer.clock.now();
  }

  read(): void {
    const leaver = new AbortController();
    this.leavers.push(leaver);
    this.pendingReads += 1;
    const { purgedAtMs } = this;
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
    if (!['away', 'busy', 'gone home', `No answer in ${maxPendingFetchSeconds} s`].includes(reason))
      this.faults.push(`a reader got: ${reason}`);
  }

  #fetch(): Promise<Stamp> {
    const isAwaited = ({ startedAtMs }: { readonly startedAtMs: number }) =>
      startedAtMs > this.discardedAtMs && this.nowMs - startedAtMs < maxPendingFetchSeconds * secondMs;
    if ([...this.fetches.values()].some(isAwaited)) this.faults.push('two fetches at once');
    this.fetchCount += 1;
    const fetchId = this.fetchCount;
    const startedAtMs = this.nowMs;
    return new Promise((resolve, reject) => {
      const settle = (outcome: 'good' | 'failed' | 'refused') => {
        this.fetches.delete(fetchId);
        if (outcome === 'good') resolve({ fetchId, startedAtMs, arrivedAtMs: this.nowMs });
        else reject(outcome === 'failed' ? new Error('away') : new FetchRejectedError('busy'));
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
  (_, ttl, open) => {
    it('A13 CACHE-1 CACHE-3 keeps its invariants, and leaves no reader waiting', async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
          const watched = new WatchedCache(ttl, open);
          await fc.asyncModelRun(() => ({ model: {}, real: watched }), commands);
          for (const { settle } of watched.fetches.values()) settle('failed');
          watched.timer.advance(maxPendingFetchSeconds * secondMs);
          await settled();
          expect([watched.faults, watched.pendingReads]).toEqual([[], 0]);
        }),
        { numRuns: 1000 },
      );
    });
  },
);
