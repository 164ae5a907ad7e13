import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type HallDay,
  toHallDay,
  toInstantAtHall,
  toUtcOffsetMs,
  toWallClock,
  toWeekday,
} from '#domain/time/hall-day.ts';
import { instantFromMs } from '#domain/time/instant.ts';
import { hallIdentity } from '#hall/identity.ts';

/** Moments of sixty years, close to the changes of the clock as often as not. */
const changes = [2026, 2027, 2028, 2029, 2030].flatMap((year) => [
  Date.UTC(year, 2, 31 - ((new Date(Date.UTC(year, 2, 31)).getUTCDay() + 7) % 7), 1),
  Date.UTC(year, 9, 31 - ((new Date(Date.UTC(year, 9, 31)).getUTCDay() + 7) % 7), 1),
]);
const moments = fc
  .oneof(
    fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2050, 0, 1) }),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200_000, max: 7_200_000 }))
      .map(([change, beside]) => change + beside),
  )
  .map(instantFromMs);
const days = fc.integer({ min: 0, max: 21_000 }).map((count) => addDays('1990-01-01' as HallDay, count));

const inHall = (moment: number) => DateTime.fromMillis(moment, { zone: hallIdentity.timeZone });

/** The hall's calendar uses `Intl`; luxon, an independent implementation, must give the same results. */
describe('the hall’s calendar compared with luxon', () => {
  it('LIST-16 shows the same day and time on the wall', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const other = inHall(moment);
        expect(toWallClock(moment)).toEqual({
          day: other.toISODate(),
          hour: other.hour,
          minute: other.minute,
        });
        expect(toHallDay(moment)).toBe(other.toISODate());
      }),
    );
  });

  it('LIST-16 is as far ahead of UTC', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(toUtcOffsetMs(moment)).toBe(inHall(moment).offset * 60_000);
      }),
    );
  });

  it('LIST-16 begins every day at the same moment', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(toInstantAtHall(day)).toBe(
          DateTime.fromISO(day, { zone: hallIdentity.timeZone }).startOf('day').toMillis(),
        );
      }),
    );
  });

  it('LIST-16 counts the days of the week from Monday', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(toWeekday(day)).toBe(DateTime.fromISO(day).weekday);
      }),
    );
  });
});
