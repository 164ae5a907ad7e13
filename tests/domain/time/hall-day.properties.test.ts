import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';
import { addDays, parseHallDay, toInstantAtHall, toWallClock, toWeekday } from '#domain/time/hall-day.ts';
import { change, clockTimes, days, years } from '#tests/domain/time/any-moment.ts';

describe('the hall’s clock from 2026 to 2030', () => {
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
