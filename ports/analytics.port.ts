import type { Consent } from '#domain/consent/consent.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import { type Token, token } from '#ports/token.ts';

/** Analytics: the data layer and the scripts that read it. No member throws or waits; failures are invisible to visitors. */
export interface AnalyticsPort {
  /** Appends an entry to the page's data layer, in call order. A tag manager loaded later reads all entries, so callers must not push anything that happened without consent. */
  push(entry: AnalyticsEntry): void;

  /**
   * Passes the visitor's current consent to the tracking scripts. They are loaded once, at the first acceptance and never before it;
   * with any other consent they stop.
   */
  setConsent(consent: Consent): void;
}

export const AnalyticsPort: Token<AnalyticsPort> = token<AnalyticsPort>('AnalyticsPort');
