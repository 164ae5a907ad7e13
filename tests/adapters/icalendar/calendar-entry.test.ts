import { describe, expect, it } from 'vitest';
import {
  toConcertCalendarEntry,
  toSaleStartCalendarEntry,
  toFavouritesCalendarEntries,
} from '#adapters/icalendar/calendar-entry.ts';
import { addMilliseconds, type Instant, minuteMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const origin = 'https://www.klankhuis.example';
const addresses = { origin, toOrderUrl: () => '/kassa/48211' };
const updated = moment('2026-11-01T10:00:00+01:00');

function entry(event: Parameters<typeof anEventCard>[0] = {}) {
  return toConcertCalendarEntry(anEventCard(event), origin);
}

describe('the start of a sale in a visitor’s calendar', () => {
  const opens = moment('2026-03-14T10:00:00+01:00');
  const event = anEventCard({ sale: { code: 0, starts: { _default: opens, 37: updated }, end: null } });

  it('WAY-38 is an entry of its own, at the moment at which the visitor can order', () => {
    expect(toSaleStartCalendarEntry(event, 'everyone', addresses)).toMatchObject({
      uid: 'sale-everyone-event-48211@www.klankhuis.example',
      starts: opens,
      ends: addMilliseconds(opens, 15 * minuteMs),
      isSaleStart: true,
    });
  });

  it('WAY-38 exists only for a start that the sale has', () => {
    expect(toSaleStartCalendarEntry(event, '38', addresses)).toBeUndefined();
    expect(toSaleStartCalendarEntry(event, '', addresses)).toBeUndefined();
  });

  it('DOOR-12 has the absolute address at which to order, where it is known', () => {
    expect(toSaleStartCalendarEntry(event, 'everyone', addresses)?.orderUrl).toBe(`${origin}/kassa/48211`);
    const unknown = { origin, toOrderUrl: () => null };
    expect(toSaleStartCalendarEntry(event, 'everyone', unknown)).not.toHaveProperty('orderUrl');
  });

  it('DOOR-12 is in the calendar of a list as long as this visitor cannot order yet', () => {
    const friendsFirst = anEventCard({
      sale: { code: 0, starts: { _default: updated, 37: opens }, end: null },
    });
    const uidsFor = (tags: readonly number[], now: Instant) =>
      toFavouritesCalendarEntries([friendsFirst], tags, now, addresses).map(({ uid }) => uid);
    const concert = 'event-48211@www.klankhuis.example';
    const before = moment('2026-03-01T10:00:00+01:00');
    const between = moment('2026-04-01T10:00:00+02:00');
    expect(uidsFor([], before)).toEqual([concert, `sale-everyone-${concert}`]);
    expect(uidsFor([37], before)).toEqual([concert, `sale-37-${concert}`]);
    expect(uidsFor([], between)).toEqual([concert, `sale-everyone-${concert}`]);
    expect(uidsFor([37], between)).toEqual([concert]);
    expect(uidsFor([], moment('2026-11-02T10:00:00+01:00'))).toEqual([concert]);
  });
});

describe('a concert in a visitor’s calendar', () => {
  it('ROUTE-19 is the same entry in every language and after every change', () => {
    expect(entry().uid).toBe('event-48211@www.klankhuis.example');
    expect(entry({ title: 'Other', url: '/en/concerts/other', importStatus: 'moved' }).uid).toBe(entry().uid);
    expect(toConcertCalendarEntry(anEventCard(), 'http://localhost:3000').uid).toBe('event-48211@localhost');
  });

  it('ROUTE-19 counts up with every change, within what calendars can count', () => {
    const [first, second] = [updated, addMilliseconds(updated, minuteMs)].map(
      (at) => entry({ updated: at }).sequence,
    );
    expect(second).toBe(Number(first) + 1);
    expect(entry({ updated: moment('2099-01-01T00:00:00Z') }).sequence).toBeLessThan(2 ** 31);
    expect(entry().sequence).toBe(0);
  });

  it('ROUTE-19 ends when the concert does, or two hours later if that is unknown', () => {
    const starts = moment('2026-12-04T20:15:00+01:00');
    expect(entry().ends).toBe(moment('2026-12-04T22:15:00+01:00'));
    expect(entry({ starts, ends: starts }).ends).toBe(addMilliseconds(starts, 120 * minuteMs));
  });

  it('ROUTE-19 has what is known of the concert, and nothing else', () => {
    expect(Object.keys(entry({ room: null }))).toEqual([
      'uid',
      'sequence',
      'starts',
      'ends',
      'play',
      'title',
      'room',
      'url',
    ]);
    expect(entry({ room: null }).room).toBeNull();
    expect(entry({ updated }).changed).toBe(updated);
  });

  it.each([
    [{}, { kind: 'played', from: null }],
    [{ importStatus: 'cancelled' }, { kind: 'cancelled' }],
    [{ sale: { code: 3, starts: {}, end: null } }, { kind: 'cancelled' }],
    [
      { importStatus: 'moved', movedTo: updated },
      { kind: 'moved', to: updated },
    ],
    [{ importStatus: 'moved' }, { kind: 'moved', to: null }],
    [
      { importStatus: 'moved', movedFrom: updated },
      { kind: 'played', from: updated },
    ],
    [{ movedTo: updated }, { kind: 'played', from: null }],
  ] as const)('ROUTE-19 SALE-5 shows whether it is played then: %j', (event, play) => {
    expect(entry(event).play).toEqual(play);
  });
});
