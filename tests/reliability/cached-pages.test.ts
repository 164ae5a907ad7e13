import { afterEach, describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs, secondMs } from '#domain/time/instant.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { metricsToken, scrape } from '#tests/reliability/exported-metrics.ts';
import { breakCms, countCmsCalls, readCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const site = await siteOfFile(smallHall(), { METRICS_TOKEN: metricsToken });
site.sandbox.issuePreviewToken('t');
afterEach(() => resetFaults(site));

/** Advances the clock so far that every page is rendered again before it is served. */
function wait(milliseconds = hourMs): void {
  site.clock.moveTo(addMilliseconds(site.clock.now(), milliseconds));
}

describe('a calendar that is not cached', () => {
  it('B08 is rendered once for two hundred requests, with one request of each kind to the CMS', async () => {
    const fresh = await siteOfTest(smallHall());
    const answers = await Promise.all(Array.from({ length: 200 }, () => fresh.fetch(calendar)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const cacheStatuses = answers.map(({ headers }) => headers.get('cache-status')?.split('; ').at(-1));
    expect(cacheStatuses.filter((status) => status === 'stored')).toHaveLength(1);
    const calls = Object.entries(await readCmsCalls(fresh)).filter(([name]) => !name.includes('POST'));
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.map(([, count]) => count)).toEqual(calls.map(() => 1));
  });
});

describe('Cache-Status', () => {
  it('B15 states what the cache did, and agrees with the metrics', async () => {
    const before = await pagesCounted();
    wait();
    const cold = await site.fetch('/over-ons');
    const cached = await site.fetch('/over-ons');
    wait(301 * secondMs);
    const stale = await site.fetch('/over-ons');
    const preview = await site.fetch('/over-ons?x-craft-preview=9f&token=t');
    expect([cold, cached, stale, preview].map(({ headers }) => headers.get('cache-status'))).toEqual([
      'site; fwd=uri-miss; stored',
      expect.stringMatching(/^site; hit; ttl=\d+$/),
      expect.stringMatching(/^site; hit; ttl=-\d+; detail=stale$/),
      'site; fwd=bypass',
    ]);
    const after = await pagesCounted();
    const more = ['rendered', 'hit', 'stale', 'editor'].map(
      (from) => (after[from] ?? 0) - (before[from] ?? 0),
    );
    expect(more).toEqual([1, 1, 1, 1]);
  });

  it('A25 promises a cache in front no longer lifetime after the clock was set back', async () => {
    const fresh = await siteOfTest(smallHall());
    const seconds = async () => {
      const { headers } = await fresh.fetch('/over-ons');
      const stated = [headers.get('cdn-cache-control'), headers.get('cache-status')].join();
      return [...stated.matchAll(/(?:max-age|ttl)=(-?\d+)/g)].map(([, number]) => Number(number));
    };
    await seconds();
    fresh.clock.setBack(10 * 365 * 24 * hourMs);
    for (let request = 0; request < 3; request += 1)
      expect(Math.max(...(await seconds()))).toBeLessThanOrEqual(300);
    await breakCms(fresh, { status: 503 });
    fresh.clock.setBack(24 * hourMs);
    expect(Math.max(...(await seconds()))).toBeLessThanOrEqual(300);
  });

  it('CACHE-5 promises a page that was refreshed its whole lifetime again, because its data was refreshed first', async () => {
    wait();
    const seconds = async () => {
      const { headers } = await site.fetch('/over-ons');
      return Number(/ttl=(-?\d+)/.exec(headers.get('cache-status') ?? '')?.[1]);
    };
    const isFresh = () => expect.poll(seconds).toBeGreaterThan(200);
    await seconds();
    wait(2 * secondMs);
    await isFresh();
    wait(310 * secondMs);
    expect(await seconds()).toBeLessThanOrEqual(0);
    await isFresh();
  });

  it('B15 states the remaining lifetime of each second, as a cache in front reads it', async () => {
    const fresh = await siteOfTest(smallHall());
    const lifetimes = async () => {
      const { headers } = await fresh.fetch('/over-ons');
      const seconds = Number(/^max-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1]);
      return { cacheStatus: headers.get('cache-status'), seconds };
    };
    await lifetimes();
    const before = await lifetimes();
    fresh.clock.advance(secondMs);
    const after = await lifetimes();
    expect(after.seconds).toBe(before.seconds - 1);
    expect([before, after].map(({ cacheStatus }) => cacheStatus)).toEqual(
      [before, after].map(({ seconds }) => `site; hit; ttl=${seconds}`),
    );
  });

  it('is consistent with the headers for caches in front: their lifetime, and revalidation by browsers', async () => {
    const { headers } = await site.fetch('/over-ons');
    expect(headers.get('cdn-cache-control')).toMatch(
      /^max-age=([12]?\d?\d|300), stale-while-revalidate=300, stale-if-error=86400$/,
    );
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  async function pagesCounted(): Promise<Record<string, number>> {
    return Object.fromEntries(
      [...(await scrape(site)).matchAll(/^hall_page_responses_total\{source="(\w+)"\} (\d+)$/gm)].map(
        ([, from, count]) => [from, Number(count)],
      ),
    );
  }
});

describe('a page with a sale on it', () => {
  it('B12 shows the new state from the second the sale opens, and not before', async () => {
    const opens = addMilliseconds(smallHall().startsAt, 45 * secondMs);
    const sale = { code: 0, starts: { _default: opens }, end: null } as const;
    const event = anEventCard({ sale, purchaseUrl: '/bestel' });
    const fresh = await siteOfTest(hallOf(anEventPage({ event })));
    const tagAt = async (moment: number) => {
      fresh.clock.moveTo(addMilliseconds(fresh.clock.now(), moment - fresh.clock.now()));
      return (await fresh.fetch(event.url)).headers.get('etag');
    };
    const before = await tagAt(addMilliseconds(opens, -secondMs));
    expect(await tagAt(addMilliseconds(opens, -1))).toBe(before);
    const after = await tagAt(opens);
    expect(after).not.toBe(before);
    expect(await tagAt(addMilliseconds(opens, minuteMs))).toBe(after);
  });
});

describe('midnight', () => {
  it('B11 removes yesterday’s calendar', async () => {
    const fresh = await siteOfTest(smallHall());
    const midnight = Date.parse('2026-11-21T00:00:00+01:00');
    fresh.clock.moveTo(addMilliseconds(fresh.clock.now(), midnight - 2 * secondMs - fresh.clock.now()));
    expect(await (await fresh.fetch(calendar)).text()).toContain('"today":"2026-11-20"');
    fresh.clock.moveTo(addMilliseconds(fresh.clock.now(), 4 * secondMs));
    expect(await (await fresh.fetch(calendar)).text()).toContain('"today":"2026-11-21"');
  });
});

describe('a CMS that is down', () => {
  it('A04 B09 does not change cached pages', async () => {
    wait();
    const before = await (await site.fetch('/over-ons')).text();
    await breakCms(site, { status: 500 });
    wait(20 * minuteMs);
    for (const _ of [1, 2, 3]) {
      const answer = await site.fetch('/over-ons');
      expect([answer.status, (await answer.text()).length]).toEqual([200, before.length]);
    }
  });

  it('B10 ERROR-1 results in an error page for a page that is not cached, with the right status and text, without a stack trace', async () => {
    await breakCms(site, { status: 500 });
    const answer = await site.fetch('/nooit-getekend');
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '10',
    ]);
    expect(text).toContain('Er is helaas iets misgegaan');
    expect(text).not.toMatch(/at .*\.ts|Error:|node_modules/);
  });

  it('A05 ERROR-1 CACHE-1 ROUTE-11 results in Retry-After with the time of the next request, which is then sent', async () => {
    await breakCms(site, { status: 500 });
    const waits = async () => (await site.fetch('/wordt-straks-gevraagd')).headers.get('retry-after');
    expect(await waits()).toBe('10');
    resetFaults(site);
    wait(4 * secondMs);
    expect([await waits(), await countCmsCalls(site)]).toEqual(['6', 0]);
    wait(7 * secondMs);
    expect((await site.fetch('/wordt-straks-gevraagd')).status).toBe(404);
  });

  it('CACHE-1 ROUTE-11 results in the same Retry-After for the gateway', async () => {
    await breakCms(site, { status: 500 });
    const request = () => site.fetch('/gateway/nl/page?uri=wordt-nooit-gevraagd');
    const first = await request();
    wait(4 * secondMs);
    const waits = [first, await request()].map(({ headers }) => headers.get('retry-after'));
    expect([first.status, waits]).toEqual([503, ['10', '6']]);
  });
});

describe('a page for staff', () => {
  it.each(['/over-ons?cp=1', '/over-ons?debug=tix', '/over-ons?x-craft-live-preview=9f&token=t', '/debug'])(
    'A18 D15 is neither cacheable nor indexed: %s',
    async (path) => {
      for (const _ of [1, 2]) {
        const { headers } = await site.fetch(path);
        expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
          'private, no-store',
          'noindex',
        ]);
        expect(headers.get('cdn-cache-control')).toBeNull();
      }
    },
  );

  it('A18 a preview does not affect other visitors', async () => {
    wait();
    await site.fetch('/over-ons?x-craft-live-preview=9f&token=t');
    expect((await site.fetch('/over-ons')).headers.get('cache-status')).toBe('site; fwd=uri-miss; stored');
  });
});
