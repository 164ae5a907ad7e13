import type { ServedSite } from '#tests/support/served-site.ts';

/** The token with which a site shows its metrics. */
export const metricsToken = 'a-token-for-metrics';

/** The metrics of a site with this token, as text. */
export async function scrape(site: ServedSite): Promise<string> {
  return (await site.fetch('/metrics', { authorization: `Bearer ${metricsToken}` })).text();
}

/** The samples of a scrape: by metric, its labels and the values of each label. */
export type ExportedMetrics = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Parses the response of `/metrics` (the Prometheus text format). */
export function readMetrics(text: string): ExportedMetrics {
  const metrics = new Map<string, Map<string, Set<string>>>();
  for (const [, metric = '', labels = ''] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gim)) {
    const known = metrics.get(metric) ?? new Map<string, Set<string>>();
    metrics.set(metric, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
  return metrics;
}

/** The value of one sample, written as in a scrape: `hall_http_requests_total{route="page",status="2xx"}`. */
export function readMetricValue(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}
