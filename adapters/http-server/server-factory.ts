import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Timeouts of connections and requests, in milliseconds. */
export interface HttpTimeouts {
  /** For the headers of a request, from the connection or the previous response on. */
  readonly headMs: number;
  /** For a whole request. */
  readonly requestMs: number;
  /** How long an idle connection stays open; must exceed the idle timeout of a proxy in front. */
  readonly idleMs: number;
  /** How often Node checks these timeouts. */
  readonly checkIntervalMs: number;
}

export const defaultTimeouts: HttpTimeouts = {
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkIntervalMs: 2000,
};

/** Handles a request before the router. Returns whether it has responded. */
type RequestInterceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Runs the router for a request. */
type RouterWrapper = (request: IncomingMessage, response: ServerResponse, route: () => void) => void;

/**
 * Creates an HTTP server that tries the interceptors in order, then the router within `wrapRouter`. A request with an `Expect` that
 * Node does not know goes to `rejectExpectation`: Node's own 417 has no headers.
 */
export function createServerFactory(
  interceptors: readonly RequestInterceptor[],
  wrapRouter: RouterWrapper,
  rejectExpectation: (request: IncomingMessage, response: ServerResponse) => void,
  { headMs, requestMs, idleMs, checkIntervalMs }: HttpTimeouts,
): FastifyServerFactory {
  const limits = {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkIntervalMs,
    requireHostHeader: false,
  };
  return (router) =>
    createServer(limits, (request, response) => {
      if (interceptors.some((intercept) => intercept(request, response))) return;
      wrapRouter(request, response, () => router(request, response));
    }).on('checkExpectation', rejectExpectation);
}
