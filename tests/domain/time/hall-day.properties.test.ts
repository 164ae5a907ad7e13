import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';
import {
  addDays,
  parseHallDay,
  toHallDay,
  toInstantAtHall,
  toWallClock,
  toWeekday,
} from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, createInstant } from '#domain/time/instant.ts';
import { change, clockTimes, days, moments, ruledOffset, years } from '#tests/domain/time/any-moment.ts';

describe('the hall’s clock from 2026 to 2030', () => {
  it('LIST-16 follows the European rule, in particular around clock changes', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const shown = new Date(moment + ruledOffset(moment)).toISOString();
        const { day, hour: clockHour, minute: clockMinute } = toWallClock(moment);
        expect(`${day}T${String(clockHour).padStart(2, '0')}:${String(clockMinute).padStart(2, '0')}`).toBe(
          shown.slice(0, 16),
        );
      }),
    );
  });

  it('LIST-16 converts a local time to a moment and back, except in the skipped hour', () => {
    const changes = new Set(years.map((year) => new Date(change(year, 2)).toISOString().slice(0, 10)));
    fc.assert(
      fc.property(days, clockTimes, (day, [clockHour, clockMinute]) => {
        const isSkipped = changes.has(day) && clockHour === 2;
        const shown = { day, hour: isSkipped ? 3 : clockHour, minute: clockMinute };
        expect(toWallClock(toInstantAtHall(day, clockHour, clockMinute))).toEqual(shown);
      }),
    );
  });

  it('LIST-16 names the first of the moments that show a time', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { day, hour: clockHour, minute: clockMinute } = toWallClock(moment);
        expect(toInstantAtHall(day, clockHour, clockMinute)).toBeLessThanOrEqual(moment);
      }),
    );
  });

  it('LIST-16 begins every day at midnight, a moment after the day before', () => {
    fc.assert(
      fc.property(days, (day) => {
        const midnight = toInstantAtHall(day);
        expect(toHallDay(midnight)).toBe(day);
        expect(toHallDay(addMilliseconds(midnight, -1))).toBe(addDays(day, -1));
      }),
    );
  });

  it('has days of 23, 24 and 25 hours, one short and one long a year', () => {
    for (const year of years) {
      const first = toHallDay(createInstant(Date.UTC(year, 0, 1, 12)));
      const length = Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1);
      const all = Array.from({ length: length / (24 * hourMs) }, (_, index) => addDays(first, index));
      const hours = all.map((day) => (toInstantAtHall(addDays(day, 1)) - toInstantAtHall(day)) / hourMs);
      expect([23, 25].map((count) => hours.filter((found) => found === count).length)).toEqual([1, 1]);
      expect(hours.every((count) => [23, 24, 25].includes(count))).toBe(true);
    }
  });
});

describe('counting days', () => {
  const steps = fc.integer({ min: -2000, max: 2000 });

  it('goes back the way it came, always to days that exist', () => {
    fc.assert(
      fc.property(days, steps, (day, count) => {
        const other = addDays(day, count);
        expect(parseHallDay(other)).toBe(other);
        expect(addDays(other, -count)).toBe(day);
      }),
    );
  });

  it('sorts days in the order of their texts', () => {
    fc.assert(
      fc.property(
        days,
        steps,
        (day, count) => Math.sign(count) === compareAscending(addDays(day, count), day),
      ),
    );
  });

  it('LIST-16 returns to the same weekday after seven days', () => {
    fc.assert(
      fc.property(days, fc.nat({ max: 20 }), (day, count) => {
        expect((toWeekday(day) - 1 + count) % 7).toBe(toWeekday(addDays(day, count)) - 1);
      }),
    );
  });
});
