import fc from 'fast-check';
import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { FetchRejectedError } from '#adapters/caching/cache-request.ts';
import { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { GeneratedFileCache } from '#adapters/http-server/files/generated-files.ts';
import { PageCache } from '#adapters/http-server/pages/page-cache.ts';
import { CacheReadRecorder } from '#adapters/http-server/pipeline/cache-read-recorder.ts';
import {
  maxPendingFetchSeconds,
  type CacheTtl,
  cacheLifetimes,
  uncachedTtl,
} from '#adapters/shared/queries/cache-lifetimes.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import { settled } from '#tests/adapters/caching/upstream.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** A value says which fetch it is from. */
interface Stamp {
  readonly fetchId: number;
}

type Read = (signal: AbortSignal) => Promise<Stamp>;

/** Opens a cache as the site configures it. Its value is of one key. */
type Open = (timer: ManualTimer, fetch: () => Promise<Stamp>) => Read;

const key = 'page nl mahler';

const answerTtl: CacheTtl = { ...uncachedTtl, lifetimeSeconds: 240 };

/** One for all, as in a process: Node copies each context that was ever used to every promise. */
const readRecorder = new CacheReadRecorder();

const openGenerated: Open = (timer, fetch) => {
  const { clock } = timer;
  const limits = { maxBytes: 10_000, sizeOf: () => 10, ttlOf: () => answerTtl };
  const world = new Container();
  const cache = new GeneratedFileCache<Stamp>({ clock, timer, readRecorder, world, ...limits });
  return () => cache.getOrGenerate('/mahler', fetch);
};

const openData: Open = (timer, fetch) => {
  const cache = new DataCache({ clock: timer.clock, timer, logger: new SilentLogger() });
  return (signal) => cache.getOrFetch({ key, partition: 'pages', ttl: cacheLifetimes.page, fetch }, signal);
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
  return async () => {
    const { value } = await cache.getOrRender('/mahler', address);
    return JSON.parse(value.bodies.identity.toString()) as Stamp;
  };
};

const configurations: readonly (readonly [name: string, open: Open])[] = [
  ['data', openData],
  ['rendered pages', openPages],
  ['generated files', openGenerated],
];

/** A cache under test, and a simple account of what should be true of it. How old a value may be is the domain's rule. */
class WatchedCache {
  readonly timer = new ManualTimer(new ManualClock(createInstant(0)));
  readonly #read: Read;
  /** The fetches in progress, by number. */
  readonly fetches = new Map<
    number,
    { readonly startedAtMs: number; settle(outcome: 'good' | 'failed' | 'refused'): void }
  >();
  readonly leavers: AbortController[] = [];
  readonly faults: string[] = [];
  fetchCount = 0;
  newestServed = 0;
  /** Fetches that began until then are not awaited any more. */
  discardedAtMs = -1;
  pendingReads = 0;

  constructor(open: Open) {
    this.#read = open(this.timer, () => this.#fetch());
  }

  get nowMs(): number {
    return this.timer.clock.now();
  }

  read(): void {
    const leaver = new AbortController();
    this.leavers.push(leaver);
    this.pendingReads += 1;
    void this.#read(leaver.signal)
      .then(
        ({ fetchId }) => this.#checkOrder(fetchId),
        (cause: unknown) => this.#checkFailure(cause),
      )
      .then(() => void (this.pendingReads -= 1));
  }

  #checkOrder(fetchId: number): void {
    if (fetchId < this.newestServed) this.faults.push(`${fetchId} is served after ${this.newestServed}`);
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
    return new Promise((resolve, reject) => {
      const settle = (outcome: 'good' | 'failed' | 'refused') => {
        this.fetches.delete(fetchId);
        if (outcome === 'good') resolve({ fetchId });
        else reject(outcome === 'failed' ? new Error('away') : new FetchRejectedError('busy'));
      };
      this.fetches.set(fetchId, { startedAtMs: this.nowMs, settle });
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

it.each(configurations)(
  'A13 CACHE-3 the cache of %s sends one fetch at a time and leaves no reader waiting, in any sequence of reads, results and leaving',
  async (_, open) => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
        const watched = new WatchedCache(open);
        await fc.asyncModelRun(() => ({ model: {}, real: watched }), commands);
        for (const { settle } of watched.fetches.values()) settle('failed');
        watched.timer.advance(maxPendingFetchSeconds * secondMs);
        await settled();
        expect([watched.faults, watched.pendingReads]).toEqual([[], 0]);
      }),
    );
  },
);
