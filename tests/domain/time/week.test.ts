import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/hall-day.ts';
import { isWithinSixMonths, listWeekendDays, listDaysOfWeek } from '#domain/time/week.ts';
import { onDay } from '#tests/domain/time/at.ts';

const week = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
];

describe('a week of the hall', () => {
  it.each(week)('LIST-16 starts on the Monday and ends with its weekend, seen from %s', (day) => {
    expect(listDaysOfWeek(onDay(day))).toEqual(week);
    expect(listWeekendDays(onDay(day))).toEqual(week.slice(5));
  });

  it('LIST-16 loses no day where the clock changes', () => {
    expect(listDaysOfWeek(onDay('2026-03-29'))).toEqual([
      '2026-03-23',
      '2026-03-24',
      '2026-03-25',
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
    ]);
    expect(listDaysOfWeek(onDay('2026-10-25'))[0]).toBe('2026-10-19');
  });

  it('goes over the end of the year', () => {
    expect(listDaysOfWeek(onDay('2027-01-01'))[0]).toBe('2026-12-28');
  });
});

describe('the coming six months', () => {
  it.each([
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-20', '2026-11-19', false],
    ['2026-11-20', '2027-05-20', true],
    ['2026-11-20', '2027-05-21', false],
    ['2026-08-31', '2027-02-28', true],
    ['2026-08-31', '2027-03-01', false],
    ['2026-07-15', '2027-01-15', true],
  ])('I18N-1 include, on %s, %s: %s', (today, day, isNear) => {
    expect(isWithinSixMonths(onDay(day), onDay(today))).toBe(isNear);
  });

  it('I18N-1 never include the same day and month twice, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
        const today = addDays(onDay('2020-01-01'), offset);
        const near = Array.from({ length: 400 }, (_, at) => addDays(today, at)).filter((day) =>
          isWithinSixMonths(day, today),
        );
        expect(new Set(near.map((day) => day.slice(5))).size).toBe(near.length);
        expect(near.length).toBeGreaterThan(180);
      }),
      { numRuns: 20 },
    );
  });
});
