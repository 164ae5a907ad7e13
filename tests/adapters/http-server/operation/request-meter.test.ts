import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import {
  MeasuredResponse,
  type PageResponseSource,
  RequestMeter,
} from '#adapters/http-server/operation/request-meter.ts';

/** The lines of a registry without comments, sorted. */
async function linesOf(registry: Registry): Promise<readonly string[]> {
  const text = await registry.metrics();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .toSorted();
}

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
    'hall_http_requests_total{route="page",status="2xx"} 1',
    'hall_page_responses_total{source="hit"} 1',
  ]);
  expect(await countsOf(200, '/concerten', 'rendered')).toEqual([
    'hall_http_request_duration_seconds_count{route="page"} 1',
    'hall_http_requests_total{route="page",status="2xx"} 1',
    'hall_page_responses_total{source="rendered"} 1',
  ]);
  expect(await countsOf(304, '/gateway/global')).toEqual([
    'hall_http_request_duration_seconds_count{route="data"} 1',
    'hall_http_requests_total{route="data",status="3xx"} 1',
  ]);
  expect(await countsOf(429, '/newsletter')).toEqual([
    'hall_http_request_duration_seconds_count{route="form"} 1',
    'hall_http_requests_total{route="form",status="429"} 1',
  ]);
  expect(await countsOf(503, '/concerten', 'overloaded')).toEqual([
    'hall_http_requests_total{route="page",status="5xx"} 1',
    'hall_page_responses_total{source="overloaded"} 1',
  ]);
  expect(await countsOf(undefined, '/concerten')).toEqual([
    'hall_http_requests_total{route="page",status="aborted"} 1',
  ]);
});
