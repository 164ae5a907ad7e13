import { describe, expect, it } from 'vitest';
import { InMemoryAnalytics } from '#adapters/in-memory/in-memory-analytics.adapter.ts';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import {
  DebugRecordingAnalytics,
  parseRecordedEvents,
  recordedEventsKey,
} from '#src/tracking/recording-analytics-decorator.ts';
import { analyticsContract } from '#tests/contracts/analytics.contract.ts';

function given() {
  const counted = new InMemoryAnalytics();
  const { session } = new InMemoryStorage();
  return { counted, session, analytics: new DebugRecordingAnalytics(counted, session) };
}

analyticsContract('DebugRecordingAnalytics', () => {
  const { analytics, counted } = given();
  return { analytics, pushed: () => counted.entries, fetched: () => (counted.areScriptsLoaded ? 1 : 0) };
});

describe('the recorded events of a tab', () => {
  it('can be read back, consent included', () => {
    const { analytics, session } = given();
    analytics.setConsent('accepted');
    analytics.push({ ecommerce: null });
    expect(parseRecordedEvents(session.read(recordedEventsKey))).toEqual([
      { event: 'consent', consent: 'accepted' },
      { ecommerce: null },
    ]);
  });

  it('are at most the last two hundred', () => {
    const { analytics, session } = given();
    analytics.setConsent('denied');
    for (let time = 0; time < 200; time += 1) analytics.push({ ecommerce: null });
    const read = parseRecordedEvents(session.read(recordedEventsKey));
    expect([read.length, read[0]]).toEqual([200, { ecommerce: null }]);
  });

  it.each([null, 'nonsense', '{"a":1}'])('are empty for the stored value %s', (text) => {
    expect(parseRecordedEvents(text)).toEqual([]);
  });
});
