import { describe, expect, it } from 'vitest';
import type { Fetch } from '#adapters/http/http-client.ts';
import { GatewayClock } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import { addMilliseconds, hourMs, type Instant, minuteMs, secondMs } from '#domain/time/instant.ts';
import { clockContract } from '#tests/contracts/clock.contract.ts';
import { at } from '#tests/domain/time/at.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

const day = 24 * hourMs;
const truth = at('2026-11-20T14:00:00+01:00');
const fresh = { 'Cache-Control': 'no-store', Date: new Date(truth).toUTCString() };

/** The clock of a visitor whose device is fast by some time, with the site's response. */
function aVisit(isFast: number, answer: () => Promise<Response>, isOnline = true) {
  const device = new ManualClock(addMilliseconds(truth, isFast));
  const requests: [string, RequestInit][] = [];
  const fetch: Fetch = (url, options) => {
    requests.push([url, options]);
    return answer();
  };
  const origin = 'https://www.klankhuis.example';
  const clock = new GatewayClock({ origin, fetch, timeoutMs: 2000, device, isOnline: () => isOnline });
  return { clock, device, requests };
}

const answering = (headers: Record<string, string>, status = 200) => {
  return async () => new Response(null, { status, headers });
};

function off(now: Instant): number {
  return Math.abs(now - truth);
}

clockContract('GatewayClock', () => aVisit(3 * day, answering(fresh)).clock);

describe('the clock of a visit', () => {
  it('SALE-2 shows the server’s time after a response, however wrong the device is', async () => {
    for (const isFast of [3 * day, -3 * day]) {
      const { clock } = aVisit(isFast, answering(fresh));
      expect(off(clock.now())).toBe(3 * day);
      expect(await clock.synchronize()).toBe(true);
      expect(off(clock.now())).toBeLessThanOrEqual(secondMs);
    }
  });

  it('SALE-2 continues from there, and is not changed by an equal second reading', async () => {
    const { clock, device } = aVisit(3 * day, answering(fresh));
    await clock.synchronize();
    const before = clock.now();
    expect(await clock.synchronize()).toBe(false);
    device.advance(minuteMs);
    expect(clock.now()).toBe(addMilliseconds(before, minuteMs));
  });

  it('SALE-2 is accurate to half the response time and half a second', async () => {
    for (const isFast of [3 * day, -3 * day]) {
      const { clock, device } = aVisit(isFast, async () => {
        device.advance(800);
        return answering(fresh)();
      });
      await clock.synchronize();
      expect(Math.abs(off(clock.now()) - 800)).toBeLessThanOrEqual(900);
    }
  });

  it('SALE-2 is set right again after the visitor’s own was changed', async () => {
    let shown = truth;
    const { clock, device } = aVisit(0, async () =>
      answering({ ...fresh, Date: new Date(shown).toUTCString() })(),
    );
    expect(await clock.synchronize()).toBe(false);
    device.advance(3 * day);
    shown = addMilliseconds(truth, minuteMs);
    expect(await clock.synchronize()).toBe(true);
    expect(off(clock.now())).toBeLessThanOrEqual(minuteMs + secondMs);
  });

  it.each<[string, Record<string, string>, number]>([
    ['that a cache may keep', { ...fresh, 'Cache-Control': 'public, max-age=0, must-revalidate' }, 200],
    ['that a cache has kept', { ...fresh, Age: '300' }, 200],
    ['without a date', { 'Cache-Control': 'no-store' }, 200],
    ['with a date that is none', { ...fresh, Date: 'now' }, 200],
    ['that is an error', fresh, 503],
  ])('SALE-2 equals the device clock after a response %s', async (_what, headers, status) => {
    const { clock } = aVisit(3 * day, answering(headers, status));
    expect(await clock.synchronize()).toBe(false);
    expect(off(clock.now())).toBe(3 * day);
  });

  it('SALE-2 equals the device clock without a response, or after the device was suspended', async () => {
    const lost = aVisit(3 * day, async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lost.clock.synchronize()).toBe(false);
    const slept = aVisit(3 * day, async () => {
      slept.device.advance(hourMs);
      return answering(fresh)();
    });
    expect(await slept.clock.synchronize()).toBe(false);
    expect([off(lost.clock.now()), off(slept.clock.now())]).toEqual([3 * day, 3 * day + hourMs]);
  });

  it('sends no request without a network, and otherwise one small uncached request', async () => {
    const offline = aVisit(3 * day, answering(fresh), false);
    expect(await offline.clock.synchronize()).toBe(false);
    expect(offline.requests).toEqual([]);
    const { clock, requests } = aVisit(0, answering(fresh));
    await clock.synchronize();
    expect(requests).toMatchObject([
      [
        'https://www.klankhuis.example/app-health-check',
        { method: 'HEAD', cache: 'no-store', credentials: 'omit' },
      ],
    ]);
  });
});
