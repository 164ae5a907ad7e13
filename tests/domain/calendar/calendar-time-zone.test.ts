import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { halls } from '#tests/halls/halls.ts';

describe.each(halls)('the time zone in calendar files of $folder', ({ calendarTimeZone, hallIdentity }) => {
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(calendarTimeZone.join('\r\n'))));

  it('HALL-5 is the time zone of the hall', () => {
    expect(zone.tzid).toBe(hallIdentity.timeZone);
  });

  it('HALL-5 has the offsets of the hall’s clock, around both changes of several years', () => {
    const times = [2026, 2027, 2028, 2031].flatMap((year) =>
      ['03-20', '04-05', '07-01', '10-20', '11-05', '12-25'].map((day) => `${year}-${day}T12:00:00`),
    );
    const offsets = times.map((time) => zone.utcOffset(ICAL.Time.fromDateTimeString(time)));
    const expected = times.map((time) => DateTime.fromISO(time, { zone: hallIdentity.timeZone }).offset * 60);
    expect(offsets).toEqual(expected);
  });
});
