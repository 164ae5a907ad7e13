import { describe, expect, it } from 'vitest';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';

/** An AnalyticsPort with what a test can see of the page around it. */
export interface GivenAnalytics {
  readonly analytics: AnalyticsPort;
  /** The titles of the page views that a measuring tool received, in order. */
  readonly titles: () => readonly unknown[];
  /** How often code that counts was fetched. */
  readonly fetched: () => number;
}

function pageView(title: string): TrackingEvent {
  return {
    kind: 'pageViewed',
    path: '/concerten',
    title,
    pageType: 'eventOverview_eventOverview',
    language: 'nl',
  };
}

/** What every AnalyticsPort promises. */
export function analyticsContract(name: string, given: () => GivenAnalytics): void {
  describe(`${name} fulfils the contract of AnalyticsPort`, () => {
    it('TRACK-2 records events in call order', () => {
      const { analytics, titles } = given();
      analytics.record(pageView('Concerten'));
      analytics.record(pageView('Series'));
      expect(titles()).toEqual(['Concerten', 'Series']);
    });

    it('TRACK-5 loads no tracking script before the first acceptance', () => {
      const { analytics, fetched } = given();
      analytics.record(pageView('Concerten'));
      analytics.setConsent('pending');
      analytics.setConsent('denied');
      expect(fetched()).toBe(0);
    });

    it('TRACK-5 fetches who counts with the first acceptance, and once', () => {
      const { analytics, fetched } = given();
      analytics.setConsent('pending');
      analytics.setConsent('accepted');
      expect(fetched()).toBe(1);
      analytics.setConsent('denied');
      analytics.setConsent('accepted');
      expect(fetched()).toBe(1);
    });

    it('accepts events after consent was withdrawn, so that callers need no check', () => {
      const { analytics, titles } = given();
      analytics.setConsent('accepted');
      analytics.setConsent('denied');
      analytics.record(pageView('Concerten'));
      expect(titles()).toEqual(['Concerten']);
    });
  });
}
