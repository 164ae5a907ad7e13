import type { Instant } from '#domain/time/instant.ts';

/** A remembered question that has no answer: the fetch failed, now or a short while ago, and nothing can be given instead. */
export class CachedFailure extends Error {
  override readonly name = 'CachedFailure';
  /** Until then the failure is remembered, and the question is not asked again. */
  readonly retryAt: Instant;

  constructor(reason: string, asksAgainAt: Instant, cause?: unknown) {
    super(reason, { cause });
    this.retryAt = asksAgainAt;
  }
}
