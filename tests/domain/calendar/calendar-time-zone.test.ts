import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toUtcOffsetMs } from '#domain/time/hall-day.ts';
import { instantFromMs } from '#domain/time/instant.ts';
import { calendarTimeZone } from '#hall/calendar-time-zone.ts';
import { hallIdentity } from '#hall/identity.ts';

describe('the time zone in calendar files', () => {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(calendarTimeZone.join('\r\n'))));

  it('HALL-5 is the time zone of the hall', () => {
    expect(zone.tzid).toBe(hallIdentity.timeZone);
  });

  it('HALL-5 has the offsets of the hall’s clock, around both changes of several years', () => {
    const moments = [2026, 2027, 2028, 2031].flatMap((year) =>
      ['03-20', '04-05', '07-01', '10-20', '11-05', '12-25'].map((day) => `${year}-${day}T12:00:00`),
    );
    for (const time of moments) {
      const offsetSeconds = zone.utcOffset(ICAL.Time.fromDateTimeString(time));
      const moment = instantFromMs(Date.parse(`${time}Z`) - offsetSeconds * 1000);
      expect([time, offsetSeconds * 1000]).toEqual([time, toUtcOffsetMs(moment)]);
    }
  });
});
