import type { FastifyReply } from 'fastify';
import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { Overloaded } from '#src/server/admission/admission.ts';

/** The value of `Retry-After`: whole seconds until the site asks again at a moment, at least one. */
export function retryAfter(asksAgainAt: Instant, now: Instant): string {
  return String(Math.max(1, Math.ceil((asksAgainAt - now) / second)));
}

/** The same for something that failed because a question did; `otherwiseSeconds`, where nothing is remembered of it. */
export function retryAfterFailure(cause: unknown, now: Instant, otherwiseSeconds = 1): string {
  const failure = answerFailureIn(cause);
  return failure ? retryAfter(failure.retryAt, now) : String(otherwiseSeconds);
}

/** The failed question among an error and its causes. */
function answerFailureIn(cause: unknown): CachedFailure | undefined {
  if (cause instanceof CachedFailure) return cause;
  return cause instanceof Error ? answerFailureIn(cause.cause) : undefined;
}

/** Marks a reply as refused for now; whoever calls it sends a body that its client can read. */
export function refuseOverload(reply: FastifyReply, { retryAfterSeconds }: Overloaded): FastifyReply {
  return reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
}

/** The body for clients that are not shown to a person. */
export const overloadText = 'The server is busy. Please try again in a moment.';
