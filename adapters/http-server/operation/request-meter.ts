import { type IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type MetricValueWithName, type Registry } from 'prom-client';
import { toRouteClass, type RouteClass, routeClasses } from '#adapters/http-server/operation/route-class.ts';

/** Where a page comes from; `overloaded`: rejected, because too many pages are being rendered. */
export const pageResponseSources = ['hit', 'stale', 'rendered', 'coalesced', 'overloaded', 'editor'] as const;

export type PageResponseSource = (typeof pageResponseSources)[number];

/** The same for metrics of requests; `other`: not a page, or a redirect or rejection before a page was looked for. */
const requestSources = ['cached', 'rendered', 'refused', 'preview', 'other'] as const;

type RequestSource = (typeof requestSources)[number];

const sources: Readonly<Record<PageResponseSource, RequestSource>> = {
  hit: 'cached',
  stale: 'cached',
  rendered: 'rendered',
  coalesced: 'rendered',
  overloaded: 'refused',
  editor: 'preview',
};

/** `aborted`: the client disconnected before the whole response was sent. */
const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const;

type StatusClass = (typeof statusClasses)[number];

/** A response that notes what its request is measured by. */
export class MeasuredResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly startedAtMs = performance.now();
  /** Where its page came from; undefined for anything but pages. */
  origin: PageResponseSource | undefined;
}

/** The upper bounds of the durations that are counted together, in seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests and their durations, from the parsed headers to the last byte handed to the operating system. For each request it adds
 * to numbers; prom-client, which takes longer than sending a cached page should, gets them when the metrics are read.
 */
export class RequestMeter {
  readonly #requests = countersFor(statusClasses);
  readonly #rateLimited = countersFor(['429']);
  readonly #pages = zeroes(pageResponseSources);
  readonly #seconds: DurationHistogram<RouteClass, RequestSource>;

  constructor(registry: Registry) {
    const [pages, requests, rateLimited] = [this.#pages, this.#requests, this.#rateLimited];
    // Every series exists from the start, with 0: `rate()` misses the first increment of one that did not exist before.
    registry.registerMetric(
      new Counter({
        name: 'hall_page_responses_total',
        help: 'Page responses, by where the page came from',
        labelNames: ['source'],
        registers: [],
        collect() {
          this.reset();
          for (const source of pageResponseSources) this.inc({ source }, pages[source]);
        },
      }),
    );
    registry.registerMetric(
      new Counter({
        name: 'hall_http_requests_total',
        help: 'Requests, by class of route and class of status',
        labelNames: ['route', 'status'],
        registers: [],
        collect() {
          this.reset();
          for (const route of routeClasses)
            for (const status of statusClasses) this.inc({ route, status }, requests[route][status]);
        },
      }),
    );
    registry.registerMetric(
      new Counter({
        name: 'hall_http_rate_limited_total',
        help: 'Requests answered with 429, by class of route',
        labelNames: ['route'],
        registers: [],
        collect() {
          this.reset();
          for (const route of routeClasses) this.inc({ route }, rateLimited[route][429]);
        },
      }),
    );
    this.#seconds = new DurationHistogram({
      name: 'hall_http_request_duration_seconds',
      help: 'How long answers took, by class of route and, for pages, by where they came from',
      labels: { route: routeClasses, source: requestSources },
      buckets: durationBuckets,
      shownAtZero: [
        ['page', 'cached'],
        ['page', 'rendered'],
      ],
    });
    registry.registerMetric(this.#seconds);
  }

  /** Measures a request until its response has been sent or its client has disconnected. */
  observe(request: IncomingMessage, response: MeasuredResponse): void {
    response.on('close', () => {
      const { statusCode, writableFinished, origin, startedAtMs } = response;
      const route = origin === undefined ? toRouteClass(request.url ?? '') : 'page';
      const source = origin === undefined ? 'other' : sources[origin];
      const status = writableFinished ? statusCode : 'aborted';
      this.#requests[route][toStatusClass(status)] += 1;
      if (status === 'aborted') return;
      if (statusCode === 429) this.#rateLimited[route][429] += 1;
      this.#seconds.count(route, source, (performance.now() - startedAtMs) / 1000);
    });
  }

  /** Counts a page, and notes on its response where it came from. */
  countPage(origin: PageResponseSource, response: ServerResponse): void {
    this.#pages[origin] += 1;
    if (response instanceof MeasuredResponse) response.origin = origin;
  }
}

function toStatusClass(status: number | 'aborted'): StatusClass {
  if (status === 'aborted') return status;
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

/** A number for each class of route and each of `names`, from zero. */
function countersFor<Name extends string>(
  names: readonly Name[],
): Readonly<Record<RouteClass, Record<Name, number>>> {
  const entries = routeClasses.map((route) => [route, zeroes(names)]);
  return Object.fromEntries(entries) as Record<RouteClass, Record<Name, number>>;
}

function zeroes<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

type Label = 'route' | 'source';

interface DurationHistogramOptions<Route extends string, Source extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: { readonly route: readonly Route[]; readonly source: readonly Source[] };
  /** The upper bounds of the buckets, in seconds. */
  readonly buckets: readonly number[];
  /** The series that are shown before their first duration. */
  readonly shownAtZero: readonly (readonly [route: Route, source: Source])[];
}

/** The durations of a series: how many fall into each bucket, the last one without a bound, and their sum. */
interface Series {
  readonly counts: number[];
  sum: number;
}

/**
 * A histogram of durations in two labels whose values are known. prom-client's own makes an object and a text of the labels for each
 * duration; this one adds to numbers, and makes the texts when the metrics are read.
 */
export class DurationHistogram<Route extends string, Source extends string> extends Histogram<Label> {
  readonly #options: DurationHistogramOptions<Route, Source>;
  readonly #series: Readonly<Record<Route, Readonly<Record<Source, Series>>>>;

  constructor(options: DurationHistogramOptions<Route, Source>) {
    const { name, help, buckets } = options;
    super({ name, help, buckets: [...buckets], labelNames: ['route', 'source'], registers: [] });
    this.#options = options;
    const create = (): Series => ({ counts: [...buckets, Number.POSITIVE_INFINITY].map(() => 0), sum: 0 });
    this.#series = mapNames(options.labels.route, () => mapNames(options.labels.source, create));
  }

  count(route: Route, source: Source, seconds: number): void {
    const series = this.#series[route][source];
    const { buckets } = this.#options;
    let bucket = 0;
    while (seconds > (buckets[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** What the registry and `get` read (prom-client 15, where the type of a histogram does not declare it). */
  async getForPromString() {
    const { name, help, labels, shownAtZero } = this.#options;
    const values = labels.route.flatMap((route) =>
      labels.source.flatMap((source) => {
        const series = this.#series[route][source];
        const isShown = series.counts.some((count) => count > 0);
        const isShownAtZero = shownAtZero.some(([first, second]) => first === route && second === source);
        return isShown || isShownAtZero ? this.#toValues(series, { route, source }) : [];
      }),
    );
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }

  #toValues({ counts, sum }: Series, labels: Record<Label, string>): MetricValueWithName<Label>[] {
    const { name, buckets } = this.#options;
    const upTo = counts.map((_, last) =>
      counts.slice(0, last + 1).reduce((total, count) => total + count, 0),
    );
    const total = upTo.at(-1) ?? 0;
    return [
      ...upTo.map((value, index) => ({
        metricName: `${name}_bucket`,
        labels: { le: buckets[index] ?? '+Inf', ...labels },
        value,
      })),
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ];
  }
}

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  create: () => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, create()])) as Record<Name, Value>;
}
