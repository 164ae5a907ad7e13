import { describe, expect, it } from 'vitest';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { WebVital } from '#domain/tracking/web-vital.ts';
import { type ReportedWebVital, WebVitalsReporter } from '#src/browser/reports/web-vitals-reporter.ts';

/** A reporter, with what it has tracked and sent. */
function createReporter() {
  const tracked: TrackingEvent[] = [];
  const sent: (readonly WebVital[])[] = [];
  const reporter = new WebVitalsReporter({
    track: (event) => tracked.push(event),
    send: (vitals) => sent.push(vitals),
  });
  return { reporter, tracked, sent };
}

const home = { path: '/', template: 'home' } as const;
const calendar = { path: '/concerten', template: 'eventOverview' } as const;
const debugPage = { path: '/debug/favorites', template: undefined };

/** A metric as the package reports it; without `atMs` it has no entries. */
function metricOf(
  {
    atMs,
    ...fields
  }: Partial<Pick<ReportedWebVital, 'id' | 'value' | 'navigationType' | 'navigationURL'>> & {
    readonly atMs?: number;
  },
  name: ReportedWebVital['name'] = 'INP',
): ReportedWebVital {
  return {
    name,
    id: `${name} ${atMs}`,
    value: 96,
    rating: 'good',
    navigationType: 'navigate',
    entries: atMs === undefined ? [] : [{ startTime: atMs }],
    ...fields,
  } as ReportedWebVital;
}

describe('the report of a web vital', () => {
  it('TRACK-8 is tracked with its rating, and sent without it when the document is hidden', () => {
    const { reporter, tracked, sent } = createReporter();
    reporter.start(home, 0);
    reporter.report(metricOf({ atMs: 900, value: 1840.4 }, 'LCP'));
    reporter.report(metricOf({ value: 0.123_456 }, 'CLS'));
    const lcp = { metric: 'LCP', value: 1840, template: 'home' };
    const cls = { metric: 'CLS', value: 0.1235, template: 'home' };
    expect([tracked, sent]).toEqual([
      [lcp, cls].map((vital) => ({ kind: 'webVitalMeasured', rating: 'good', ...vital })),
      [],
    ]);
    reporter.flush();
    reporter.flush();
    expect(sent).toEqual([[lcp, cls]]);
  });

  it('TRACK-8 has the page that was shown when the interaction began', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 0);
    reporter.show(calendar, 2000);
    reporter.report(metricOf({ atMs: 1990 }));
    reporter.report(metricOf({ atMs: 2000 }));
    expect(tracked).toMatchObject([{ template: 'home' }, { template: 'eventOverview' }]);
  });

  it('TRACK-8 has the page of its address if nothing happened on it', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 0);
    reporter.show(calendar, 2000);
    const navigationURL = 'https://klankhuis.example/?utm_source=x';
    reporter.report(metricOf({ id: 'a', value: 0, navigationURL }, 'CLS'));
    reporter.report(metricOf({ id: 'b', value: 0, navigationURL: 'about:blank' }, 'CLS'));
    expect(tracked).toMatchObject([{ template: 'home' }, { template: 'eventOverview' }]);
  });

  it('TRACK-8 has the page on screen after the back-forward cache', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 0);
    reporter.show(calendar, 2000);
    const navigationURL = 'https://klankhuis.example/';
    reporter.report(metricOf({ navigationURL, navigationType: 'back-forward-cache' }, 'LCP'));
    expect(tracked).toMatchObject([{ metric: 'LCP', template: 'eventOverview' }]);
  });

  it('TRACK-8 the paint of a soft navigation is another metric than that of a document', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(calendar, 0);
    const navigationType = 'soft-navigation';
    for (const name of ['LCP', 'INP', 'CLS'] as const)
      reporter.report(metricOf({ atMs: 5, navigationType }, name));
    expect(tracked.map((event) => 'metric' in event && event.metric)).toEqual(['softLCP', 'INP', 'CLS']);
  });

  it('TRACK-8 is made once, although the package reports again what has become worse', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 0);
    reporter.report(metricOf({ id: 'one', atMs: 5 }));
    reporter.report(metricOf({ id: 'one', atMs: 9, value: 400 }));
    reporter.report(metricOf({ id: 'two', atMs: 9 }));
    expect(tracked).toHaveLength(2);
  });

  it('TRACK-8 is not made of a page without a template, nor with the page before it', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 0);
    reporter.show(debugPage, 1000);
    reporter.report(metricOf({ atMs: 1500 }));
    expect(tracked).toEqual([]);
  });

  it('TRACK-8 has another kind of page when the same address has another page', () => {
    const { reporter, tracked } = createReporter();
    reporter.start({ path: '/concerten', template: 'error' }, 0);
    reporter.show(calendar, 1000);
    reporter.report(metricOf({ atMs: 1500 }));
    expect(tracked).toMatchObject([{ template: 'eventOverview' }]);
  });

  it('TRACK-9 is sent sooner if there are as many as a request may have', () => {
    const { reporter, sent } = createReporter();
    reporter.start(home, 0);
    for (let atMs = 0; atMs < 25; atMs += 1) reporter.report(metricOf({ atMs }));
    reporter.flush();
    expect(sent.map(({ length }) => length)).toEqual([20, 5]);
  });
});

describe('the consent of a measured visit', () => {
  it('TRACK-5 is no consent to report what happened before it', () => {
    const { reporter, tracked } = createReporter();
    reporter.start(home, 3000);
    reporter.report(metricOf({ atMs: 900 }, 'LCP'));
    reporter.report(metricOf({ id: 'inp', atMs: 2999 }));
    reporter.report(metricOf({ id: 'inp', atMs: 3000 }));
    expect(tracked).toMatchObject([{ metric: 'INP' }]);
  });

  it('TRACK-5 can be withdrawn: then nothing is tracked or sent until there is consent again', () => {
    const { reporter, tracked, sent } = createReporter();
    reporter.report(metricOf({ atMs: 1 }));
    reporter.start(home, 0);
    reporter.report(metricOf({ atMs: 5 }));
    reporter.stop();
    reporter.show(calendar, 10);
    reporter.report(metricOf({ atMs: 15 }));
    reporter.flush();
    expect([tracked.length, sent]).toEqual([1, []]);
    reporter.start(calendar, 20);
    reporter.report(metricOf({ atMs: 16 }));
    reporter.report(metricOf({ atMs: 21 }));
    reporter.flush();
    expect([tracked.length, sent.flat().length]).toEqual([2, 1]);
  });
});
