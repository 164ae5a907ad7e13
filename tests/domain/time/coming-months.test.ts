import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInComingMonths } from '#domain/time/coming-months.ts';
import { daysAfter } from '#domain/time/hall-day.ts';
import { onDay } from '#tests/domain/time/at.ts';

describe('the coming six months', () => {
  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-20', '2026-11-19', false],
    ['2026-11-20', '2027-05-20', true],
    ['2026-11-20', '2027-05-21', false],
    ['2026-08-31', '2027-02-28', true],
    ['2026-08-31', '2027-03-01', false],
    ['2026-07-15', '2027-01-15', true],
  ])('I18N-1 hold, on %s, %s: %s', (today, day, isNear) => {
    expect(isInComingMonths(onDay(day), onDay(today))).toBe(isNear);
  });

  it('I18N-1 never hold one day and month twice, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
        const today = daysAfter(onDay('2020-01-01'), offset);
        const near = Array.from({ length: 400 }, (_, at) => daysAfter(today, at)).filter((day) =>
          isInComingMonths(day, today),
        );
        expect(new Set(near.map((day) => day.slice(5))).size).toBe(near.length);
        expect(near.length).toBeGreaterThan(180);
      }),
      { numRuns: 20 },
    );
  });
});
