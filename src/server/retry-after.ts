import { AnswerFailure } from '#adapters/caching/answer-failure.ts';
import { type Instant, second } from '#domain/time/instant.ts';

/** The value of `Retry-After`: whole seconds until the site asks again at a moment, at least one. */
export function retryAfter(asksAgainAt: Instant, now: Instant): string {
  return String(Math.max(1, Math.ceil((asksAgainAt - now) / second)));
}

/** The same for a question that failed; a second, where nothing is remembered of it. */
export function retryAfterFailure(cause: unknown, now: Instant): string {
  return cause instanceof AnswerFailure ? retryAfter(cause.asksAgainAt, now) : '1';
}
