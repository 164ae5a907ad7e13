import {
  type CacheEntry,
  type FetchId,
  type FetchResult,
  readEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import { costLimits } from '#src/server/admission/cost-limits.ts';
import type { CanonicalPageAddress } from '#src/server/pages/page-address.ts';
import { type PageCacheEntry, PageLruStore } from '#src/server/pages/page-store.ts';
import type { RenderedPage } from '#src/server/pages/rendered-page.ts';

interface PageCacheDependencies {
  readonly clock: Clock;
  /** Renders a page; undefined if admission rejected it. Never rejects. */
  readonly render: (address: CanonicalPageAddress) => Promise<RenderedPage | undefined>;
  /** Whether another page may be rendered now. Cached pages are served even if not. */
  readonly mayRender: () => boolean;
  readonly store?: PageLruStore;
}

/** A page, and where it came from. */
export interface PageWithSource {
  readonly kind: 'page';
  readonly page: RenderedPage;
  /** `stale`: expired, and being rendered again or failed to. `coalesced`: it waited for a rendering that was already running. */
  readonly source: 'hit' | 'stale' | 'rendered' | 'coalesced';
  /** When the page expires. */
  readonly expires: Instant;
}

export type PageOrOverloaded =
  | PageWithSource
  /** Too many pages are being rendered. */
  | { readonly kind: 'overloaded'; readonly retryAfterSeconds: number };

const overloaded: PageOrOverloaded = {
  kind: 'overloaded',
  retryAfterSeconds: costLimits.page.retryAfterSeconds,
};

/** A failure is cached for a few seconds (all values in seconds): long enough to avoid a rendering per request, short enough to recover. */
const failureTtl: CacheTtl = {
  lifetimeSeconds: 10,
  failureSeconds: 5,
  staleIfErrorSeconds: 0,
  graceSeconds: 0,
};

/**
 * The cache of rendered pages, over the state machine of `domain/caching/`. Concurrent requests for a page share one rendering. If a
 * page cannot be rendered, or only incompletely, the last good one is served stale.
 */
export class PageCache {
  readonly #dependencies: PageCacheDependencies;
  readonly #store: PageLruStore;
  readonly #renders = new Map<string, Promise<PageOrOverloaded>>();
  #lastFetchId: FetchId = 0;

  constructor(dependencies: PageCacheDependencies) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store ?? new PageLruStore();
  }

  /** The cached page, or undefined if there is none. Starts a rendering in the background if the page is stale. */
  getCached(key: string, address: CanonicalPageAddress): PageWithSource | undefined {
    const now = this.#dependencies.clock.now();
    const before = this.#store.entry(key);
    const { entry, reply, starts } = readEntry(before, now, this.#lastFetchId + 1);
    if (reply.kind !== 'value') return undefined;
    if (starts && this.#dependencies.mayRender()) void this.#start(key, address, entry, before);
    return toCachedPage(entry, reply.value);
  }

  /** The page, rendered if it is not cached. Never rejects. */
  async getOrRender(key: string, address: CanonicalPageAddress): Promise<PageOrOverloaded> {
    const cached = this.getCached(key, address);
    if (cached) return cached;
    const rendering = this.#renders.get(key);
    const now = this.#dependencies.clock.now();
    const before = this.#store.entry(key);
    const { entry, starts } = readEntry(before, now, this.#lastFetchId + 1);
    if (!starts && rendering) return toCoalesced(await rendering);
    if (!this.#dependencies.mayRender()) return findStalePage(before, now) ?? overloaded;
    return this.#start(key, address, entry, before);
  }

  /** Purges the pages rendered from certain cache entries. */
  purge(isAffected: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#store.purge(isAffected, how, this.#dependencies.clock.now());
  }

  get stats(): PageLruStore['stats'] {
    return this.#store.stats;
  }

  #start(
    key: string,
    address: CanonicalPageAddress,
    entry: PageCacheEntry,
    before: PageCacheEntry,
  ): Promise<PageOrOverloaded> {
    this.#lastFetchId += 1;
    const fetchId = this.#lastFetchId;
    this.#store.put(key, entry);
    const rendering = this.#render(key, address, fetchId, before).finally(() => {
      if (this.#renders.get(key) === rendering) this.#renders.delete(key);
    });
    this.#renders.set(key, rendering);
    return rendering;
  }

  async #render(
    key: string,
    address: CanonicalPageAddress,
    fetchId: FetchId,
    entryBeforeStart: PageCacheEntry,
  ): Promise<PageOrOverloaded> {
    const page = await this.#dependencies.render(address);
    const before = this.#store.entry(key);
    const now = this.#dependencies.clock.now();
    if (!page) {
      // Restores the entry, so that the next request starts a rendering.
      if ('fetchId' in before && before.fetchId === fetchId) this.#store.put(key, entryBeforeStart);
      return findStalePage(entryBeforeStart, now) ?? overloaded;
    }
    const { result, ttl } = toFetchResult(page, before, now);
    const entry = settleFetch(before, fetchId, result, now, ttl);
    if (entry !== before) this.#store.put(key, entry);
    const servesLastGood = entry !== before && entry.kind === 'error' && entry.cached.kind === 'good';
    if (servesLastGood) return toCachedPage(entry, entry.cached.value);
    const isSettled = entry.kind === 'success' || entry.kind === 'error';
    return { kind: 'page', page, source: 'rendered', expires: isSettled ? entry.expires : now };
  }
}

function toCoalesced(answer: PageOrOverloaded): PageOrOverloaded {
  return answer.kind === 'page' ? { ...answer, source: 'coalesced' } : answer;
}

/** The cache result of a rendering. A failed page counts as a failure, and so does an incomplete one if a better one is cached. */
function toFetchResult(
  page: RenderedPage,
  before: PageCacheEntry,
  now: Instant,
): { readonly result: FetchResult<RenderedPage>; readonly ttl: CacheTtl } {
  const { status, isIncomplete, ttl } = page;
  if (status >= 500) {
    const reason = `answered with ${status}`;
    // If an upstream answer is missing, the page expires when that answer may be requested again.
    const lacksAnswer = isIncomplete && ttl.lifetimeSeconds > 0;
    const failing = lacksAnswer ? { ...failureTtl, failureSeconds: ttl.lifetimeSeconds } : failureTtl;
    return { result: { kind: 'failed', reason, fallback: { value: page } }, ttl: failing };
  }
  if (isIncomplete && findStalePage(before, now)) {
    return { result: { kind: 'failed', reason: 'something is missing' }, ttl: failureTtl };
  }
  return { result: { kind: 'answered', value: page, negative: false }, ttl };
}

/** The last good page, if it may still be served stale. */
function findStalePage(entry: CacheEntry<RenderedPage>, now: Instant): PageWithSource | undefined {
  if (!('cached' in entry) || entry.cached.kind !== 'good' || now >= entry.cached.fallbackUntil)
    return undefined;
  return { kind: 'page', page: entry.cached.value, source: 'stale', expires: now };
}

function toCachedPage(entry: PageCacheEntry, page: RenderedPage): PageWithSource {
  switch (entry.kind) {
    case 'success':
      return { kind: 'page', page, source: 'hit', expires: entry.expires };
    case 'error':
      return {
        kind: 'page',
        page,
        source: entry.cached.kind === 'good' ? 'stale' : 'hit',
        expires: entry.expires,
      };
    case 'refreshing':
    case 'loading':
    case 'unavailable':
      return { kind: 'page', page, source: 'stale', expires: page.renderedAt };
  }
}
