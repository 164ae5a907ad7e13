import type { Instant } from '#domain/time/instant.ts';
import { type Token, token } from '#ports/token.ts';

/** What time it is. The only source of now. */
export interface Clock {
  /** The present moment; never earlier than one it gave before, unless the clock was set right in between. */
  now(): Instant;
}

export const Clock: Token<Clock> = token<Clock>('Clock');
