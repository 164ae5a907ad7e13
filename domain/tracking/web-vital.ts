import type { Template } from '#domain/page/page.ts';

/**
 * What is measured of a page in a visitor's browser (TRACK-8): the largest contentful paint of a document, that of a page that the router
 * shows (`softLCP`, in browsers that report soft navigations), the interaction to next paint, and the cumulative layout shift.
 */
export const webVitalMetrics = ['LCP', 'softLCP', 'INP', 'CLS'] as const;

export type WebVitalMetric = (typeof webVitalMetrics)[number];

/** A value with the kind of page that it was measured on: milliseconds, for CLS a score without a unit. */
export interface WebVital {
  readonly metric: WebVitalMetric;
  readonly value: number;
  readonly template: Template;
}

/** Where browsers send what they have measured: a list of web vitals, as JSON. */
export const webVitalsPath = '/web-vitals';

/** The most web vitals in one request. */
export const maxWebVitals = 20;

/** The value as it is reported: whole milliseconds, and for CLS four decimals. */
export function roundWebVital(metric: WebVitalMetric, value: number): number {
  return metric === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}
