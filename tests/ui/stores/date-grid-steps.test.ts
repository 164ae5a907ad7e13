import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type HallDay, toMonthOfDay, toWeekday } from '#domain/time/hall-day.ts';
import { applyDateGridStep, type DateGridStep } from '#ui/stores/date-grid-steps.ts';

const friday = '2026-11-20' as HallDay;
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01' as HallDay, days));

describe('walking through the calendar by keyboard', () => {
  it.each<[DateGridStep, string]>([
    ['previousDay', '2026-11-19'],
    ['nextDay', '2026-11-21'],
    ['previousWeek', '2026-11-13'],
    ['nextWeek', '2026-11-27'],
    ['weekStart', '2026-11-16'],
    ['weekEnd', '2026-11-22'],
    ['previousMonth', '2026-10-20'],
    ['nextMonth', '2026-12-20'],
    ['previousYear', '2025-11-20'],
    ['nextYear', '2027-11-20'],
  ])('LIST-9 leads from a Friday by %s to %s', (step, day) => {
    expect(applyDateGridStep(friday, step)).toBe(day);
  });

  it('LIST-9 ends a month on from 31 January on the last of February', () => {
    expect(applyDateGridStep('2027-01-31' as HallDay, 'nextMonth')).toBe('2027-02-28');
    expect(applyDateGridStep('2028-02-29' as HallDay, 'nextYear')).toBe('2029-02-28');
  });

  it('LIST-16 begins every week on a Monday and ends it on a Sunday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toWeekday(applyDateGridStep(day, 'weekStart'))).toBe(1);
        expect(toWeekday(applyDateGridStep(day, 'weekEnd'))).toBe(7);
      }),
    );
  });

  it('LIST-9 reaches the adjacent month, never the one after it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toMonthOfDay(applyDateGridStep(day, 'nextMonth'))).toBe(addMonths(toMonthOfDay(day), 1));
        expect(toMonthOfDay(applyDateGridStep(day, 'previousMonth'))).toBe(addMonths(toMonthOfDay(day), -1));
      }),
    );
  });
});
