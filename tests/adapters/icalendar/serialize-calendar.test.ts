import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CalendarEntry,
  toConcertCalendarEntry,
  toSaleStartCalendarEntry,
} from '#adapters/icalendar/calendar-entry.ts';
import { serializeCalendar } from '#adapters/icalendar/serialize-calendar.ts';
import type { Instant } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const now = moment('2026-11-20T12:00:00+01:00');
const words = {
  cancelled: 'Geannuleerd',
  moved: 'Verplaatst',
  saleStart: 'Start verkoop',
  orderTickets: 'Bestel kaarten',
  movedTo: (to: Instant | null) => (to === null ? 'Nieuwe datum onbekend' : 'Verplaatst naar 5 januari'),
  hall: 'Het Klankhuis, Kade 1',
};
const origin = 'https://www.klankhuis.example';

function entry(event: Parameters<typeof anEventCard>[0]): CalendarEntry {
  const updated = moment('2026-11-01T10:00:00+01:00');
  return toConcertCalendarEntry(anEventCard({ ...event, updated }), origin);
}

function textOf(...entries: readonly CalendarEntry[]): string {
  return serializeCalendar({ name: 'Agenda', url: `${origin}/agenda`, entries }, now, words);
}

/** What another program reads. */
function read(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function spanOf(event: ICAL.Event | undefined): readonly (number | undefined)[] {
  return [event?.startDate.toUnixTime(), event?.endDate.toUnixTime()].map((at) => at && at * 1000);
}

beforeEach(() => ICAL.TimezoneService.reset());

describe('a calendar, as another program reads it', () => {
  it('ROUTE-19 has the concert with its place, its page and its state', () => {
    const [event] = read(textOf(entry({ subtitle: 'Met koor', room: { title: 'Grote Zaal' } })));
    expect({
      uid: event?.uid,
      summary: event?.summary,
      location: event?.location,
      description: event?.description,
      sequence: event?.sequence,
      status: event?.component.getFirstPropertyValue('status'),
      url: event?.component.getFirstPropertyValue('url'),
      changed: String(event?.component.getFirstPropertyValue('last-modified')),
    }).toEqual({
      uid: 'event-48211@www.klankhuis.example',
      summary: 'Mahlers Tweede',
      location: 'Grote Zaal, Het Klankhuis, Kade 1',
      description: 'Met koor\nhttps://www.klankhuis.example/concerten/mahler-2',
      sequence: 3_594_780,
      status: 'CONFIRMED',
      url: 'https://www.klankhuis.example/concerten/mahler-2',
      changed: '2026-11-01T09:00:00Z',
    });
  });

  it('DOOR-12 rings fifteen minutes before a sale starts, and says where to order', () => {
    const opens = moment('2026-12-01T10:00:00+01:00');
    const addresses = { origin, toOrderUrl: () => 'https://kassa.example/48211?taal=nl' };
    const entryOf = (event: Parameters<typeof anEventCard>[0]) =>
      toSaleStartCalendarEntry(
        anEventCard({ ...event, sale: { code: 0, starts: { _default: opens }, end: null } }),
        'everyone',
        addresses,
      );
    const entries = [entryOf({}), entryOf({ importStatus: 'cancelled' }), entry({})];
    const [saleStart, cancelled, concert] = read(textOf(...entries.flatMap((one) => one ?? [])));
    const alarm = saleStart?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('description')).toBe('Start verkoop: Mahlers Tweede');
    expect(saleStart?.description).toContain('Bestel kaarten: https://kassa.example/48211?taal=nl\n');
    for (const silent of [cancelled, concert]) {
      expect(silent?.component.getFirstSubcomponent('valarm')).toBeNull();
      expect(silent?.description).not.toContain('kassa.example');
    }
  });

  it('ROUTE-19 marks a concert that is not played', () => {
    const [cancelled, moved, postponed] = read(
      textOf(
        entry({ importStatus: 'cancelled' }),
        entry({ importStatus: 'moved', movedTo: now }),
        entry({ importStatus: 'moved' }),
      ),
    );
    const statuses = [cancelled, moved, postponed].map((event) =>
      event?.component.getFirstPropertyValue('status'),
    );
    expect(statuses).toEqual(['CANCELLED', 'CANCELLED', 'TENTATIVE']);
    expect(cancelled?.summary).toBe('Geannuleerd: Mahlers Tweede');
    expect([moved?.summary, moved?.description]).toEqual([
      'Verplaatst: Mahlers Tweede',
      expect.stringContaining('Verplaatst naar 5 januari'),
    ]);
    expect([postponed?.summary, postponed?.description]).toEqual([
      'Verplaatst: Mahlers Tweede',
      expect.stringContaining('Nieuwe datum onbekend'),
    ]);
  });

  it('ROUTE-19 FAV-4 replaces the entry that was there before the concert was cancelled', () => {
    const planned = toConcertCalendarEntry(
      anEventCard({ updated: moment('2026-11-01T10:00:00+01:00') }),
      origin,
    );
    const cancelled = toConcertCalendarEntry(
      anEventCard({ updated: moment('2026-11-02T10:00:00+01:00'), importStatus: 'cancelled' }),
      origin,
    );
    const [before, after] = read(textOf(planned, cancelled));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(String(after?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-02T09:00:00Z');
    expect(String(after?.component.getFirstPropertyValue('last-modified'))).toBe('2026-11-02T09:00:00Z');
  });

  it.each([
    ['winter', '2026-12-04T20:15:00+01:00', '2026-12-04T22:15:00+01:00'],
    ['summer', '2027-07-04T20:15:00+02:00', '2027-07-04T22:15:00+02:00'],
    ['the evening before the spring change', '2027-03-27T23:30:00+01:00', '2027-03-28T03:30:00+02:00'],
    ['the evening of the spring change', '2027-03-28T20:15:00+02:00', '2027-03-28T22:15:00+02:00'],
    ['the evening before the autumn change', '2026-10-24T23:30:00+02:00', '2026-10-25T03:30:00+01:00'],
    ['the hour that comes twice, first', '2026-10-25T00:30:00+02:00', '2026-10-25T02:15:00+02:00'],
    ['the hour that comes twice, again', '2026-10-25T00:30:00+02:00', '2026-10-25T02:15:00+01:00'],
    ['the evening of the autumn change', '2026-10-25T20:15:00+01:00', '2026-10-25T22:15:00+01:00'],
    ['New Year', '2026-12-31T23:00:00+01:00', '2027-01-01T01:00:00+01:00'],
  ])('LIST-16 is at the right moments in %s', (_, from, until) => {
    const [starts, ends] = [moment(from), moment(until)];
    const [event] = read(textOf(entry({ starts, ends })));
    expect(spanOf(event)).toEqual([starts, ends]);
  });

  it('LIST-16 shows the time in the hall’s time zone, and names that zone', () => {
    const text = textOf(entry({}));
    expect(text).toContain('DTSTART;TZID=Europe/Amsterdam:20261204T201500');
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text.match(/TZNAME:(CET|CEST)/g)).toEqual(['TZNAME:CEST', 'TZNAME:CET']);
  });

  it('ROUTE-19 preserves titles with any characters', () => {
    const title =
      'Bach; Händel, \\ & de rest: 𝄞 🎼\nover twee regels, lang genoeg om gevouwen te worden na 75 octetten';
    const text = textOf(entry({ title }));
    expect(read(text)[0]?.summary).toBe(title);
    const lines = text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('ROUTE-19 drops control characters, and escapes special characters in names and rooms', () => {
    const [name, title] = ['Mijn seizoen; voor u, en mij', 'Bach\u0000 en\u0007 Händel'];
    const place = { ...words, hall: 'Het Klankhuis; Kade 1' };
    const text = serializeCalendar(
      { name, url: `${origin}/agenda`, entries: [entry({ title })] },
      now,
      place,
    );
    expect(text).toContain('\r\nNAME:Mijn seizoen\\; voor u\\, en mij\r\n');
    expect(read(text)[0]).toMatchObject({
      summary: 'Bach en Händel',
      location: 'Grote Zaal, Het Klankhuis; Kade 1',
    });
  });

  it.each(['x', 'é', 'ࠀ', '€', '𐀀', '𝄞'])(
    'ROUTE-19 folds a long title of %s into lines of at most 75 bytes, without splitting a character',
    (sign) => {
      const lines = textOf(entry({ title: sign.repeat(200) })).split('\r\n');
      const folded = lines.slice(lines.findIndex((line) => line.startsWith('SUMMARY:')));
      const title = folded.slice(
        0,
        folded.findIndex((line) => line.startsWith('LOCATION:')),
      );
      const lengths = title.map((line) => Buffer.byteLength(line));
      expect(title.map((line, place) => (place === 0 ? line : line.slice(1))).join('')).toBe(
        `SUMMARY:${sign.repeat(200)}`,
      );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(lengths.length).toBeLessThanOrEqual(Math.ceil((200 * Buffer.byteLength(sign)) / 70));
    },
  );

  it('ROUTE-19 keeps every kind of line break in a title as one', () => {
    expect(textOf(entry({ title: 'a\rb\r\nc\nd' }))).toContain('SUMMARY:a\\nb\\nc\\nd\r\n');
  });

  it('LIST-16 gives the time of the world where the hall’s clock shows an hour for the second time', () => {
    const starts = moment('2026-10-25T00:30:00+02:00');
    const [first, again] = ['2026-10-25T02:15:00+02:00', '2026-10-25T02:15:00+01:00'].map((ends) =>
      textOf(entry({ starts, ends: moment(ends) })),
    );
    expect(first).toContain('DTEND:20261025T001500Z');
    expect(again).toContain('DTEND:20261025T011500Z');
  });

  it('ROUTE-19 omits unknown facts of a concert', () => {
    const text = textOf(toConcertCalendarEntry(anEventCard({ room: null }), origin));
    const [, entryText = ''] = text.split('BEGIN:VEVENT');
    expect(entryText).not.toContain('LAST-MODIFIED');
    expect(text).toContain('DTSTAMP:20261120T110000Z');
    expect(read(text)[0]?.location).toBe('Het Klankhuis, Kade 1');
  });

  it('ROUTE-19 speaks of another day only where the concert is not played on this one', () => {
    const [stays, cancelled] = read(textOf(entry({ movedTo: now }), entry({ importStatus: 'cancelled' })));
    const page = 'https://www.klankhuis.example/concerten/mahler-2';
    expect([stays?.description, cancelled?.description]).toEqual([page, page]);
  });

  it('ROUTE-19 contains its name, and the refresh interval', () => {
    const calendar = new ICAL.Component(ICAL.parse(textOf(entry({}))));
    const properties = Object.fromEntries(
      ['version', 'prodid', 'method', 'url', 'x-published-ttl', 'name', 'x-wr-calname', 'x-wr-timezone'].map(
        (name) => [name, String(calendar.getFirstPropertyValue(name))],
      ),
    );
    expect(properties).toEqual({
      version: '2.0',
      prodid: '-//Het Klankhuis//Concertagenda//NL',
      url: 'https://www.klankhuis.example/agenda',
      'x-published-ttl': 'PT6H',
      method: 'PUBLISH',
      name: 'Agenda',
      'x-wr-calname': 'Agenda',
      'x-wr-timezone': 'Europe/Amsterdam',
    });
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
  });

  it('ROUTE-19 has addresses as they are, also with a comma', () => {
    const text = serializeCalendar(
      {
        name: 'Agenda',
        url: `${origin}/agenda`,
        entries: [{ ...entry({}), url: `${origin}/concerten/a,b;c?d=e` }],
      },
      now,
      words,
    );
    expect(read(text)[0]?.component.getFirstPropertyValue('url')).toBe(`${origin}/concerten/a%2Cb%3Bc?d=e`);
  });

  it('ROUTE-19 ends every line', () => {
    expect(textOf(entry({}))).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  });
});
