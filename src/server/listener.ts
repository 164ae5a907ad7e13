import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** How long those who come may take, in milliseconds. */
export interface HttpTimeouts {
  /** For the head of a request, counted from the connection or from the last answer on. */
  readonly headMs: number;
  /** For a request as a whole. */
  readonly requestMs: number;
  /** A connection on which nothing is asked is kept so long; longer than a proxy in front keeps it. */
  readonly idleMs: number;
  /** How often all that is looked at. */
  readonly checkIntervalMs: number;
}

export const defaultTimeouts: HttpTimeouts = {
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  checkIntervalMs: 2000,
};

/** Answers a request and says so, or leaves it to whoever comes after. */
type RequestInterceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A listener at which doors are tried, in order, before the router. */
export function createListener(
  doors: readonly RequestInterceptor[],
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
    createServer(limits, (asked, response) => {
      if (!doors.some((door) => door(asked, response))) router(asked, response);
    });
}
