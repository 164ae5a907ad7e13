import { describe, expect, it } from 'vitest';
import { metricsToken, readMetricValue, scrape } from '#tests/reliability/exported-metrics.ts';
import { post } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const environment = { METRICS_TOKEN: metricsToken, TRUST_PROXY: '1' };

const site = await siteOfFile(smallHall(), environment);

/** A client has a network of its own unless it names one, so that the rate limit is that of one test. */
let clients = 0;
function send(body: unknown, to = site, from = `192.0.${(clients += 1)}.1`): Promise<Response> {
  return post(to, '/web-vitals', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'application/json',
    'x-forwarded-for': from,
  });
}

/** The samples of web vitals, without those of nothing. */
async function counted(): Promise<readonly string[]> {
  return (await scrape(site)).match(/^hall_web_vitals_\S+ (?!0$).*$/gm) ?? [];
}

describe('the web vitals of browsers', () => {
  it('TRACK-9 are counted by metric and kind of page', async () => {
    const vitals = [
      { metric: 'LCP', value: 1840, template: 'event' },
      { metric: 'softLCP', value: 240, template: 'event' },
      { metric: 'INP', value: 96, template: 'eventOverview' },
      { metric: 'CLS', value: 0.02, template: 'press' },
    ];
    const answer = await send(vitals);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const text = await scrape(site);
    const samples = [
      'hall_web_vitals_lcp_seconds_bucket{le="1.5",template="event"}',
      'hall_web_vitals_lcp_seconds_bucket{le="2",template="event"}',
      'hall_web_vitals_soft_lcp_seconds_sum{template="event"}',
      'hall_web_vitals_inp_seconds_bucket{le="0.075",template="eventOverview"}',
      'hall_web_vitals_inp_seconds_bucket{le="0.1",template="eventOverview"}',
      'hall_web_vitals_cls_bucket{le="0.01",template="press"}',
      'hall_web_vitals_cls_bucket{le="0.025",template="press"}',
    ];
    expect(samples.map((sample) => readMetricValue(text, sample))).toEqual([0, 1, 0.24, 0, 1, 0, 1]);
  });

  it('TRACK-9 metrics of the path to a ticket have series before the first value', async () => {
    const text = await scrape(site);
    for (const template of ['home', 'eventOverview', 'event'])
      for (const metric of ['lcp_seconds', 'soft_lcp_seconds', 'inp_seconds', 'cls'])
        expect(text).toContain(`hall_web_vitals_${metric}_count{template="${template}"}`);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"metric":"INP","value":96,"template":"event"}',
    [{ metric: 'FID', value: 96, template: 'event' }],
    [{ metric: 'INP', value: 96, template: 'anna@voorbeeld.nl' }],
    [{ metric: 'INP', value: 96, template: 'toString' }],
    [{ metric: 'INP', value: -1, template: 'event' }],
    [{ metric: 'INP', value: 1e9, template: 'event' }],
    [{ metric: 'CLS', value: 101, template: 'event' }],
    [{ metric: 'INP', value: '96', template: 'event' }],
    [{ metric: 'INP', value: 96, template: 'event', path: '/concerten?email=x' }],
    [
      { metric: 'INP', value: 96, template: 'event' },
      { metric: 'INP', value: 96, template: 'a-kind-of-tomorrow' },
    ],
    Array.from({ length: 21 }, () => ({ metric: 'INP', value: 96, template: 'event' })),
  ])('TRACK-9 are refused whole if one is none: %j', async (body) => {
    const before = await counted();
    expect((await send(body)).status).toBe(400);
    expect(await counted()).toEqual(before);
  });

  it('TRACK-9 are refused if they are too long, or not JSON', async () => {
    const before = await counted();
    expect((await send(`[${' '.repeat(5000)}]`)).status).toBe(413);
    const text = { 'content-type': 'text/plain', 'x-forwarded-for': '192.0.2.1' };
    expect((await post(site, '/web-vitals', '[]', text)).status).toBe(415);
    expect(await counted()).toEqual(before);
  });

  it('TRACK-9 metrics of a page of another site are refused', async () => {
    const body = JSON.stringify([{ metric: 'INP', value: 96, template: 'event' }]);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await post(site, '/web-vitals', body, headers)).status).toBe(403);
  });

  it('TRACK-9 in a flood are limited, apart from other posts', async () => {
    const fresh = await siteOfTest(smallHall(), environment);
    const statuses: number[] = [];
    for (let one = 0; one < 40; one += 1) {
      const vital = { metric: 'INP', value: 96, template: 'event' };
      statuses.push((await send([vital], fresh, '198.51.100.7')).status);
    }
    const accepted = statuses.filter((status) => status === 204).length;
    expect([accepted > 0, accepted <= 20, statuses.at(-1)]).toEqual([true, true, 429]);
    const sample = 'hall_web_vitals_inp_seconds_count{template="event"}';
    expect(readMetricValue(await scrape(fresh), sample)).toBe(accepted);
    const errors = await post(fresh, '/errors', '{}', {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.7',
    });
    expect(errors.status).toBe(204);
  });

  it('TRACK-9 leave no line in the log', async () => {
    const before = site.logger.entries.length;
    await send([{ metric: 'INP', value: 96, template: 'event' }]);
    await send([{ metric: 'INP', value: 96, template: 'none' }]);
    expect(site.logger.entries.length).toBe(before);
  });
});
