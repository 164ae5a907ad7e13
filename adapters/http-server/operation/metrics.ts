import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { cmsCallKinds } from '#adapters/guarding/cms-guard.token.ts';
import { type CostClass, costClasses } from '#adapters/http-server/admission/cost-limits.ts';
import { isEqualInConstantTime } from '#adapters/http-server/operation/is-equal-in-constant-time.ts';
import { RequestMeter } from '#adapters/http-server/operation/request-meter.ts';

/** `incomplete`: something was not reached, because Redis did not answer. */
const purgeOutcomes = ['complete', 'incomplete'] as const;

type PurgeOutcome = (typeof purgeOutcomes)[number];

/** Values that are read when the metrics are requested. */
export interface GaugeValues {
  readonly pages: number;
  readonly pageBytes: number;
  readonly renders: number;
  /** Whether a shared cache is configured and cannot be reached. */
  readonly isSharedCacheDown: boolean;
  /** Running and queued work, by cost class. */
  readonly running: Readonly<Record<string, number>>;
  readonly queued: Readonly<Record<string, number>>;
  /** The number of entries in the data cache, by state. */
  readonly dataCacheEntries: Readonly<Record<string, number>>;
  /** Whether the circuit breaker of each kind of call is open. */
  readonly openCircuits: Readonly<Record<string, boolean>>;
}

/** The metrics of the site for Prometheus. They contain nothing about individual visitors. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #upstreamRequests = new Counter({
    name: 'hall_upstream_requests_total',
    help: 'Requests to the CMS and its search, by kind of call and outcome',
    labelNames: ['call', 'outcome'],
    registers: [this.#registry],
  });
  readonly #renders = new Histogram({
    name: 'hall_page_render_seconds',
    help: 'Seconds to render a page, its requests included',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #logLosses = new Counter({
    name: 'hall_log_lines_dropped_total',
    help: 'Log lines that were dropped (limited, overflow), and writes that failed (write_failed)',
    labelNames: ['reason'],
    registers: [this.#registry],
  });
  readonly #purges = new Counter({
    name: 'hall_purges_total',
    help: 'Purges that the instance has received, by whether they reached everything',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });
  readonly #rejections = new Counter({
    name: 'hall_admission_rejected_total',
    help: 'Requests rejected with 503 by admission control',
    labelNames: ['class'],
    registers: [this.#registry],
  });
  /** Measures every request, on all routes. */
  readonly requests = new RequestMeter(this.#registry);
  #read: (() => GaugeValues) | undefined;

  constructor() {
    this.#startAtZero();
    this.#gauge('hall_page_cache_pages', 'Pages in the page cache', (reading) => reading.pages);
    this.#gauge(
      'hall_page_cache_bytes',
      'Bytes of the pages in the page cache',
      (reading) => reading.pageBytes,
    );
    this.#gauge(
      'hall_page_renders_in_progress',
      'Pages being rendered or queued',
      (reading) => reading.renders,
    );
    this.#gauge('hall_shared_cache_down', 'Whether Redis is configured and cannot be reached', (reading) =>
      reading.isSharedCacheDown ? 1 : 0,
    );
    this.#gauges('hall_admission_running', 'Work in progress', 'class', ({ running }) => running);
    this.#gauges('hall_admission_queued', 'Work in the queue', 'class', ({ queued }) => queued);
    this.#gauges(
      'hall_data_cache_entries',
      'Entries of the data cache',
      'state',
      (reading) => reading.dataCacheEntries,
    );
    this.#gauges(
      'hall_circuit_open',
      'Kinds of call whose circuit breaker is open',
      'call',
      ({ openCircuits }) =>
        Object.fromEntries(Object.entries(openCircuits).map(([name, isOpen]) => [name, isOpen ? 1 : 0])),
    );
  }

  /** Adds the metrics of the process, of which there is one. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Sets the function that reads the gauges. */
  setGaugeReader(read: () => GaugeValues): void {
    this.#read = read;
  }

  countRejection(cost: CostClass): void {
    this.#rejections.inc({ class: cost });
  }

  countUpstreamRequest(call: string, outcome: string): void {
    this.#upstreamRequests.inc({ call, outcome });
  }

  countPurge(outcome: PurgeOutcome): void {
    this.#purges.inc({ outcome });
  }

  countDroppedLog(reason: string): void {
    this.#logLosses.inc({ reason });
  }

  /** Runs `work` and records its duration. */
  async timeRender<Result>(work: () => Promise<Result>): Promise<Result> {
    const stop = this.#renders.startTimer();
    try {
      return await work();
    } finally {
      stop();
    }
  }

  /** All metrics in the Prometheus text format. */
  get text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Creates all series with 0: `rate()` misses the first increment of a series that did not exist before. */
  #startAtZero(): void {
    for (const cost of costClasses) this.#rejections.inc({ class: cost }, 0);
    for (const reason of ['limited', 'overflow', 'write_failed']) this.#logLosses.inc({ reason }, 0);
    for (const outcome of purgeOutcomes) this.#purges.inc({ outcome }, 0);
    for (const call of cmsCallKinds) {
      for (const outcome of ['success', 'failure', 'rejected'])
        this.#upstreamRequests.inc({ call, outcome }, 0);
    }
  }

  #gauge(name: string, help: string, value: (reading: GaugeValues) => number): void {
    const read = () => this.#read?.();
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        const reading = read();
        if (reading) this.set(value(reading));
      },
    });
    this.#registry.registerMetric(gauge);
  }

  #gauges(
    name: string,
    help: string,
    label: string,
    values: (reading: GaugeValues) => Readonly<Record<string, number>>,
  ): void {
    const read = () => this.#read?.();
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [],
      collect() {
        const reading = read();
        if (!reading) return;
        this.reset();
        for (const [labelValue, value] of Object.entries(values(reading)))
          this.set({ [label]: labelValue }, value);
      },
    });
    this.#registry.registerMetric(gauge);
  }
}

/** Adds `/metrics`, protected by a bearer token. Without a configured token the path is an ordinary page. */
export function addMetricsRoute(server: FastifyInstance, meters: Metrics, token: string): void {
  if (token === '') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).type('text/plain').send('Unauthorized');
    }
    return reply.type('text/plain; version=0.0.4').send(await meters.text);
  });
}
