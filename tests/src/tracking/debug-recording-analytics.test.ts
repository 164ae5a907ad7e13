import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { toDataLayerEntries } from '#adapters/tag-manager/data-layer-entries.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import {
  DebugRecordingAnalytics,
  parseRecordedTrackingEvents,
  recordedTrackingEventsStorageKey,
} from '#src/tracking/debug-recording-analytics.ts';
import { analyticsContract } from '#tests/contracts/analytics.contract.ts';
import { InMemoryAnalytics } from '#tests/support/in-memory-analytics.ts';

const started: TrackingEvent = { kind: 'keuzehulpStarted', tree: 'mood' };

function given() {
  const counted = new InMemoryAnalytics();
  const { session } = new InMemoryStorage();
  return {
    counted,
    session,
    analytics: new DebugRecordingAnalytics(counted, session, (event) => toDataLayerEntries(event, 'EUR')),
  };
}

analyticsContract('DebugRecordingAnalytics', () => {
  const { analytics, counted } = given();
  const titles = () => counted.events.flatMap((event) => ('title' in event ? event.title : []));
  return { analytics, titles, fetched: () => (counted.areScriptsLoaded ? 1 : 0) };
});

describe('the recorded events of a tab', () => {
  it('can be read back as the tag manager receives them, consent included', () => {
    const { analytics, session } = given();
    analytics.setConsent('accepted');
    analytics.record({ kind: 'concertsSuggested', concerts: [] });
    expect(parseRecordedTrackingEvents(session.read(recordedTrackingEventsStorageKey))).toMatchObject([
      { event: 'consent', consent: 'accepted' },
      { ecommerce: null },
      { event: 'recommendation_view' },
    ]);
  });

  it('are at most the last two hundred', () => {
    const { analytics, session } = given();
    analytics.setConsent('denied');
    for (let time = 0; time < 200; time += 1) analytics.record(started);
    const read = parseRecordedTrackingEvents(session.read(recordedTrackingEventsStorageKey));
    expect([read.length, read[0]]).toEqual([200, { event: 'keuzehulp_start', tree: 'mood' }]);
  });

  it.each([null, 'nonsense', '{"a":1}'])('are empty for the stored value %s', (text) => {
    expect(parseRecordedTrackingEvents(text)).toEqual([]);
  });
});
