import type { Instant } from '#domain/time/instant.ts';

/** An entry of a sitemap. */
export interface SitemapEntry {
  readonly url: string;
  readonly changed?: Instant;
  /** The page in all languages, its own included. */
  readonly languages: readonly { readonly hreflang: string; readonly href: string }[];
}
