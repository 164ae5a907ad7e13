import { Histogram, type MetricValueWithName } from 'prom-client';

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
