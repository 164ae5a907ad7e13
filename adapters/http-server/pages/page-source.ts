import type { Served } from '#adapters/caching/cache-request.ts';
import type { CanonicalPageAddress } from '#adapters/http-server/pages/page-address.ts';
import type { RenderedPage } from '#adapters/http-server/pages/rendered-page.ts';
import type { PurgeableCache } from '#adapters/http-server/purgeable-cache.ts';

/** A page, and where it came from. */
export type ServedPage = Served<RenderedPage>;

/** Where pages come from. */
export interface PageSource extends PurgeableCache {
  /** The cached page, or undefined if there is none. Starts a rendering in the background if the page is stale. */
  getCached(key: string, address: CanonicalPageAddress): ServedPage | undefined;
  /** The page for a client, rendered if it is not cached. Rejects with `FetchRefused` if too many pages are being rendered. */
  getOrRender(key: string, address: CanonicalPageAddress, client?: string): Promise<ServedPage>;
  /** The number of stored pages, and their size in bytes. */
  readonly stats: { readonly pages: number; readonly bytes: number };
}
