import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '#adapters/http-server/encodings-and-etags.ts';
import type { PageAudience, ParsedPageAddress } from '#adapters/http-server/pages/page-address-parser.ts';
import type { ServedPage } from '#adapters/http-server/pages/page-source.ts';

/** A request for a page, with what the server reads of it, once. */
export interface PageRequest {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: ParsedPageAddress;
  /** The cache key of the page. */
  readonly key: string;
  /** The encoding of the response. */
  readonly encoding: Encoding;
}

/** What a request for a page is answered with. */
export type FoundPage =
  | { readonly kind: 'page'; readonly served: ServedPage; readonly audience: PageAudience }
  /** `isRoot`: the redirect depends on the visitor's language (ROUTE-9). */
  | { readonly kind: 'moved'; readonly to: string; readonly isRoot: boolean }
  /** No page can have the address. */
  | { readonly kind: 'refused' }
  /** Too many pages are being rendered. */
  | { readonly kind: 'overloaded'; readonly retryAfterSeconds: number };
