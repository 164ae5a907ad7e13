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

/** The requests that are not answered from the cache, from the first look at them until their turn. */
const waitingRequests = new WeakMap<IncomingMessage, PageRequest>();

/** Reads a request for a page. */
export function readPageRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  addresses: PageAddresses,
): PageRequest {
  const { address, key } = addresses.parse(raw.url ?? '');
  return { raw, response, address, key, encoding: negotiateEncoding(raw.headers['accept-encoding']) };
}

/** Stores what was read of a request that has to wait for its turn. */
export function storeUntilTurn(request: PageRequest): void {
  waitingRequests.set(request.raw, request);
}

/** What was read of a request before its turn; undefined if nothing was. */
export function findWaitingRequest(raw: IncomingMessage): PageRequest | undefined {
  return waitingRequests.get(raw);
}
