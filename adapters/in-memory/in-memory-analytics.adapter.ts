import { type Consent, mayMeasure } from '#domain/consent/consent.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';

/** Counts nothing, and remembers what it was given to count. */
export class InMemoryAnalytics implements AnalyticsPort {
  readonly #pushed: AnalyticsEntry[] = [];
  readonly #told: Consent[] = [];

  get pushed(): readonly AnalyticsEntry[] {
    return this.#pushed;
  }

  /** The consents told, in order. */
  get told(): readonly Consent[] {
    return this.#told;
  }

  /** Whether somebody would be counting by now. */
  get isFetched(): boolean {
    return this.#told.some(mayMeasure);
  }

  push(entry: AnalyticsEntry): void {
    this.#pushed.push(entry);
  }

  track(consent: Consent): void {
    this.#told.push(consent);
  }
}
