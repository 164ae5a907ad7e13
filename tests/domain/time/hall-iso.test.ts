import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatHallIso } from '#domain/time/hall-iso.ts';
import { addMilliseconds, createInstant, parseInstant, secondMs } from '#domain/time/instant.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import { at } from '#tests/domain/time/at.ts';

afterEach(() => setDateTimeDefaults(hallIdentity));

/** Any whole second from 2000 to 2050. */
const seconds = fc
  .integer({ min: Date.UTC(2000, 0, 1) / secondMs, max: Date.UTC(2050, 0, 1) / secondMs })
  .map((count) => createInstant(count * secondMs));

/** The offset that the platform names for a moment: `-05:00`. */
function platformOffset(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return name.replace('GMT', '') || '+00:00';
  };
}

describe('a moment in ISO 8601, at the hall', () => {
  it.each([
    ['Europe/Amsterdam', '2026-12-04T20:15:00+01:00', '2026-07-04T20:15:00+02:00'],
    ['America/New_York', '2026-12-04T14:15:00-05:00', '2026-07-04T14:15:00-04:00'],
    ['America/St_Johns', '2026-12-04T15:45:00-03:30', '2026-07-04T15:45:00-02:30'],
    ['Asia/Kolkata', '2026-12-05T00:45:00+05:30', '2026-07-04T23:45:00+05:30'],
    ['Pacific/Honolulu', '2026-12-04T09:15:00-10:00', '2026-07-04T08:15:00-10:00'],
  ])('LIST-16 HALL-5 has the offset of %s', (timeZone, winter, summer) => {
    setDateTimeDefaults({ timeZone });
    expect(formatHallIso(at('2026-12-04T19:15:00Z'))).toBe(winter);
    expect(formatHallIso(at('2026-07-04T18:15:00Z'))).toBe(summer);
  });

  it('LIST-16 HALL-5 is the same moment, with the offset that the platform knows, in every time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    expect(zones.length).toBeGreaterThan(400);
    for (const timeZone of zones) {
      setDateTimeDefaults({ timeZone });
      const offsetAt = platformOffset(timeZone);
      fc.assert(
        fc.property(seconds, (moment) => {
          const iso = formatHallIso(moment);
          expect([timeZone, parseInstant(iso), iso.slice('2026-12-04T20:15:00'.length)]).toEqual([
            timeZone,
            moment,
            offsetAt(moment),
          ]);
        }),
        { numRuns: 12 },
      );
    }
  });

  it('drops milliseconds', () => {
    expect(formatHallIso(addMilliseconds(at('2026-12-04T19:15:00Z'), 999))).toBe('2026-12-04T20:15:00+01:00');
  });
});
