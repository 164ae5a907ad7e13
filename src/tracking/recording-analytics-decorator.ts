import type { Consent } from '#domain/consent/consent.ts';
import { parseJson } from '#domain/json.ts';
import type { AnalyticsEntry } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';

/** The session storage key of what was tracked in this tab; the debug pages read it. */
export const recordedEventsKey = 'debug.tracked';

const maxEntries = 200;

/** The entries in a stored text; none where the text is not a list. */
export function parseRecordedEvents(text: string | null): readonly object[] {
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [];
}

/** Passes everything to another adapter and records it in session storage. Only where the debug pages are served. */
export class DebugRecordingAnalytics implements AnalyticsPort {
  readonly #analytics: AnalyticsPort;
  readonly #session: StorageArea;

  constructor(analytics: AnalyticsPort, session: StorageArea) {
    this.#analytics = analytics;
    this.#session = session;
  }

  push(entry: AnalyticsEntry): void {
    this.#analytics.push(entry);
    this.#record(entry);
  }

  setConsent(consent: Consent): void {
    this.#analytics.setConsent(consent);
    this.#record({ event: 'consent', consent });
  }

  #record(entry: object): void {
    const before = parseRecordedEvents(this.#session.read(recordedEventsKey));
    this.#session.write(recordedEventsKey, JSON.stringify([...before, entry].slice(-maxEntries)));
  }
}
