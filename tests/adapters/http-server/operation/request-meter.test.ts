import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import {
  DurationHistogram,
  MeasuredResponse,
  type PageResponseSource,
  RequestMeter,
} from '#adapters/http-server/operation/request-meter.ts';

const [routes, sources, buckets] = [['page', 'data'] as const, ['cached', 'other'] as const, [0.01, 0.1, 1]];

/** The lines of a registry without comments, sorted. */
async function linesOf(registry: Registry): Promise<readonly string[]> {
  const text = await registry.metrics();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .toSorted();
}

it('F08 the durations are those that a histogram of prom-client counts', async () => {
  const duration = fc.tuple(
    fc.constantFrom(...routes),
    fc.constantFrom(...sources),
    fc.oneof(fc.constantFrom(0, ...buckets), fc.double({ min: 0, max: 2, noNaN: true })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(duration), async (durations) => {
      const [ours, theirs] = [new Registry(), new Registry()];
      const facts = { name: 'seconds', help: 'Durations' };
      const labels = { route: routes, source: sources };
      const shownAtZero = [['page', 'cached']] as const;
      const counted = new DurationHistogram({ ...facts, labels, buckets, shownAtZero });
      ours.registerMetric(counted);
      const labelNames = ['route', 'source'];
      const observed = new Histogram({ ...facts, labelNames, buckets, registers: [theirs] });
      observed.zero({ route: 'page', source: 'cached' });
      for (const [route, source, seconds] of durations) {
        counted.count(route, source, seconds);
        observed.observe({ route, source }, seconds);
      }
      expect(await linesOf(ours)).toEqual(await linesOf(theirs));
    }),
  );
});

/** What is counted of one request, without zeroes and durations; without a status the client leaves before the answer. */
async function countsOf(status: number | undefined, url: string, origin?: PageResponseSource) {
  const registry = new Registry();
  const meter = new RequestMeter(registry);
  const server = createServer({ ServerResponse: MeasuredResponse }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const closed = new Promise<void>((resolve) => {
    server.on('request', (request, response) => {
      meter.observe(request, response);
      if (origin) meter.countPage(origin, response);
      response.once('close', resolve);
      if (status === undefined) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await closed;
  const lines = await linesOf(registry);
  return lines.filter((line) => !/ 0$|_bucket|_sum/.test(line));
}

it('F08 a request is counted by route and status, and a page by where it came from', async () => {
  expect(await countsOf(200, '/concerten', 'hit')).toEqual([
    'hall_http_request_duration_seconds_count{route="page",source="cached"} 1',
    'hall_http_requests_total{route="page",status="2xx"} 1',
    'hall_page_responses_total{source="hit"} 1',
  ]);
  expect(await countsOf(304, '/gateway/global')).toEqual([
    'hall_http_request_duration_seconds_count{route="data",source="other"} 1',
    'hall_http_requests_total{route="data",status="3xx"} 1',
  ]);
  expect(await countsOf(429, '/newsletter')).toEqual([
    'hall_http_rate_limited_total{route="form"} 1',
    'hall_http_request_duration_seconds_count{route="form",source="other"} 1',
    'hall_http_requests_total{route="form",status="4xx"} 1',
  ]);
  expect(await countsOf(503, '/concerten', 'overloaded')).toEqual([
    'hall_http_request_duration_seconds_count{route="page",source="refused"} 1',
    'hall_http_requests_total{route="page",status="5xx"} 1',
    'hall_page_responses_total{source="overloaded"} 1',
  ]);
  expect(await countsOf(undefined, '/concerten')).toEqual([
    'hall_http_requests_total{route="page",status="aborted"} 1',
  ]);
});
