import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '#adapters/http-server/encodings-and-etags.ts';
import type {
  CanonicalPageAddress,
  ParsedPageAddress,
} from '#adapters/http-server/pages/page-address-parser.ts';

/** A request for a page, with what the server reads of it. */
export interface PageRequest<Address extends ParsedPageAddress = ParsedPageAddress> {
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: Address;
  /** The cache key of the page. */
  readonly key: string;
  /** The encoding of the response. */
  readonly encoding: Encoding;
}

/** A request whose address a page can have. */
export type CanonicalPageRequest = PageRequest<CanonicalPageAddress>;
