import { describe, expect, it } from 'vitest';
import { calendarEntryOf } from '#domain/calendar/calendar-entry.ts';
import { comingOf, personalSeason } from '#domain/favourites/personal-season.ts';
import { seasonCalendar } from '#domain/favourites/season-calendar.ts';
import { anEvent, anEventId } from '#tests/domain/event/an-event.ts';
import { aSale } from '#tests/domain/sale/a-sale.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T14:00:00+01:00');
const december = anEvent({ id: anEventId(1), title: 'December', minPrice: 20 });
const january = anEvent({
  id: anEventId(2),
  title: 'January',
  starts: at('2027-01-10T20:15:00+01:00'),
  ends: at('2027-01-10T22:15:00+01:00'),
  minPrice: 12.5,
});
const october = anEvent({
  id: anEventId(3),
  title: 'October',
  starts: at('2026-10-10T20:15:00+02:00'),
  ends: at('2026-10-10T22:15:00+02:00'),
});
const ids = [1, 2, 3].map(anEventId);

describe('a season of what somebody keeps', () => {
  it('FAV-4 lays the concerts to come under their months, in the order they are played', () => {
    const { months, past } = personalSeason([january, october, december], ids, now);
    expect(months.map(({ month, events }) => [month, events.map(({ title }) => title)])).toEqual([
      ['2026-12', ['December']],
      ['2027-01', ['January']],
    ]);
    expect(past.map(({ title }) => title)).toEqual(['October']);
  });

  it('FAV-4 lets go at once what is kept no more', () => {
    const season = personalSeason([january, december], [anEventId(2)], now);
    expect(comingOf(season).map(({ title }) => title)).toEqual(['January']);
    expect(season.lowest).toBe(12.5);
  });

  it('FAV-4 adds up the lowest prices, and says how many are not known', () => {
    const unknown = anEvent({ id: anEventId(4), minPrice: null });
    const free = anEvent({ id: anEventId(5), minPrice: 0 });
    const season = personalSeason(
      [december, january, unknown, free],
      [...ids, anEventId(4), anEventId(5)],
      now,
    );
    expect([season.lowest, season.unpriced]).toEqual([32.5, 1]);
  });

  it('FAV-4 counts no money for what nobody can go to', () => {
    const cancelled = anEvent({ id: anEventId(1), importStatus: 'cancelled' });
    const soldOut = anEvent({ id: anEventId(2), sale: aSale({ code: 2 }) });
    const season = personalSeason([cancelled, soldOut], ids, now);
    expect([season.lowest, comingOf(season).length]).toEqual([0, 2]);
  });
});

describe('the same season as a calendar', () => {
  const frame = { name: 'Mijn seizoen', hall: 'Het Klankhuis', origin: 'https://klankhuis.example', now };

  it('FAV-4 has one entry a concert, in UTC, with its place and its page', () => {
    const text = seasonCalendar([december], frame);
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Mijn seizoen',
        'UID:event-1@klankhuis.example',
        'DTSTART:20261204T191500Z',
        'DTEND:20261204T211500Z',
        'SUMMARY:December',
        'LOCATION:Grote Zaal\\, Het Klankhuis',
        'URL:https://klankhuis.example/concerten/mahler-2',
      ]),
    );
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('FAV-4 breaks no line after more than 75 bytes, and no character', () => {
    const title = 'Dvořák, Szymanowski; Lutosławski '.repeat(6);
    const text = seasonCalendar([anEvent({ title })], frame);
    const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:${title.replaceAll(',', '\\,').replaceAll(';', '\\;')}`,
    );
  });

  it('ROUTE-19 is of the same entries as the calendars of the concerts, so that none is there twice', () => {
    const { uid } = calendarEntryOf({ event: december }, frame.origin);
    expect(seasonCalendar([december], frame)).toContain(`UID:${uid}\r\n`);
  });

  it.each([
    [{ importStatus: 'cancelled' }, true],
    [{ sale: aSale({ code: 3 }) }, true],
    [{ importStatus: 'moved', movedTo: january.starts }, true],
    [{ importStatus: 'moved', movedFrom: october.starts }, false],
    [{}, false],
  ] as const)(
    'FAV-4 SALE-5 says of a concert that is not played then that it is cancelled: %j',
    (event, is) => {
      expect(seasonCalendar([anEvent(event)], frame).includes('STATUS:CANCELLED')).toBe(is);
    },
  );

  it('FAV-4 lasts two hours where the end of a concert is not known, or makes no sense', () => {
    const { ends: _, ...endless } = december;
    const texts = [endless, { ...december, ends: december.starts }].map((event) =>
      seasonCalendar([event], frame),
    );
    for (const text of texts) expect(text).toContain('DTEND:20261204T211500Z');
  });
});
