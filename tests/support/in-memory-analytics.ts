import { type Consent, canMeasure } from '#domain/tracking/consent.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';

/** Analytics that only record their calls. */
export class InMemoryAnalytics implements AnalyticsPort {
  readonly #recorded: TrackingEvent[] = [];
  readonly #consents: Consent[] = [];

  get events(): readonly TrackingEvent[] {
    return this.#recorded;
  }

  /** The consents passed to `track`, in order. */
  get consents(): readonly Consent[] {
    return this.#consents;
  }

  /** Whether tracking scripts would have been loaded. */
  get areScriptsLoaded(): boolean {
    return this.#consents.some(canMeasure);
  }

  record(event: TrackingEvent): void {
    this.#recorded.push(event);
  }

  setConsent(consent: Consent): void {
    this.#consents.push(consent);
  }
}
