import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { CachedFailure } from '#adapters/caching/cache-request.ts';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { formatPageVaryHeader } from '#adapters/http-server/responses/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { LogFields, Logger } from '#ports/logger.port.ts';

/** The value of `Retry-After`: whole seconds until the site retries, at least one. */
export function formatRetryAfter(retryAt: Instant, now: Instant): string {
  return String(Math.max(1, Math.ceil((retryAt - now) / secondMs)));
}

/** The seconds until a failed request may succeed, as `Retry-After` states them; `otherwiseSeconds` if that is not known. */
function formatRetryAfterForError(cause: unknown, now: Instant, otherwiseSeconds: number): string {
  if (cause instanceof OverloadedError) return String(cause.retryAfterSeconds);
  if (cause instanceof CachedFailure) return formatRetryAfter(cause.retryAt, now);
  if (!(cause instanceof Error)) return String(otherwiseSeconds);
  return formatRetryAfterForError(cause.cause, now, otherwiseSeconds);
}

interface FailedRequest {
  /** The event to log, unless admission refused the request. */
  readonly event: string;
  readonly facts: LogFields;
  /** The `Retry-After` if the time of the next attempt is not known. */
  readonly retryAfterSeconds?: number;
}

/**
 * Sets status and headers of a response to a request that failed: 503, not cached, with `Retry-After`. Returns the line for clients if
 * admission refused it; undefined for any other failure, which is logged. The caller sends the body.
 */
export function setUnavailable(
  reply: FastifyReply,
  cause: unknown,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
  { event, facts, retryAfterSeconds = 1 }: FailedRequest,
): string | undefined {
  const retryAfter = formatRetryAfterForError(cause, clock.now(), retryAfterSeconds);
  reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter });
  if (cause instanceof OverloadedError) return 'The server is busy. Please try again in a moment.';
  logger.error(event, facts, cause);
  return undefined;
}

/** Answers with an error as JSON, not cacheable. */
export function sendError(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code).header('Cache-Control', 'no-store').send({ error: { code, message } });
}

/** An answer of a line or a small page, which nothing caches. */
interface ShortAnswer {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
  readonly extraHeaders?: ResponseHeaders;
}

/** Answers a request before the router, or in place of a page. */
export function sendShortAnswer(
  response: ServerResponse,
  headers: ResponseHeaders,
  { status, text, type = 'text/plain', extraHeaders }: ShortAnswer,
): true {
  response.writeHead(status, {
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': String(Buffer.byteLength(text)),
    Vary: formatPageVaryHeader(false),
    'Cache-Control': 'no-store',
    ...extraHeaders,
  });
  response.end(text);
  return true;
}
