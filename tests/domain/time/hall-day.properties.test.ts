import fc from 'fast-check';
import { describe, expect, it, afterEach } from 'vitest';
import { compareAscending } from '#domain/compare-ascending.ts';
import {
  addDays,
  parseHallDay,
  toHallDay,
  toInstantAtHall,
  toWallClock,
  toWeekday,
} from '#domain/time/hall-day.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { change, clockTimes, days, moments, ruledOffset, years } from '#tests/domain/time/any-moment.ts';

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

describe('in any time zone of the visitor', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  it.each([
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
    ['Asia/Kathmandu', -345],
    ['Pacific/Kiritimati', -840],
    ['Europe/London', 0],
  ])('LIST-16 the hall’s day is that of Amsterdam, in %s too', (zone, minutesBehind) => {
    process.env['TZ'] = zone;
    expect(new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset()).toBe(minutesBehind);
    fc.assert(
      fc.property(moments, clockTimes, (moment, [clockHour, clockMinute]) => {
        const day = toHallDay(moment);
        expect(day).toBe(new Date(moment + ruledOffset(moment)).toISOString().slice(0, 10));
        const named = toInstantAtHall(day, clockHour, clockMinute);
        expect(toHallDay(named)).toBe(day);
        expect(named % minuteMs).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});
