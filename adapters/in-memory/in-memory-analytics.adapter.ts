import { type Consent, canMeasure } from '#domain/consent/consent.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';

/** Analytics that only record their calls. */
export class InMemoryAnalytics implements AnalyticsPort {
  readonly #pushed: AnalyticsEntry[] = [];
  readonly #consents: Consent[] = [];

  get entries(): readonly AnalyticsEntry[] {
    return this.#pushed;
  }

  /** The consents passed to `track`, in order. */
  get consents(): readonly Consent[] {
    return this.#consents;
  }

  /** Whether tracking scripts would have been loaded. */
  get areScriptsLoaded(): boolean {
    return this.#consents.some(canMeasure);
  }

  push(entry: AnalyticsEntry): void {
    this.#pushed.push(entry);
  }

  setConsent(consent: Consent): void {
    this.#consents.push(consent);
  }
}
