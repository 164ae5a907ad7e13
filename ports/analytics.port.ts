import type { Consent } from '#domain/tracking/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import { type Token, createToken } from '#ports/token.ts';

/** Analytics: what happens on the site, for the hall's measuring tools. No member throws or waits; failures are invisible to visitors. */
export interface AnalyticsPort {
  /** Records what happened, in call order. A tool that is loaded later receives everything recorded before, so callers must not record anything that happened without consent. */
  record(event: TrackingEvent): void;

  /**
   * Passes the visitor's current consent to the tracking scripts. They are loaded once, at the first acceptance and never before it;
   * with any other consent they stop.
   */
  setConsent(consent: Consent): void;
}

export const AnalyticsPort: Token<AnalyticsPort> = createToken<AnalyticsPort>('AnalyticsPort');
