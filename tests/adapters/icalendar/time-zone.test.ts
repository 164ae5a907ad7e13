import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { afterEach, describe, expect, it } from 'vitest';
import { toConcertCalendarEntry } from '#adapters/icalendar/calendar-entry.ts';
import { serializeCalendar } from '#adapters/icalendar/serialize-calendar.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { hallIdentity } from '#hall/identity.ts';
import { halls } from '#tests/halls/halls.ts';
import { isThorough } from '#tests/support/thorough.ts';

const origin = 'https://www.klankhuis.example';
const now = moment('2026-11-20T12:00:00+01:00');
const words = { cancelled: '', moved: '', saleStart: '', orderTickets: '', movedTo: () => '', hall: '' };

afterEach(() => setDateTimeDefaults(hallIdentity));

/** A calendar with a concert in December and one in July, of a hall in a time zone. */
function calendarIn(timeZone: string): string {
  setDateTimeDefaults({ timeZone });
  const entries = ['2026-12-04T19:15:00Z', '2027-07-04T18:15:00Z'].map((starts) =>
    toConcertCalendarEntry(anEventCard({ starts: moment(starts), updated: now }), origin),
  );
  return serializeCalendar({ name: 'Agenda', url: `${origin}/agenda`, entries }, now, words);
}

function readZone(text: string): ICAL.Timezone {
  const zone = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
  if (!zone) throw new Error('The calendar has no time zone');
  return new ICAL.Timezone(zone);
}

/** Noon on days around the changes of the clock, of several years. */
const noons = [2026, 2027, 2028, 2031].flatMap((year) =>
  ['01-15', '03-20', '04-05', '07-01', '10-20', '11-05', '12-25'].map((day) => `${year}-${day}T12:00:00`),
);

const zones = [
  ...halls.map(({ hallIdentity: { timeZone } }) => timeZone),
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
];

describe.each([...new Set(zones)])('the calendar file of a hall in %s', (timeZone) => {
  it('HALL-5 names its time zone, with the offsets of the hall’s clock around both changes', () => {
    const zone = readZone(calendarIn(timeZone));
    expect(zone.tzid).toBe(timeZone);
    expect(noons.map((noon) => zone.utcOffset(ICAL.Time.fromDateTimeString(noon)))).toEqual(
      noons.map((noon) => DateTime.fromISO(noon, { zone: timeZone }).offset * 60),
    );
  });

  it('HALL-5 LIST-16 has the local time of concerts, and the time of the change in UTC', () => {
    const text = calendarIn(timeZone);
    const zone = readZone(text);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(text).toContain(`\r\nDTSTART;TZID=${timeZone}:`);
    expect(text.match(/\r\nDTSTAMP:20261120T110000Z\r\n/g)).toHaveLength(2);
    const starts = events.map((event) => {
      const time = event.getFirstPropertyValue('dtstart') as ICAL.Time;
      time.zone = zone;
      return time.toUnixTime() * 1000;
    });
    expect(starts).toEqual([moment('2026-12-04T19:15:00Z'), moment('2027-07-04T18:15:00Z')]);
  });
});

it('HALL-5 the time zone of a calendar has the name by which its entries call it, for every zone of the platform', () => {
  const all = Intl.supportedValuesOf('timeZone');
  for (const timeZone of all.filter((_, at) => isThorough || at % 10 === 0)) {
    const text = calendarIn(timeZone);
    expect(text).toContain(`\r\nBEGIN:VTIMEZONE\r\nTZID:${timeZone}\r\n`);
    expect(text).toContain(`\r\nDTSTART;TZID=${timeZone}:`);
  }
});
