import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, toMonthOfDay, toWeekday } from '#domain/time/hall-day.ts';
import { inMonth, onDay } from '#tests/domain/time/at.ts';
import { computeMonthWeeks } from '#ui/screens/event-overview/month-weeks.ts';

const today = onDay('2026-11-20');
const november = () =>
  computeMonthWeeks(inMonth('2026-11'), today, [
    { day: onDay('2026-11-01'), count: 2 },
    { day: onDay('2026-11-21'), count: 7 },
  ]);

describe('the calendar of a month', () => {
  it('LIST-16 has weeks from Monday to Sunday, filled with days of the adjacent months', () => {
    expect(november()).toHaveLength(6);
    expect(november().map((week) => week[0]?.day)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(
      november()
        .flat()
        .filter(({ isOutside }) => !isOutside),
    ).toHaveLength(30);
  });

  it('LIST-9 marks the days that have events with how many', () => {
    const marked = november()
      .flat()
      .filter(({ count }) => count > 0);
    expect(marked.map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-01', 2],
      ['2026-11-21', 7],
    ]);
  });

  it('marks today and past days', () => {
    const days = november().flat();
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-20']);
    expect(days.findLast(({ isPast }) => isPast)?.day).toBe('2026-11-19');
  });

  it('LIST-16 WAY-14 contains every day of any month once, in six complete weeks from its first', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (away) => {
        const month = addMonths(inMonth('2026-11'), away);
        const weeks = computeMonthWeeks(month, today, []);
        const days = weeks.flat().map(({ day }) => day);
        expect(weeks.every((week) => week.length === 7 && toWeekday(week[0]?.day ?? today) === 1)).toBe(true);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? day, 1))).toBe(
          true,
        );
        expect(weeks).toHaveLength(6);
        expect(weeks[0]?.some(({ isOutside }) => !isOutside)).toBe(true);
        expect(toMonthOfDay(addDays(days[0] ?? today, -1))).not.toBe(month);
        expect(toMonthOfDay(addDays(days.at(-1) ?? today, 1))).not.toBe(month);
      }),
    );
  });
});
