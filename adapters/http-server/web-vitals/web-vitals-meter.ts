import { Histogram, type Registry } from 'prom-client';
import type { Template } from '#domain/page/page.ts';
import type { WebVital, WebVitalMetric } from '#domain/tracking/web-vital.ts';

interface HistogramOfVital {
  readonly name: string;
  readonly help: string;
  readonly buckets: readonly number[];
  /** By what a value is divided: a histogram of milliseconds is in seconds. */
  readonly divisor: number;
}

/** Metrics are in seconds, as all of Prometheus; the bounds of the ratings `good` and `needs improvement` are among the buckets. */
const histograms: Readonly<Record<WebVitalMetric, HistogramOfVital>> = {
  LCP: {
    name: 'hall_web_vitals_lcp_seconds',
    help: 'Largest contentful paint of documents, in browsers of visitors who consent, by kind of page',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    divisor: 1000,
  },
  softLCP: {
    name: 'hall_web_vitals_soft_lcp_seconds',
    help: 'The same of pages that the router shows, from the interaction on',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2.5, 4],
    divisor: 1000,
  },
  INP: {
    name: 'hall_web_vitals_inp_seconds',
    help: 'Interaction to next paint, in browsers of visitors who consent, by kind of page',
    buckets: [0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    divisor: 1000,
  },
  CLS: {
    name: 'hall_web_vitals_cls',
    help: 'Cumulative layout shift, a score without unit, in browsers of visitors who consent, by kind of page',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    divisor: 1,
  },
};

/** The kinds of pages on the way to a ticket: their series exist from the start, because `rate()` misses the first value of a new one. */
const shownAtZero: readonly Template[] = ['home', 'eventOverview', 'event'];

/** Counts what browsers measure. The only label is the kind of page: nothing identifies a visitor. */
export class WebVitalsMeter {
  readonly #histograms: Readonly<Record<WebVitalMetric, Histogram<'template'>>>;

  constructor(registry: Registry) {
    const create = ({ name, help, buckets }: HistogramOfVital) => {
      const histogram = new Histogram({
        name,
        help,
        buckets: [...buckets],
        labelNames: ['template'],
        registers: [registry],
      });
      for (const template of shownAtZero) histogram.zero({ template });
      return histogram;
    };
    this.#histograms = {
      LCP: create(histograms.LCP),
      softLCP: create(histograms.softLCP),
      INP: create(histograms.INP),
      CLS: create(histograms.CLS),
    };
  }

  count({ metric, value, template }: WebVital): void {
    this.#histograms[metric].observe({ template }, value / histograms[metric].divisor);
  }
}
