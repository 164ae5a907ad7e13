import fc from 'fast-check';
import { describe, expect, it, afterEach } from 'vitest';
import { formatHallIso } from '#domain/time/hall-day.ts';
import {
  formatUtcIso,
  createInstant,
  parseInstant,
  addMilliseconds,
  secondMs,
} from '#domain/time/instant.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { hallIdentity } from '#hall/identity.ts';
import { at } from '#tests/domain/time/at.ts';

describe('a moment', () => {
  it.each([
    ['2026-11-20T20:15:00+01:00', '2026-11-20T19:15:00.000Z'],
    ['2026-11-20T20:15+01:00', '2026-11-20T19:15:00.000Z'],
    ['2026-11-20T20:15:00+0100', '2026-11-20T19:15:00.000Z'],
    ['2026-11-20T20:15:00.25Z', '2026-11-20T20:15:00.250Z'],
    ['2026-07-01T00:00:00+02:00', '2026-06-30T22:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-02-29T12:00:00.000Z'],
  ])('is read from %s', (text, iso) => {
    expect(formatUtcIso(at(text))).toBe(iso);
  });

  it.each([
    ['a time without an offset, which would depend on the visitor', '2026-11-20T20:15:00'],
    ['a date', '2026-11-20'],
    ['a day that does not exist', '2026-02-30T12:00:00Z'],
    ['a 29th of February in a common year', '2027-02-29T12:00:00+01:00'],
    ['a month that does not exist', '2026-13-01T12:00:00Z'],
    ['a minute that does not exist', '2026-11-20T20:60:00Z'],
    ['an offset that does not exist', '2026-11-20T20:15:00+99:00'],
    ['words', 'tomorrow'],
    ['something after it', '2026-11-20T20:15:00Z!'],
    ['something before it', ' 2026-11-20T20:15:00Z'],
    ['nothing', ''],
  ])('is not read from %s', (_what, text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it('is parsed as it was formatted, for any moment', () => {
    fc.assert(
      fc.property(
        fc.date({
          noInvalidDate: true,
          min: new Date('0000-01-01T00:00Z'),
          max: new Date('9999-12-31T23:59Z'),
        }),
        (date) => {
          const moment = createInstant(date.getTime());
          expect(parseInstant(formatUtcIso(moment))).toBe(moment);
        },
      ),
    );
  });

  it('is whole milliseconds, cut off and not rounded', () => {
    expect(createInstant(1.9)).toBe(1);
    expect(createInstant(-1.9)).toBe(-1);
  });
});

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
