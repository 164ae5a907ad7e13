import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a proxy may send as the id of a request. */
const proxyIdPattern = /^[\w.-]{8,64}$/;

/**
 * Gives each request that is not answered from the page cache an id, in `X-Request-Id`. Log lines that are written while it is handled
 * carry the id (`current`).
 */
export class RequestIds {
  readonly #ids = new AsyncLocalStorage<string>();
  readonly #trustedProxies: number;

  /** `trustedProxies`: the id of a request is taken from its header if at least one proxy is trusted. */
  constructor(trustedProxies: number) {
    this.#trustedProxies = trustedProxies;
  }

  /** The id of the request that is being handled in this asynchronous context. */
  current(): string | undefined {
    return this.#ids.getStore();
  }

  /** Handles a request with an id. */
  run(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const header = request.headers['x-request-id'];
    const isOfProxy = this.#trustedProxies > 0 && typeof header === 'string' && proxyIdPattern.test(header);
    const id = isOfProxy ? header : randomUUID();
    response.setHeader('X-Request-Id', id);
    this.#ids.run(id, handle);
  }
}
