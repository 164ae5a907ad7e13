import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CanonicalPageAddress, ParsedPageAddress } from '#adapters/http-server/pages/page-address.ts';
import { type PageAddresses } from '#adapters/http-server/pages/page-addresses.ts';
import { type Encoding, negotiateEncoding } from '#adapters/http-server/representation.ts';

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

/** The requests that have been parsed, and are not answered from the cache. */
const parsedRequests = new WeakMap<IncomingMessage, PageRequest>();

/** Parses a request for a page, once. */
export function parsePageRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  addresses: PageAddresses,
): PageRequest {
  const known = parsedRequests.get(raw);
  if (known) return known;
  const { address, key } = addresses.parse(raw.url ?? '');
  const encoding = negotiateEncoding(raw.headers['accept-encoding']);
  const request = { raw, response, address, key, encoding };
  parsedRequests.set(raw, request);
  return request;
}
