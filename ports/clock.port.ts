import type { Instant } from '#domain/time/instant.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The current time. The only source of now. */
export interface Clock {
  /** The current moment; never earlier than a previous result, unless the clock was corrected in between. */
  now(): Instant;
}

export const Clock: Token<Clock> = createToken<Clock>('Clock');
