import type { Terms } from '#domain/caching/lifetimes.ts';
import { type Instant, minute, second } from '#domain/time/instant.ts';

/** The name of the moment a question is about: all who ask about about now get one answer; another moment is another question. */
export function asOf(moment: Instant, now: Instant, { lifetime }: Terms): 'now' | number {
  return Math.abs(moment - now) < lifetime * second ? 'now' : Math.floor(moment / minute);
}
