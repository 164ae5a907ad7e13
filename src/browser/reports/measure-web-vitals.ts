import { reaction } from 'mobx';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { webVitalsPath } from '#domain/tracking/web-vital.ts';
import { type ReportedPage, WebVitalsReporter } from '#src/browser/reports/web-vitals-reporter.ts';
import type { PageRouter } from '#src/browser/visitor-layer/store-offline-pages.ts';
import type { PageResult } from '#src/page-result.ts';
import type { TrackingStore } from '#ui/stores/tracking.store.ts';

interface MeasuredVisit {
  /** Whether the visitor consents now. Observable. */
  readonly mayMeasure: () => boolean;
  readonly tracking: Pick<TrackingStore, 'track' | 'flush'>;
  /** Whether the visitor had consented when the visitor layer started. */
  readonly hadConsent: boolean;
}

/**
 * Measures the web vitals of a visitor who has consented, for the measuring tools and for the metrics of the web tier. Loaded with consent
 * only. After a withdrawal nothing is reported; a later acceptance starts again.
 */
export function measureWebVitals(
  browser: Window,
  router: PageRouter,
  { mayMeasure, tracking, hadConsent }: MeasuredVisit,
): void {
  const { document, performance } = browser;
  const reporter = new WebVitalsReporter({
    track: tracking.track,
    send: (vitals) => send(browser, JSON.stringify(vitals)),
  });
  const start = (fromMs: number) => reporter.start(findShownPage(router), fromMs);
  // The first script of a document marks it if there is no answer yet (TRACK-5); the answer may come before hydration.
  const hadAnswer = document.documentElement.dataset['consent'] === undefined;
  // Until the router's first navigation the document's page is on screen; after one it is not known any more which page it was.
  const isFromDocument = router.state.historyAction === 'POP';
  if (mayMeasure()) start(hadConsent && hadAnswer && isFromDocument ? 0 : performance.now());
  reaction(mayMeasure, (isAllowed) => (isAllowed ? start(performance.now()) : reporter.stop()));
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') reporter.show(findShownPage(router), performance.now());
  });
  const options = { reportSoftNavs: true };
  onLCP(reporter.report, options);
  onINP(reporter.report, options);
  onCLS(reporter.report, options);
  // The package reports in the same event, before this listener.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    tracking.flush();
    reporter.flush();
  });
}

/** The page of the route on screen; without a template if the route has none, as a debug page. */
function findShownPage({ state }: PageRouter): ReportedPage {
  const id = state.matches.at(-1)?.route.id;
  const result = id === undefined ? undefined : (state.loaderData[id] as PageResult | undefined);
  return { path: state.location.pathname, template: result && (result.page?.kind ?? 'error') };
}

/** Sends a report as those of errors are sent, without cookies and referrer: `sendBeacon` sends both. It outlives the document. */
function send(browser: Window, body: string): void {
  browser
    .fetch(webVitalsPath, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    .catch(() => {});
}
