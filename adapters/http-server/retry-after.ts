import type { FastifyReply } from 'fastify';
import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import type { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';

/** The value of `Retry-After`: whole seconds until the site retries, at least one. */
export function formatRetryAfter(retryAt: Instant, now: Instant): string {
  return String(Math.max(1, Math.ceil((retryAt - now) / secondMs)));
}

/** The same for an error caused by a cached upstream failure; `otherwiseSeconds` for other errors. */
export function formatRetryAfterForError(cause: unknown, now: Instant, otherwiseSeconds = 1): string {
  const failure = findCachedFailure(cause);
  return failure ? formatRetryAfter(failure.retryAt, now) : String(otherwiseSeconds);
}

/** The cached failure among an error and its causes. */
function findCachedFailure(cause: unknown): CachedFailure | undefined {
  if (cause instanceof CachedFailure) return cause;
  return cause instanceof Error ? findCachedFailure(cause.cause) : undefined;
}

/** Sets status and headers of a response that admission rejected. The caller sends the body. */
export function setOverloadHeaders(
  reply: FastifyReply,
  { retryAfterSeconds }: OverloadedError,
): FastifyReply {
  return reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
}

/** The body for machine clients. */
export const overloadText = 'The server is busy. Please try again in a moment.';
