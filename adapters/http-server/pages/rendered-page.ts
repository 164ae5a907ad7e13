import { computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { type Bodies, computeBodiesBytes } from '#adapters/http-server/representation.ts';
import type { CacheTtl } from '#domain/caching/lifetimes.ts';
import type { Template } from '#domain/page/page.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A rendered page as it is cached and sent: compressed once in each encoding. */
export interface RenderedPage {
  readonly status: number;
  readonly bodies: Bodies;
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

/** The approximate size of a page in memory. */
export function computeSizeBytes({ bodies, location = '', cacheKeys }: RenderedPage): number {
  const texts = [location, ...cacheKeys].map(computeTextBytes);
  return texts.reduce((sum, size) => sum + size, 1024 + computeBodiesBytes(bodies));
}
