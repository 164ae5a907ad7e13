import { ByteLimitedLru, computeTextBytes, mebibyte } from '#adapters/caching/byte-limited-lru.ts';
import { findCachedValue } from '#adapters/caching/cache-entry.ts';
import {
  type CacheRequest,
  type FetchedValue,
  type FetchRejectedError,
  type ServedValue,
} from '#adapters/caching/cache-request.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { EntryStore, type StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import { SwrCache } from '#adapters/caching/swr-cache.ts';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { costLimits } from '#adapters/http-server/admission/cost-limits.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import { type RenderedPage, renderPage } from '#adapters/http-server/pages/render-page.ts';
import type { Pipeline, PurgeableCache } from '#adapters/http-server/pipeline/pipeline.ts';
import { computeBodiesBytes } from '#adapters/http-server/responses/encodings-and-etags.ts';
import { type CacheTtl, uncachedTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** A page, and where it came from. */
export type ServedPage = ServedValue<RenderedPage>;

/** The maximum size of each partition, in bytes. */
export const defaultPageCacheLimits = {
  /** Pages without a query. */
  pages: 64 * mebibyte,
  /** Pages with a query: searches, filters, result pages. */
  withQuery: 16 * mebibyte,
  /** Responses that are not 200: missing pages, redirects, failures. */
  missing: 4 * mebibyte,
};

export type PageCacheLimits = typeof defaultPageCacheLimits;

/** The maximum number of entries in the partition `missing`. */
const maxMissing = 2000;

/** The size of the addresses with a query that are known to have been requested once: some ten thousand. */
const maxRequestedOnceBytes = 4 * mebibyte;

/** A failure is cached for a few seconds (all values in seconds): long enough to avoid a rendering per request, short enough to recover. */
const failureTtl: CacheTtl = {
  lifetimeSeconds: 10,
  failureSeconds: 5,
  staleIfErrorSeconds: 0,
  graceSeconds: 0,
};

interface PageCacheDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Renders a page for a client (its address, or empty to refresh a cached page, `replaced`). Rejects with `FetchRejectedError` if admission does. */
  readonly render: (
    address: CanonicalPageAddress,
    client: string,
    replaced: RenderedPage | undefined,
  ) => Promise<RenderedPage>;
  /** Why no page may be rendered now for a client; undefined if one may. Cached pages are served even if not. */
  readonly findRefusal: (client: string) => FetchRejectedError | undefined;
  readonly limits?: PageCacheLimits;
}

/**
 * The cache of rendered pages. If a page cannot be rendered, or only incompletely, the last good one is served stale. A page with a query is
 * stored only from its second rendering on, so that one-off searches take no space.
 */
export class PageCache implements PurgeableCache {
  readonly #dependencies: PageCacheDependencies;
  readonly #partitions: Readonly<
    Record<keyof PageCacheLimits, ByteLimitedLru<StoredCacheEntry<RenderedPage>>>
  >;
  readonly #requestedOnce = new ByteLimitedLru<true>({ maxBytes: maxRequestedOnceBytes, sizeOf: () => 0 });
  readonly #cache: SwrCache<RenderedPage>;

  constructor(dependencies: PageCacheDependencies) {
    this.#dependencies = dependencies;
    const { clock, timer, limits = defaultPageCacheLimits } = dependencies;
    this.#partitions = {
      pages: createPartition(limits.pages),
      withQuery: createPartition(limits.withQuery),
      missing: createPartition(limits.missing, maxMissing),
    };
    const store = new EntryStore<RenderedPage>({
      partitions: this.#partitions,
      choosePartition: (key, { entry }) => this.#choosePartition(key, findCachedValue(entry)),
    });
    this.#cache = new SwrCache({ clock, timer, store });
  }

  /** The cached page, or undefined if there is none. Starts a rendering in the background if the page is stale. */
  getCached(key: string, address: CanonicalPageAddress): ServedPage | undefined {
    return this.#cache.peek(key, () => this.#toRequest(key, address, ''));
  }

  /** The page for a client, rendered if it is not cached. Rejects with `FetchRejectedError` if too many pages are being rendered. */
  getOrRender(key: string, address: CanonicalPageAddress, client = ''): Promise<ServedPage> {
    return this.#cache.read(this.#toRequest(key, address, client));
  }

  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#cache.purge(isAffected, mode);
  }

  /** The number of stored pages, and their size in bytes. */
  get stats(): { readonly pages: number; readonly bytes: number } {
    const partitions = Object.values(this.#partitions);
    const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);
    return {
      pages: sum(partitions.map(({ size }) => size)),
      bytes: sum(partitions.map(({ calculatedSize }) => calculatedSize)),
    };
  }

  #toRequest(key: string, address: CanonicalPageAddress, client: string): CacheRequest<RenderedPage> {
    const { render, findRefusal } = this.#dependencies;
    return {
      key,
      // A page states its own.
      ttl: uncachedTtl,
      findRefusal: (isInBackground) => findRefusal(isInBackground ? '' : client),
      fetch: async ({ lastGood, isInBackground }) =>
        toFetched(
          await (isInBackground ? render(address, '', lastGood) : render(address, client, undefined)),
          lastGood !== undefined,
        ),
    };
  }

  #choosePartition(key: string, page: RenderedPage | undefined): keyof PageCacheLimits | undefined {
    if (!page) return undefined;
    if (page.status !== 200) return 'missing';
    if (!key.includes('?')) return 'pages';
    if (this.#requestedOnce.has(key)) return 'withQuery';
    this.#requestedOnce.set(key, true);
    return undefined;
  }
}

function createPartition(maxBytes: number, max?: number): ByteLimitedLru<StoredCacheEntry<RenderedPage>> {
  return new ByteLimitedLru({
    maxBytes,
    ...(max !== undefined && { max }),
    sizeOf: ({ entry }) => {
      const page = findCachedValue(entry);
      return page ? computeSizeBytes(page) : 0;
    },
  });
}

/** The approximate size of a page in memory. */
function computeSizeBytes({ bodies, location = '', cacheKeys }: RenderedPage): number {
  const texts = [location, ...cacheKeys].map(computeTextBytes);
  return texts.reduce((sum, size) => sum + size, 1024 + computeBodiesBytes(bodies));
}

/** The result of a rendering. A failed page counts as a failure, and so does an incomplete one if a better one is cached. */
function toFetched(page: RenderedPage, hasLastGood: boolean): FetchedValue<RenderedPage> {
  const { status, isIncomplete, ttl, cacheKeys } = page;
  const fetched = { value: page, tags: cacheKeys };
  if (status >= 500) {
    // If an upstream answer is missing, the page expires when that answer may be requested again.
    const lacksAnswer = isIncomplete && ttl.lifetimeSeconds > 0;
    const failing = lacksAnswer ? { ...failureTtl, failureSeconds: ttl.lifetimeSeconds } : failureTtl;
    return { ...fetched, kind: 'substitute', ttl: failing };
  }
  if (isIncomplete && hasLastGood) return { ...fetched, kind: 'substitute', ttl: failureTtl };
  return { ...fetched, kind: 'good', ttl };
}

/** The cache of the pages that a pipeline renders. */
export function createPageCache(pipeline: Pipeline): PageCache {
  const { clock, timer, admission, world } = pipeline;
  return new PageCache({
    clock,
    timer,
    render: (address, client, replaced) =>
      admission.run(
        'page',
        async () => {
          if (replaced) await world.get(DataCacheToken).refreshDue(replaced.cacheKeys);
          return renderPage(address, pipeline);
        },
        client,
      ),
    findRefusal: (client) =>
      admission.hasCapacity('page', client)
        ? undefined
        : new OverloadedError('page', costLimits.page.retryAfterSeconds),
  });
}
