import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type HallDay, toMonthOfDay, toWeekday } from '#domain/time/hall-day.ts';
import { dateGridSteps } from '#ui/screens/event-overview/date-grid-steps.ts';

const step = (day: HallDay, key: string) => dateGridSteps[key]?.(day) ?? day;

const friday = '2026-11-20' as HallDay;
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01' as HallDay, days));

describe('walking through the calendar by keyboard', () => {
  it.each([
    ['ArrowLeft', '2026-11-19'],
    ['ArrowRight', '2026-11-21'],
    ['ArrowUp', '2026-11-13'],
    ['ArrowDown', '2026-11-27'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-20'],
    ['PageDown', '2026-12-20'],
    ['Shift+PageUp', '2025-11-20'],
    ['Shift+PageDown', '2027-11-20'],
  ])('LIST-9 leads from a Friday by %s to %s', (key, day) => {
    expect(step(friday, key)).toBe(day);
  });

  it('LIST-9 ends a month on from 31 January on the last of February', () => {
    expect(step('2027-01-31' as HallDay, 'PageDown')).toBe('2027-02-28');
    expect(step('2028-02-29' as HallDay, 'Shift+PageDown')).toBe('2029-02-28');
  });

  it('LIST-16 begins every week on a Monday and ends it on a Sunday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toWeekday(step(day, 'Home'))).toBe(1);
        expect(toWeekday(step(day, 'End'))).toBe(7);
      }),
    );
  });

  it('LIST-9 reaches the adjacent month, never the one after it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(toMonthOfDay(step(day, 'PageDown'))).toBe(addMonths(toMonthOfDay(day), 1));
        expect(toMonthOfDay(step(day, 'PageUp'))).toBe(addMonths(toMonthOfDay(day), -1));
      }),
    );
  });
});
