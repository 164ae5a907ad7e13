import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Pages } from '#adapters/http-server/pages/pages.ts';
import { hourMs } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { usedHeapBytes } from '#tests/support/used-heap-bytes.ts';
import { stillWorld } from '#tests/support/world.ts';

/** A server whose pages are all calendars, and a way to request a target. */
function aServer() {
  const timer = new ManualTimer();
  const { clock } = timer;
  const heap = { isFull: false };
  const logger = new RecordingLogger();
  let renders = 0;
  const pipeline = aPipeline(stillWorld(aHall(), { clock, logger }), {
    timer,
    heap,
    renderDocument: async () => {
      renders += 1;
      return {
        kind: 'document',
        status: 200,
        html: 'calendar',
        timelessHtml: 'calendar',
        template: 'eventOverview',
        changesAt: null,
        hall: undefined,
      };
    },
  });
  const pages = new Pages(pipeline);
  const toIncoming = (url: string) => ({ method: 'GET', url, headers: {} }) as IncomingMessage;
  const request = async (url: string): Promise<number> => {
    let status = 0;
    const response = { writeHead: (sent: number) => void (status = sent), end: () => {} };
    const raw = toIncoming(url);
    if (!pages.sendCached(raw, response as never))
      await pages.serve({ raw, ip: '' } as never, { raw: response, hijack: () => {} } as never);
    return status;
  };
  const serveFromCache = (url: string) =>
    pages.sendCached(toIncoming(url), { writeHead: () => {}, end: () => {} } as never);
  const reported = () =>
    logger.entries.flatMap(({ event, facts }) =>
      event === 'list.unknown-parameter' ? [facts?.['name']] : [],
    );
  return { request, serveFromCache, reported, heap, clock, rendered: () => renders };
}

/** Nearly two thousand names of three letters. */
const invented = Array.from({ length: 1900 }, (_, at) => (at + 1296).toString(36)).join('&');

describe('addresses with invented words', () => {
  it('C25 take no memory, however many are requested', async () => {
    const { request } = aServer();
    await request('/concerten');
    const before = usedHeapBytes();
    for (let number = 0; number < 300; number += 1) await request(`/concerten?n${number}&${invented}`);
    expect(usedHeapBytes() - before).toBeLessThan(1_000_000);
  });

  it('C25 LIST-2 are reported with ten names of at most fifty characters', async () => {
    const { request, reported } = aServer();
    await request('/concerten');
    await request(`/concerten?${'long'.repeat(100)}&${invented}`);
    expect([reported().length, reported()[0]]).toEqual([10, 'long'.repeat(100).slice(0, 50)]);
  });
});

describe('a long address', () => {
  it('C27 B03 is parsed in its turn, and then answered from the cache', async () => {
    const { request, serveFromCache, rendered } = aServer();
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
    const { request, heap } = aServer();
    await request('/concerten');
    heap.isFull = true;
    expect([await request('/concerten'), await request('/nieuw')]).toEqual([200, 503]);
    heap.isFull = false;
    expect(await request('/nieuw')).toBe(200);
  });
});

describe('the day of a page', () => {
  it('A25 B11 follows the clock, also back', async () => {
    const { request, clock, rendered } = aServer();
    clock.advance(40 * 24 * hourMs);
    await request('/concerten');
    clock.setBack(30 * 24 * hourMs);
    await request('/concerten');
    await request('/concerten');
    clock.setBack(1000);
    expect([await request('/concerten'), rendered()]).toEqual([200, 3]);
  });
});
