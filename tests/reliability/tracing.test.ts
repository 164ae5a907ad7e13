import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { traceFetch } from '#adapters/http-server/tracing/spans.ts';
import { startTracing, type RunningTracing } from '#adapters/http-server/tracing/start-tracing.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { siteOfTest } from '#tests/support/site-of-test.ts';

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A trace that a proxy has started: version, trace, span, flags. */
const proxyTrace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${proxyTrace.traceId}-${proxyTrace.spanId}-01`;

let collector: Server;
let redis: RedisServer | undefined;
let tracing: RunningTracing;
let site: ServedSite;
const received: ReceivedSpan[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      const { resourceSpans = [] } = JSON.parse(text);
      for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const { port } = collector.address() as AddressInfo;
  // Read by the SDK: spans are sent after so many milliseconds.
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  tracing = await startTracing(`http://127.0.0.1:${port}`);
  redis = hasRedis ? await startRedis() : undefined;
  site = await serveSite(smallHall(), { TRUST_PROXY: '1', REDIS_URL: redis?.url ?? '' });
});
afterAll(async () => {
  await site.close();
  await Promise.all([tracing.stop(), redis?.close()]);
  await new Promise((resolve) => {
    collector.close(resolve);
  });
});

/** The spans of the proxy's trace, once they contain the one of the request. */
async function receivedTrace(): Promise<readonly ReceivedSpan[]> {
  const spansOfTrace = () => received.filter(({ traceId }) => traceId === proxyTrace.traceId);
  await expect.poll(() => spansOfTrace().some(isRequest)).toBe(true);
  return spansOfTrace();
}

function isRequest({ parentSpanId }: ReceivedSpan): boolean {
  return parentSpanId === proxyTrace.spanId;
}

function readAttribute({ attributes }: ReceivedSpan, key: string): unknown {
  return Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];
}

describe('the trace of a page that is not cached', () => {
  beforeAll(async () => {
    const response = await site.fetch(`${calendar}?tags=zomer`, {
      traceparent,
      'X-Request-Id': 'request-of-proxy',
    });
    await response.text();
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, 'request-of-proxy']);
  });

  it('continues that of the proxy, through the rendering, to each request to CMS and search', async () => {
    const spans = await receivedTrace();
    const request = spans.find(isRequest);
    expect(request?.name).toBe('GET page');
    const rendering = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(rendering?.name).toBe('render page');
    const { host } = new URL(site.sandbox.urls.cms);
    const upstream = spans.filter(({ name }) => name.endsWith(host));
    expect(new Set(upstream.map(({ name }) => name))).toEqual(new Set([`GET ${host}`, `POST ${host}`]));
    expect(new Set(upstream.map((span) => readAttribute(span, 'http.response.status_code')))).toEqual(
      new Set([200]),
    );
  });

  it('contains the round trips to Redis', async ({ skip }) => {
    if (!redis) return skip('no Redis on this machine');
    const reads = (await receivedTrace()).filter(({ name }) => name === 'redis read');
    expect(reads.map((span) => readAttribute(span, 'klankhuis.query'))).toContain('global nl');
  });

  it('contains the request’s id, and no query, which may contain a token', async () => {
    const spans = await receivedTrace();
    const request = spans.find(isRequest);
    expect(request && readAttribute(request, 'http.request.header.x-request-id')).toBe('request-of-proxy');
    expect(JSON.stringify(spans)).not.toContain('zomer');
  });
});

describe('a request to CMS or search', () => {
  it('carries the trace and its own headers', async () => {
    const sent: Headers[] = [];
    const fetch = traceFetch(async (_url, { headers }) => {
      sent.push(new Headers(headers));
      return new Response();
    });
    await fetch('http://cms.example/graphql', { method: 'POST', headers: { Authorization: 'Bearer x' } });
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer x']);
    expect(sent[0]?.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('whose failure is recorded fails as before', async () => {
    const fetch = traceFetch(() => Promise.reject(new TypeError('fetch failed')));
    await expect(fetch('http://cms.example/', {})).rejects.toThrow('fetch failed');
  });
});

describe('a probe', () => {
  it('F15 has no spans, not even of the calls of a deep health check', async () => {
    await (await site.fetch('/over-ons')).text();
    const { host } = new URL(site.sandbox.urls.cms);
    const isUpstream = ({ name }: ReceivedSpan) => name.endsWith(host);
    await expect.poll(() => received.some(isUpstream)).toBe(true);
    // Spans of the page may still arrive.
    const startedAtMs = new SystemClock().now();
    const isLater = ({ startTimeUnixNano }: ReceivedSpan) => Number(startTimeUnixNano) / 1e6 > startedAtMs;
    for (const query of ['', '?ready=1', '?deep=1']) {
      await (await site.fetch(`/app-health-check${query}`, { traceparent })).text();
    }
    await (await site.fetch('/robots.txt')).text();
    await expect.poll(() => received.some((span) => span.name === 'GET file' && isLater(span))).toBe(true);
    const later = received.filter(isLater);
    expect(later.filter((span) => span.name === 'GET operation' || isUpstream(span))).toEqual([]);
  });
});

describe('the id of a request', () => {
  it('is a new one for each request if no proxy is trusted', async () => {
    const open = await siteOfTest(smallHall());
    const ids = [];
    for (const path of ['/robots.txt', '/robots.txt']) {
      const { headers } = await open.fetch(path, { traceparent, 'X-Request-Id': 'chosen-by-client' });
      ids.push(headers.get('x-request-id'));
    }
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('chosen-by-client');
  });

  it('replaces one of a proxy that is no plain word', async () => {
    const { headers } = await site.fetch('/robots.txt', { 'X-Request-Id': 'a "quoted" id' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
