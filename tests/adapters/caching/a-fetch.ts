import type { CacheTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import { type Instant, createInstant, secondMs } from '#domain/time/instant.ts';

/** How long a page is cached. */
export const page: CacheTtl = { lifetimeSeconds: 300, staleIfErrorSeconds: 86_400 };

export const failed = { kind: 'failed', reason: 'CMS away' } as const;

/** The moment some seconds after the first. */
export function at(seconds: number): Instant {
  return createInstant(seconds * secondMs);
}

export function answered(value: string) {
  return { kind: 'answered', value, negative: false } as const;
}
