import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  parseHallDay,
  parseHallMonth,
  toFirstDayOfMonth,
  toInstantAtHall,
  toMonthOfDay,
  toWallClock,
  toWeekday,
  isCalendarDate,
} from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { isWithinSixMonths, listWeekendDays, listDaysOfWeek, listWeeksOfMonth } from '#domain/time/week.ts';
import { at, inMonth, onDay } from '#tests/domain/time/at.ts';

describe('the hall’s wall clock', () => {
  it.each([
    ['in winter an hour ahead of UTC', '2026-12-04T19:15:00Z', '2026-12-04', 20, 15],
    ['in summer two hours ahead of UTC', '2026-07-04T18:15:00Z', '2026-07-04', 20, 15],
    ['already tomorrow while UTC is not', '2026-12-31T23:00:00Z', '2027-01-01', 0, 0],
    ['still today in the last second', '2026-12-31T22:59:59.999Z', '2026-12-31', 23, 59],
    ['tomorrow two hours before UTC in summer', '2026-06-30T22:00:00Z', '2026-07-01', 0, 0],
    ['the last minute before the spring change', '2026-03-29T00:59:59Z', '2026-03-29', 1, 59],
    ['an hour skipped by the spring change', '2026-03-29T01:00:00Z', '2026-03-29', 3, 0],
    ['half past two before the autumn change', '2026-10-25T00:30:00Z', '2026-10-25', 2, 30],
    ['half past two again after the autumn change', '2026-10-25T01:30:00Z', '2026-10-25', 2, 30],
    ['midnight as hour 0, never 24', '2026-11-20T23:00:00Z', '2026-11-21', 0, 0],
  ])('LIST-16 shows %s', (_what, moment, day, clockHour, minute) => {
    expect(toWallClock(at(moment))).toEqual({ day, hour: clockHour, minute });
  });

  it('LIST-16 takes the first of a time the autumn change shows twice', () => {
    expect(formatUtcIso(toInstantAtHall(onDay('2026-10-25'), 2, 30))).toBe('2026-10-25T00:30:00.000Z');
    expect(formatUtcIso(toInstantAtHall(onDay('2026-10-25'), 3, 0))).toBe('2026-10-25T02:00:00.000Z');
  });
});

describe('a day of the hall', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '1970-01-01', '2999-12-31'])('is %s', (text) => {
    expect(parseHallDay(text)).toBe(text);
  });

  it.each([
    ['2026-02-29', 'a day of no calendar'],
    ['2026-1-1', 'short digits'],
    ['20261120', 'no hyphens'],
    ['2026-11-20T20:15', 'a time'],
    [' 2026-11-20', 'a space'],
    ['2026-11-20\n', 'a line'],
    ['1969-12-31', 'before the clocks of machines'],
    ['3000-01-01', 'beyond every season'],
    ['tomorrow', 'a word'],
    ['', 'nothing'],
  ])('is not %j: %s', (text) => {
    expect(parseHallDay(text)).toBeUndefined();
  });

  it('LIST-16 is a weekday from Monday, 1, to Sunday, 7', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(onDay('2026-11-16'), days));
    expect(week.map(toWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a month of the hall', () => {
  it('is parsed from YYYY-MM and nothing else', () => {
    expect(parseHallMonth('2026-11')).toBe('2026-11');
    expect(
      ['2026-13', '2026-00', '2026-1', '2026', '2026-11-01', 'november', ''].map(parseHallMonth),
    ).toEqual(Array(7).fill(undefined));
  });

  it('has a first day and contains its days', () => {
    expect(toFirstDayOfMonth(inMonth('2026-11'))).toBe('2026-11-01');
    expect(toMonthOfDay(onDay('2026-11-30'))).toBe('2026-11');
  });

  it('has months before and after it, over years', () => {
    expect(addMonths(inMonth('2026-11'), 1)).toBe('2026-12');
    expect(addMonths(inMonth('2026-12'), 1)).toBe('2027-01');
    expect(addMonths(inMonth('2027-01'), -1)).toBe('2026-12');
    expect(addMonths(inMonth('2026-11'), -23)).toBe('2024-12');
    expect(addMonths(inMonth('2026-11'), 26)).toBe('2029-01');
    expect(addMonths(inMonth('2026-11'), 0)).toBe('2026-11');
  });
});

describe('a date', () => {
  it.each(['0001-01-01', '9999-12-31'])('exists on %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['1900-02-29', '26-11-20', '+012026-11-20'])('does not exist on %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

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

  it('goes over the end of the year', () => {
    expect(listDaysOfWeek(onDay('2027-01-01'))[0]).toBe('2026-12-28');
  });
});

describe('the weeks of a month', () => {
  it('LIST-16 WAY-14 are six from Monday to Sunday, the first with the first of the month, in any month', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (away) => {
        const month = addMonths(inMonth('2026-11'), away);
        const [first = [], ...others] = listWeeksOfMonth(month);
        const monday = first[0] ?? onDay('2026-11-20');
        expect(first).toContain(`${month}-01`);
        expect([toWeekday(monday), others.length]).toEqual([1, 5]);
        expect([first, ...others].flat()).toEqual(
          Array.from({ length: 42 }, (_, days) => addDays(monday, days)),
        );
      }),
    );
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
        const near = Array.from({ length: 400 }, (_, days) => addDays(today, days)).filter((day) =>
          isWithinSixMonths(day, today),
        );
        expect(new Set(near.map((day) => day.slice(5))).size).toBe(near.length);
        expect(near.length).toBeGreaterThan(180);
      }),
      { numRuns: 20 },
    );
  });
});
