import {
  type CacheEntry,
  type FetchId,
  type FetchResult,
  readEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import { isSharedValidAt, startValidity } from '#domain/caching/validity.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import { costLimits } from '#src/server/admission/cost-limits.ts';
import type { CanonicalPageAddress } from '#src/server/pages/page-address.ts';
import { type PageCacheEntry, PageLruStore } from '#src/server/pages/page-store.ts';
import type { RenderedPage } from '#src/server/pages/rendered-page.ts';
import type { SharedPages } from '#src/server/pages/shared-pages.ts';

interface PageCacheDependencies {
  readonly clock: Clock;
  /**
   * Renders a page for a client (its address, or empty to refresh a cached page, `replaced`); undefined if admission rejected it. Never
   * rejects.
   */
  readonly render: (
    address: CanonicalPageAddress,
    client: string,
    replaced?: RenderedPage,
  ) => Promise<RenderedPage | undefined>;
  /** Whether another page may be rendered now for a client. Cached pages are served even if not. */
  readonly mayRender: (client: string) => boolean;
  readonly store?: PageLruStore;
  /** The pages that instances share; absent if they do not. */
  readonly shared?: SharedPages | undefined;
}

/** A page to render, under its cache key, and the client that waits for it. */
interface RenderRequest {
  readonly key: string;
  readonly address: CanonicalPageAddress;
  readonly client: string;
}

/** A page, and where it came from. */
export interface PageWithSource {
  readonly kind: 'page';
  readonly page: RenderedPage;
  /**
   * `stale`: expired, and being rendered again or failed to. `coalesced`: it waited for a rendering that was already running. `shared`:
   * another instance rendered it.
   */
  readonly source: 'hit' | 'stale' | 'rendered' | 'coalesced' | 'shared';
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
    if (starts && this.#dependencies.mayRender(''))
      void this.#start({ key, address, client: '' }, entry, before);
    return toCachedPage(entry, reply.value, now);
  }

  /** The page, rendered if it is not cached. Never rejects. */
  async getOrRender(key: string, address: CanonicalPageAddress, client = ''): Promise<PageOrOverloaded> {
    const cached = this.getCached(key, address);
    if (cached) return cached;
    const rendering = this.#renders.get(key);
    const now = this.#dependencies.clock.now();
    const before = this.#store.entry(key);
    const { entry, starts } = readEntry(before, now, this.#lastFetchId + 1);
    if (!starts && rendering) return toCoalesced(await rendering);
    if (!this.#dependencies.mayRender(client)) return findStalePage(entry, now) ?? overloaded;
    return this.#start({ key, address, client }, entry, before);
  }

  /** Purges the pages rendered from certain cache entries. */
  purge(isAffected: (answerKey: string) => boolean, how: 'soft' | 'hard'): void {
    this.#store.purge(isAffected, how, this.#dependencies.clock.now());
  }

  get stats(): PageLruStore['stats'] {
    return this.#store.stats;
  }

  #start(request: RenderRequest, entry: PageCacheEntry, before: PageCacheEntry): Promise<PageOrOverloaded> {
    const { key } = request;
    this.#lastFetchId += 1;
    const fetchId = this.#lastFetchId;
    this.#store.put(key, entry);
    const rendering = this.#render(request, fetchId, before).finally(() => {
      if (this.#renders.get(key) === rendering) this.#renders.delete(key);
    });
    this.#renders.set(key, rendering);
    return rendering;
  }

  async #render(
    { key, address, client }: RenderRequest,
    fetchId: FetchId,
    entryBeforeStart: PageCacheEntry,
  ): Promise<PageOrOverloaded> {
    const shared =
      this.#dependencies.shared && (await this.#findShared(this.#dependencies.shared, key, client));
    const replaced = client === '' && 'cached' in entryBeforeStart ? valueOf(entryBeforeStart) : undefined;
    const page = shared ?? (await this.#dependencies.render(address, client, replaced));
    const before = this.#store.entry(key);
    const now = this.#dependencies.clock.now();
    if (!page) {
      // Restores the entry, so that the next request starts a rendering.
      if ('fetchId' in before && before.fetchId === fetchId) this.#store.put(key, entryBeforeStart);
      return findStalePage(entryBeforeStart, now) ?? overloaded;
    }
    const { result, ttl } = toFetchResult(shared ? withRemainingTtl(shared, now) : page, before, now);
    const entry = settleFetch(before, fetchId, result, now, ttl);
    if (entry !== before) this.#store.put(key, entry);
    if (!shared && entry !== before && this.#store.entry(key) === entry)
      this.#dependencies.shared?.store(key, page);
    const servesLastGood = entry !== before && entry.kind === 'error' && entry.cached.kind === 'good';
    if (servesLastGood) return toCachedPage(entry, entry.cached.value, now);
    const isSettled = entry.kind === 'success' || entry.kind === 'error';
    const source = shared ? 'shared' : 'rendered';
    return { kind: 'page', page, source, expires: isSettled ? entry.expires : now };
  }

  /** The page of another instance, if it is valid. */
  #findShared(shared: SharedPages, key: string, client: string): Promise<RenderedPage | undefined> {
    const { clock } = this.#dependencies;
    const isValid = ({ renderedAt, ttl }: RenderedPage) =>
      isSharedValidAt(startValidity(renderedAt, ttl.lifetimeSeconds), clock.now());
    return shared.find(key, client === '' ? 'refresh' : 'visitor', isValid);
  }
}

function valueOf({
  cached,
}: Extract<PageCacheEntry, { readonly cached: unknown }>): RenderedPage | undefined {
  return cached.kind === 'good' ? cached.value : undefined;
}

/** A page of another instance, with what is left of its lifetimes. */
function withRemainingTtl(page: RenderedPage, now: Instant): RenderedPage {
  const ageSeconds = Math.max(0, (now - page.renderedAt) / secondMs);
  const { lifetimeSeconds, staleIfErrorSeconds } = page.ttl;
  const ttl = {
    ...page.ttl,
    lifetimeSeconds: lifetimeSeconds - ageSeconds,
    staleIfErrorSeconds: Math.max(0, staleIfErrorSeconds - ageSeconds),
  };
  return { ...page, ttl };
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

function toCachedPage(entry: PageCacheEntry, page: RenderedPage, now: Instant): PageWithSource {
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
      return { kind: 'page', page, source: 'stale', expires: now };
  }
}
