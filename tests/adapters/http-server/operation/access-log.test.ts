import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AccessLog, accessLogEvent } from '#adapters/http-server/operation/access-log.ts';
import type { HandledRequest } from '#adapters/http-server/operation/request-meter.ts';
import { RequestTracer } from '#adapters/http-server/tracing/request-tracer.ts';
import { PinoLogger } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

const handled: HandledRequest = { route: 'page', source: 'cached', status: 200, durationMs: 1.25 };

/** The lines of an access log for one request, which is answered with a status; `fraction` is the random number. */
async function linesFor(
  path: string,
  fraction: number,
  answer: Partial<HandledRequest> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly Record<string, unknown>[]> {
  const lines: string[] = [];
  const requestTracer = new RequestTracer(1);
  const logger = new PinoLogger(
    { write: (line: string) => void lines.push(line) },
    new ManualClock(createInstant(0)),
    { readRequestId: () => requestTracer.currentRequestId(), unlimitedEvents: [accessLogEvent] },
  );
  const log = new AccessLog({ logger, random: { fraction: () => fraction }, requestTracer });
  const server = createServer((request, response) => {
    response.once('close', () => log.record(request, response, { ...handled, ...answer }));
    response.writeHead(typeof answer.status === 'number' ? answer.status : 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (let one = 0; one < 70; one += 1) await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return lines.map((line) => JSON.parse(line));
}

describe('the access log', () => {
  it('F14 has one cached page in a hundred, and one health check', async () => {
    expect(await linesFor('/over-ons', 0.5)).toEqual([]);
    expect(await linesFor('/app-health-check', 0.5, { source: 'other' })).toEqual([]);
    expect(await linesFor('/over-ons', 0.005)).toHaveLength(70);
  });

  it('F14 has every other request, without a limit of lines', async () => {
    expect(await linesFor('/over-ons', 0.5, { source: 'rendered' })).toHaveLength(70);
    expect(await linesFor('/over-ons', 0.5, { source: 'refused', status: 503 })).toHaveLength(70);
    expect(await linesFor('/app-health-check', 0.5, { source: 'other', status: 503 })).toHaveLength(70);
  });

  it('F14 names the request with the id that the proxy gave it', async () => {
    const [line] = await linesFor('/over-ons', 0, {}, { 'x-request-id': 'request-of-proxy' });
    expect(line).toMatchObject({
      event: 'http.request',
      request: 'request-of-proxy',
      facts: { method: 'GET', path: '/over-ons', route: 'page', source: 'cached', status: 200, ms: 1.3 },
    });
  });
});
