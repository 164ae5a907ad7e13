import { AnswerFailure } from '#adapters/caching/answer-failure.ts';
import { type Instant, second } from '#domain/time/instant.ts';

/** The value of `Retry-After`: whole seconds until the site asks again at a moment, at least one. */
export function retryAfter(asksAgainAt: Instant, now: Instant): string {
  return String(Math.max(1, Math.ceil((asksAgainAt - now) / second)));
}

/** The same for something that failed because a question did; `otherwiseSeconds`, where nothing is remembered of it. */
export function retryAfterFailure(cause: unknown, now: Instant, otherwiseSeconds = 1): string {
  const failure = answerFailureIn(cause);
  return failure ? retryAfter(failure.asksAgainAt, now) : String(otherwiseSeconds);
}

/** The failed question among an error and its causes. */
function answerFailureIn(cause: unknown): AnswerFailure | undefined {
  if (cause instanceof AnswerFailure) return cause;
  return cause instanceof Error ? answerFailureIn(cause.cause) : undefined;
}
