import type { Consent } from '#domain/consent/consent.ts';
import { parseJson } from '#domain/json.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';
import type { StorageArea } from '#ports/storage.port.ts';

/** The session storage key of what was tracked in this tab; the debug pages read it. */
export const recordedTrackingEventsStorageKey = 'debug.tracked';

const maxEntries = 200;

/** The entries in a stored text; none where the text is not a list. */
export function parseRecordedTrackingEvents(text: string | null): readonly object[] {
  const entries = parseJson(text);
  return Array.isArray(entries) ? entries : [];
}

/** Passes everything to another adapter, and records in session storage what `toEntries` makes of the events. Only where the debug pages are served. */
export class DebugRecordingAnalytics implements AnalyticsPort {
  readonly #analytics: AnalyticsPort;
  readonly #session: StorageArea;
  readonly #toEntries: (event: TrackingEvent) => readonly object[];

  constructor(
    analytics: AnalyticsPort,
    session: StorageArea,
    toEntries: (event: TrackingEvent) => readonly object[],
  ) {
    this.#analytics = analytics;
    this.#session = session;
    this.#toEntries = toEntries;
  }

  record(event: TrackingEvent): void {
    this.#analytics.record(event);
    for (const entry of this.#toEntries(event)) this.#store(entry);
  }

  setConsent(consent: Consent): void {
    this.#analytics.setConsent(consent);
    this.#store({ event: 'consent', consent });
  }

  #store(entry: object): void {
    const before = parseRecordedTrackingEvents(this.#session.read(recordedTrackingEventsStorageKey));
    this.#session.write(
      recordedTrackingEventsStorageKey,
      JSON.stringify([...before, entry].slice(-maxEntries)),
    );
  }
}
