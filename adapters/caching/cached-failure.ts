import type { Instant } from '#domain/time/instant.ts';

/** A failed query without a cached value or fallback: the fetch failed, now or recently. */
export class CachedFailure extends Error {
  override readonly name = 'CachedFailure';
  /** The failure is cached until then, and no new fetch is started. */
  readonly retryAt: Instant;

  constructor(reason: string, retryAt: Instant, cause?: unknown) {
    super(reason, { cause });
    this.retryAt = retryAt;
  }
}
