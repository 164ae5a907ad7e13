import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** How long those who come may take, in milliseconds. */
export interface HttpTimeouts {
  /** For the head of a request, counted from the connection or from the last answer on. */
  readonly head: number;
  /** For a request as a whole. */
  readonly request: number;
  /** A connection on which nothing is asked is kept so long; longer than a proxy in front keeps it. */
  readonly idle: number;
  /** How often all that is looked at. */
  readonly glance: number;
}

export const usualPatience: HttpTimeouts = { head: 10_000, request: 30_000, idle: 65_000, glance: 2000 };

/** Answers a request and says so, or leaves it to whoever comes after. */
type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A listener at which doors are tried, in order, before the router. */
export function createListener(
  doors: readonly Door[],
  { head, request, idle, glance }: HttpTimeouts,
): FastifyServerFactory {
  const limits = {
    headersTimeout: head,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: glance,
    requireHostHeader: false,
  };
  return (router) =>
    createServer(limits, (asked, response) => {
      if (!doors.some((door) => door(asked, response))) router(asked, response);
    });
}
