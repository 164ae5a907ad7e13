import { readMetricValue } from '#tests/reliability/exported-metrics.ts';

/** The token with which the tests read the metrics of the site. */
export const metricsToken = 'a-token-of-the-browser-tests';

/** The value of a sample in the metrics of the site; 0 if it does not exist yet. */
export async function readMetric(sample: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`${process.env['SITE_URL']}/metrics`, { headers });
  return readMetricValue(await answer.text(), sample) ?? 0;
}
