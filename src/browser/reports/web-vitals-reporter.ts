import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals';
import type { Template } from '#domain/page/page.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import {
  maxWebVitals,
  roundWebVital,
  type WebVital,
  type WebVitalMetric,
} from '#domain/tracking/web-vital.ts';

export type ReportedWebVital = CLSMetric | INPMetric | LCPMetric;

/** A page of the visit. */
export interface ReportedPage {
  readonly path: string;
  /** Undefined for a page without one, as a debug page, which is not measured. */
  readonly template: Template | undefined;
}

interface WebVitalsReporterDependencies {
  /** Records an event for the measuring tools. */
  readonly track: (event: TrackingEvent) => void;
  /** Sends web vitals to the web tier. */
  readonly send: (vitals: readonly WebVital[]) => void;
}

/**
 * Reports web vitals with the page that they belong to: the page that was shown when the interaction, the shift or the paint happened.
 * Each metric of a page is reported once, with its value when the document is hidden for the first time or the router shows another page.
 */
export class WebVitalsReporter {
  readonly #dependencies: WebVitalsReporterDependencies;
  #pages: readonly (ReportedPage & { readonly fromMs: number })[] = [];
  readonly #reported = new Set<string>();
  #queue: readonly WebVital[] = [];

  constructor(dependencies: WebVitalsReporterDependencies) {
    this.#dependencies = dependencies;
  }

  /** Begins a visit with the page on screen. What happened before `fromMs` on the document's time line is never reported. */
  start(page: ReportedPage, fromMs: number): void {
    this.#pages = [{ ...page, fromMs }];
  }

  /** The router shows a page, since `fromMs`. */
  show(page: ReportedPage, fromMs: number): void {
    const last = this.#pages.at(-1);
    const isNew = last?.path !== page.path || last.template !== page.template;
    if (last && isNew) this.#pages = [...this.#pages, { ...page, fromMs }];
  }

  /** Ends the visit, because consent was withdrawn. What is not sent is dropped. */
  stop(): void {
    this.#pages = [];
    this.#queue = [];
  }

  readonly report = (measured: ReportedWebVital): void => {
    const template = this.#findPage(measured)?.template;
    if (!template || this.#reported.has(measured.id)) return;
    this.#reported.add(measured.id);
    const metric = toMetric(measured);
    const vital = { metric, value: roundWebVital(metric, measured.value), template };
    this.#dependencies.track({ kind: 'webVitalMeasured', ...vital, rating: measured.rating });
    this.#queue = [...this.#queue, vital];
    if (this.#queue.length === maxWebVitals) this.flush();
  };

  /** Sends what is queued, because the document is hidden: it may never be visible again. */
  flush(): void {
    const vitals = this.#queue;
    this.#queue = [];
    if (vitals.length > 0) this.#dependencies.send(vitals);
  }

  /** The page of a metric; undefined if the metric is from before the visit. A score of 0 has no entries, and belongs to its address. */
  #findPage({ entries, navigationType, navigationURL = '' }: ReportedWebVital): ReportedPage | undefined {
    const [entry] = entries;
    if (entry) return this.#pages.findLast(({ fromMs }) => fromMs <= entry.startTime);
    const last = this.#pages.at(-1);
    // After the back-forward cache the metrics start again, with the address of the document.
    if (navigationType === 'back-forward-cache' || !URL.canParse(navigationURL)) return last;
    const { pathname } = new URL(navigationURL);
    return this.#pages.findLast(({ path }) => path === pathname) ?? last;
  }
}

function toMetric({ name, navigationType }: ReportedWebVital): WebVitalMetric {
  return name === 'LCP' && navigationType === 'soft-navigation' ? 'softLCP' : name;
}
