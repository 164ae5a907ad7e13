import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { toHallDay, toInstantAtHall } from '#domain/time/hall-day.ts';
import { minuteMs } from '#domain/time/instant.ts';
import { clockTimes, moments, ruledOffset } from '#tests/domain/time/any-moment.ts';

// Apart from the others: mutation testing leaves it out, because its threads cannot change their zone.
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
