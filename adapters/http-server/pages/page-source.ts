import type { ServedValue } from '#adapters/caching/cache-request.ts';
import type { EncodedBodies } from '#adapters/http-server/encodings-and-etags.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';
import type { CacheTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import type { Template } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A rendered page as it is cached and sent: compressed once in each encoding. */
export interface RenderedPage {
  readonly status: number;
  readonly bodies: EncodedBodies;
  /** The weak entity tag of all encodings; it does not depend on the time of rendering. */
  readonly etag: string;
  /** The target of a redirect. */
  readonly location?: string;
  readonly template?: Template;
  readonly renderedAt: Instant;
  readonly ttl: CacheTtl;
  /** An upstream answer was missing: the page never replaces a complete one. */
  readonly isIncomplete: boolean;
  /** The keys of the cache entries it was rendered from. */
  readonly cacheKeys: readonly string[];
}

/** A page, and where it came from. */
export type ServedPage = ServedValue<RenderedPage>;

/** Where pages come from. */
export interface PageSource extends PurgeableCache {
  /** The cached page, or undefined if there is none. Starts a rendering in the background if the page is stale. */
  getCached(key: string, address: CanonicalPageAddress): ServedPage | undefined;
  /** The page for a client, rendered if it is not cached. Rejects with `FetchRejectedError` if too many pages are being rendered. */
  getOrRender(key: string, address: CanonicalPageAddress, client?: string): Promise<ServedPage>;
  /** The number of stored pages, and their size in bytes. */
  readonly stats: { readonly pages: number; readonly bytes: number };
}
