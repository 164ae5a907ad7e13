import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Admission } from '#adapters/http-server/admission/admission.ts';
import { FallbackPages } from '#adapters/http-server/fallback-page.tsx';
import { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import type { RenderedPage } from '#adapters/http-server/pages/rendered-page.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { hourMs } from '#domain/time/instant.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';

/** A handler whose pages are all calendars, and a way to request a target. */
function aHandler() {
  const timer = new ManualTimer();
  const { clock } = timer;
  const heap = { isFull: false };
  const body = Buffer.from('calendar');
  const page = (): RenderedPage => ({
    status: 200,
    bodies: { br: body, gzip: body, identity: body },
    etag: 'W/"1"',
    template: 'eventOverview',
    renderedAt: clock.now(),
    ttl: { lifetimeSeconds: 60, staleIfErrorSeconds: 60 },
    isIncomplete: false,
    cacheKeys: [],
  });
  const reported: string[] = [];
  let renders = 0;
  const handler = new PageHandler({
    clock,
    timer,
    admission: new Admission({ clock, timer, heap }),
    headers: {},
    edgeCache: '',
    fallbackPages: new FallbackPages([]),
    render: async () => {
      renders += 1;
      return page();
    },
    onUnknownParam: (_path, name) => reported.push(name),
  });
  const toIncoming = (url: string) => ({ method: 'GET', url, headers: {} }) as IncomingMessage;
  const request = async (url: string): Promise<number> => {
    let status = 0;
    const response = { writeHead: (sent: number) => void (status = sent), end: () => {} } as unknown;
    if (!handler.serveFromCache(toIncoming(url), response as ServerResponse))
      await handler.answer(toIncoming(url), response as ServerResponse);
    return status;
  };
  const serveFromCache = (url: string) =>
    handler.serveFromCache(toIncoming(url), { writeHead: () => {}, end: () => {} } as never);
  return { request, serveFromCache, reported, heap, clock, rendered: () => renders };
}

/** Nearly two thousand names of three letters. */
const invented = Array.from({ length: 1900 }, (_, at) => (at + 1296).toString(36)).join('&');

describe('addresses with invented words', () => {
  it('C25 take no memory, however many are requested', async () => {
    const { request } = aHandler();
    await request('/concerten');
    const before = usedHeapBytes();
    for (let number = 0; number < 1000; number += 1) await request(`/concerten?n${number}&${invented}`);
    expect(usedHeapBytes() - before).toBeLessThan(3_000_000);
  });

  it('C25 LIST-2 are reported with ten names of at most fifty characters', async () => {
    const { request, reported } = aHandler();
    await request('/concerten');
    await request(`/concerten?${'long'.repeat(100)}&${invented}`);
    expect([reported.length, reported[0]]).toEqual([10, 'long'.repeat(100).slice(0, 50)]);
  });
});

describe('a long address', () => {
  it('C27 B03 is parsed in its turn, and then answered from the cache', async () => {
    const { request, serveFromCache, rendered } = aHandler();
    await request('/concerten');
    expect([serveFromCache('/concerten?utm_source=x'), serveFromCache(`/concerten?${invented}`)]).toEqual([
      true,
      false,
    ]);
    expect([await request(`/concerten?${invented}`), rendered()]).toEqual([200, 1]);
  });
});

describe('a server whose heap is nearly full', () => {
  it('C26 answers with cached pages, and 503 for others', async () => {
    const { request, heap } = aHandler();
    await request('/concerten');
    heap.isFull = true;
    expect([await request('/concerten'), await request('/nieuw')]).toEqual([200, 503]);
    heap.isFull = false;
    expect(await request('/nieuw')).toBe(200);
  });
});

describe('the day of a page', () => {
  it('A25 B11 follows the clock, also back', async () => {
    const { request, clock, rendered } = aHandler();
    clock.advance(40 * 24 * hourMs);
    await request('/concerten');
    clock.setBack(30 * 24 * hourMs);
    await request('/concerten');
    await request('/concerten');
    clock.setBack(1000);
    expect([await request('/concerten'), rendered()]).toEqual([200, 3]);
  });
});
