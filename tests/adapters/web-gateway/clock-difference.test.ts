import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeClockDifference, parseHttpDate } from '#adapters/web-gateway/gateway-clock.adapter.ts';
import { addMilliseconds, hourMs, type Instant, createInstant, secondMs } from '#domain/time/instant.ts';
import { at } from '#tests/domain/time/at.ts';

const day = 24 * hourMs;
const shown = at('2026-11-20T14:00:00+01:00');

/** A reading of the server clock by a clock with this difference and response time. */
function looked(from: number, took = 0, known = 0): number {
  const requestedAt = addMilliseconds(shown, from);
  return computeClockDifference(
    { requestedAt, receivedAt: addMilliseconds(requestedAt, took), serverTime: shown },
    known,
  );
}

describe('the difference of two clocks', () => {
  it('SALE-2 is what a clock that is fast or slow by days must be corrected by, to the second', () => {
    expect(Math.abs(looked(3 * day) + 3 * day)).toBeLessThanOrEqual(secondMs);
    expect(Math.abs(looked(-3 * day) - 3 * day)).toBeLessThanOrEqual(secondMs);
  });

  it('is 0 for a clock that may be right, however long the response took', () => {
    expect([looked(0), looked(999), looked(-2000, 2000), looked(-1500, 2000)]).toEqual([0, 0, 0, 0]);
  });

  it('is the known one if that may be right', () => {
    expect(looked(3 * day, 100, -3 * day)).toBe(-3 * day);
    expect(looked(0, 100, -3 * day)).not.toBe(-3 * day);
  });

  it('is the known one at both ends of the range that may be right', () => {
    expect([-100, secondMs].map((known) => looked(0, 100, known))).toEqual([-100, secondMs]);
    expect([-101, secondMs + 1].map((known) => looked(0, 100, known))).toEqual([450, 450]);
  });

  it('is accurate to half the response time and half a second', () => {
    const span = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(span, span, fc.integer({ min: -1e9, max: 1e9 }), (before, after, isFast) => {
        const truth = addMilliseconds(shown, 400);
        const own = (moment: Instant): Instant => addMilliseconds(moment, isFast);
        const reading = {
          requestedAt: own(addMilliseconds(truth, -before)),
          receivedAt: own(addMilliseconds(truth, after)),
          serverTime: shown,
        };
        const error = Math.abs(computeClockDifference(reading, 1e12) + isFast);
        expect(error).toBeLessThanOrEqual((before + after + secondMs) / 2 + 1);
      }),
    );
  });
});

describe('an HTTP date', () => {
  it('is a moment, to the second', () => {
    expect(parseHttpDate('Fri, 20 Nov 2026 13:00:00 GMT')).toBe(shown);
    expect(parseHttpDate(new Date(shown).toUTCString())).toBe(shown);
    expect(parseHttpDate('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(createInstant(0));
  });

  it.each([null, '', 'yesterday'])('is none in %j', (text) => expect(parseHttpDate(text)).toBeUndefined());
});
