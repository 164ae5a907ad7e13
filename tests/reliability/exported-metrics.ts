import type { ServedSite } from '#tests/support/served-site.ts';

/** The token with which a site shows its metrics. */
export const metricsToken = 'a-token-for-metrics';

/** The metrics of a site with this token, as text. */
export async function scrape(site: ServedSite): Promise<string> {
  return (await site.fetch('/metrics', { authorization: `Bearer ${metricsToken}` })).text();
}

/** The value of one sample, written as in a scrape: `hall_http_requests_total{route="page",status="2xx"}`. */
export function readMetricValue(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}
