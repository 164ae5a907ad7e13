import { describe, expect, it } from 'vitest';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { AnalyticsPort } from '#ports/analytics.port.ts';

/** An AnalyticsPort with what a test can see of the page around it. */
export interface GivenAnalytics {
  readonly analytics: AnalyticsPort;
  /** The entries of the page's data layer, in order, without those that the tools exchange. */
  readonly pushed: () => readonly unknown[];
  /** How often code that counts was fetched. */
  readonly fetched: () => number;
}

const pageView: TrackingEvent = {
  event: 'page_view',
  page_path: '/concerten',
  page_title: 'Concerten',
  page_type: 'eventOverview_eventOverview',
  language: 'nl',
};

/** What every AnalyticsPort promises. */
export function analyticsContract(name: string, given: () => GivenAnalytics): void {
  describe(`${name} fulfils the contract of AnalyticsPort`, () => {
    it('TRACK-2 appends entries to the data layer in call order', () => {
      const { analytics, pushed } = given();
      analytics.push({ ecommerce: null });
      analytics.push(pageView);
      expect(pushed()).toEqual([{ ecommerce: null }, pageView]);
    });

    it('TRACK-5 loads no tracking script before the first acceptance', () => {
      const { analytics, fetched } = given();
      analytics.push(pageView);
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

    it('accepts entries after consent was withdrawn, so that callers need no check', () => {
      const { analytics, pushed } = given();
      analytics.setConsent('accepted');
      analytics.setConsent('denied');
      analytics.push(pageView);
      expect(pushed().at(-1)).toEqual(pageView);
    });
  });
}
