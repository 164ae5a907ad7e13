import { addMilliseconds, type Instant, secondMs } from '#domain/time/instant.ts';

/** When a cached value may be used: not before it was stored, and not after its lifetime. */
export interface Validity {
  readonly since: Instant;
  readonly until: Instant;
}

export function createValidity(now: Instant, lifetimeSeconds: number): Validity {
  return { since: now, until: addMilliseconds(now, lifetimeSeconds * secondMs) };
}

/**
 * Whether a value may be used. One that was stored in the future is expired: the clock has been set back since, so its age is unknown, and
 * it would live as long as the jump.
 */
export function isValidAt({ since, until }: Validity, now: Instant): boolean {
  return since <= now && now < until;
}
