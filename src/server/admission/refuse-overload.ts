import type { FastifyReply } from 'fastify';
import type { Overloaded } from '#src/server/admission/admission.ts';

/** Marks a reply as refused for now; whoever calls it sends a body that its client can read. */
export function refuseOverload(reply: FastifyReply, { retryAfterSeconds }: Overloaded): FastifyReply {
  return reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
}

/** The body for clients that are not shown to a person. */
export const overloadText = 'The server is busy. Please try again in a moment.';
