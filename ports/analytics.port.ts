import type { Consent } from '#domain/consent/consent.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import { type Token, token } from '#ports/token.ts';

/** What is counted, and by whom. No member throws or waits: a visitor never notices whether anything is counted. */
export interface AnalyticsPort {
  /** Appends an entry to the page's data layer, in the order given. A tag manager fetched later reads all of it, so the caller pushes nothing that happened without consent. */
  push(entry: AnalyticsEntry): void;

  /**
   * Tells everyone who counts what the visitor consents to, whenever that changes. Whoever counts is fetched with the first
   * acceptance, once, and never before it; told of anything else later, they stop.
   */
  track(consent: Consent): void;
}

export const AnalyticsPort: Token<AnalyticsPort> = token<AnalyticsPort>('AnalyticsPort');
