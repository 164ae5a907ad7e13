import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  type HallDay,
  isLocalTimeRepeatedAtHall,
  toHallDay,
  toInstantAtHall,
  toWallClock,
} from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs, type Instant, createInstant, minuteMs } from '#domain/time/instant.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';

afterEach(() => setDateTimeDefaults(hallIdentity));

/** Zones west and east, with half hours, with changes on both halves of the earth, at midnight and of half an hour. */
const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Atlantic/Azores',
  'Europe/London',
  'Europe/Amsterdam',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

/** What the platform shows: `2026-12-04 20:15`. */
function platformClock(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => format.format(moment);
}

function toText(moment: Instant): string {
  const { day, hour, minute } = toWallClock(moment);
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The hours of 2026 to 2028 after which the clock shows another offset, found by what the platform shows. */
function findChanges(clock: (moment: number) => string): readonly number[] {
  const offsetAt = (moment: number) => Date.parse(`${clock(moment).replace(' ', 'T')}Z`) - moment;
  const hours = Array.from({ length: 3 * 366 * 24 }, (_, index) => Date.UTC(2026, 0, 1) + index * hourMs);
  return hours.filter((hour) => offsetAt(hour) !== offsetAt(hour + hourMs));
}

describe.each(zones)('a hall in %s', (timeZone) => {
  const clock = platformClock(timeZone);
  const special = [
    ...findChanges(clock),
    ...[2026, 2027, 2028].flatMap((year) =>
      Array.from({ length: 27 }, (_, index) => Date.UTC(year, 11, 31, 11 + index)),
    ),
  ];
  const moments = fc
    .oneof(
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
      fc
        .tuple(fc.constantFrom(...special), fc.integer({ min: -3 * hourMs, max: 3 * hourMs }))
        .map(([moment, beside]) => moment + beside),
    )
    .map((moment) => createInstant(Math.floor(moment / minuteMs) * minuteMs));

  it('LIST-16 HALL-5 shows the day and the time of its zone', () => {
    setDateTimeDefaults({ timeZone });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(toText(moment)).toBe(clock(moment));
      }),
    );
  });

  it('LIST-16 HALL-5 names the first moment that its clock shows so, and knows whether there is another', () => {
    setDateTimeDefaults({ timeZone });
    fc.assert(
      fc.property(moments, (moment) => {
        const { day, hour, minute } = toWallClock(moment);
        const first = toInstantAtHall(day, hour, minute);
        const same = [-hourMs, -hourMs / 2, 0, hourMs / 2, hourMs]
          .map((away) => moment + away)
          .filter((other) => clock(other) === clock(moment));
        expect(first).toBe(same[0]);
        expect(isLocalTimeRepeatedAtHall(moment)).toBe(same.length > 1);
      }),
    );
  });

  it('LIST-16 HALL-5 begins every day at the first moment of its date', () => {
    setDateTimeDefaults({ timeZone });
    fc.assert(
      fc.property(moments.map(toHallDayIn(timeZone)), (day) => {
        const start = toInstantAtHall(day);
        expect(clock(start).slice(0, 10)).toBe(day);
        expect(clock(addMilliseconds(start, -1)).slice(0, 10)).toBe(addDays(day, -1));
      }),
    );
  });
});

function toHallDayIn(timeZone: string): (moment: Instant) => HallDay {
  return (moment) => {
    setDateTimeDefaults({ timeZone });
    return toHallDay(moment);
  };
}
