import type { Instant } from '#domain/time/instant.ts';

/** How long the concerts found for some answers count (KEUZE-6). */
export const suggestionsLifetimeSeconds = 900;

/** A recommended concert found in the search. */
export interface RecommendedConcertHit {
  readonly identifier: string;
  readonly uri: string;
  /** The start, where the search reports it. */
  readonly starts?: Instant;
}

/** Whether a text is a valid identifier: at most 40 letters, digits, dashes and underscores. */
export function isConcertIdentifier(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}
