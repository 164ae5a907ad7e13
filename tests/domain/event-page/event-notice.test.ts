import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeConcertLength } from '#domain/event-page/concert-length.ts';
import { findEventNotice } from '#domain/event-page/event-notice.ts';
import { computeEventTickets } from '#domain/event-page/event-tickets.ts';
import { listRelatedEvents } from '#domain/event-page/related-events.ts';
import { isCancelledMovedOrOver, computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { type CustomerTag, noCustomerTags } from '#domain/sale/sale.ts';
import { addMilliseconds, hourMs, type Instant } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import {
  aSale,
  afterwards,
  beforeAll,
  everyoneFrom,
  friend,
  friendsFrom,
  inPresale,
  onSale,
} from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const later = anEventCard({
  id: anEventId(2),
  starts: at('2026-12-20T20:15:00+01:00'),
  ends: at('2026-12-20T22:15:00+01:00'),
});
const latest = anEventCard({
  id: anEventId(3),
  starts: at('2026-12-27T20:15:00+01:00'),
  ends: at('2026-12-27T22:15:00+01:00'),
});
const other = anEventCard({ ...later, production: { ...later.production, title: 'Rusalka' } });
const openEnd = { sale: aSale({ end: null }) };

interface Look {
  readonly event?: Partial<EventCard>;
  readonly related?: readonly EventCard[];
  readonly tags?: readonly CustomerTag[];
  readonly now?: Instant;
}

function notice({ event = {}, related = [], tags = noCustomerTags, now = onSale }: Look = {}) {
  const page = { event: anEventCard(event), relatedEvents: related };
  return findEventNotice(page, computeOffer(page.event, tags, now), tags, now);
}

describe('the notice of a concert', () => {
  it('WAY-35 is absent while a ticket can be ordered', () => {
    expect(notice()).toBeNull();
    expect(notice({ now: inPresale, tags: [friend] })).toBeNull();
  });

  it('WAY-35 the notice of a cancelled concert names the next performance that is sold', () => {
    const cancelled = { importStatus: 'cancelled' as const };
    expect(notice({ event: cancelled })).toEqual({ kind: 'cancelled', next: null, sameDay: null });
    const next = { ...later, ...openEnd };
    expect(notice({ event: cancelled, related: [next] })).toEqual({ kind: 'cancelled', next, sameDay: null });
  });

  it('DOOR-11 the notice of a cancelled concert names the nearest other concert of that day that is sold', () => {
    const event = { importStatus: 'cancelled' as const };
    const sameDayAt = (id: number, time: string, rest: Partial<EventCard> = {}) => {
      const starts = at(`2026-11-20T${time}:00+01:00`);
      return anEventCard({
        ...other,
        ...openEnd,
        id: anEventId(id),
        starts,
        ends: addMilliseconds(starts, hourMs),
        ...rest,
      });
    };
    const near = sameDayAt(5, '21:00');
    const related = [
      sameDayAt(4, '13:00'),
      near,
      sameDayAt(6, '20:30', { sale: aSale({ code: 2 }) }),
      { ...other, ...openEnd },
    ];
    const starts = at('2026-11-20T20:15:00+01:00');
    const now = at('2026-11-20T12:00:00+01:00');
    expect(notice({ event: { ...event, starts }, related, now })).toMatchObject({ sameDay: near });
    expect(notice({ event: { ...event, starts }, related: [{ ...other, ...openEnd }], now })).toMatchObject({
      sameDay: null,
    });
    const night = at('2026-11-20T23:30:00+01:00');
    expect(notice({ event: { ...event, starts }, related, now: night })).toMatchObject({ sameDay: null });
  });

  it('WAY-36 the notice of a moved concert has the new time and its page, where they are known', () => {
    const movedTo = at('2026-12-20T20:15:00+01:00');
    const moved = { importStatus: 'moved' as const };
    expect(notice({ event: moved })).toEqual({ kind: 'moved', to: null, url: null });
    expect(notice({ event: { ...moved, movedTo, movedToUrl: '/concerten/later' } })).toEqual({
      kind: 'moved',
      to: movedTo,
      url: '/concerten/later',
    });
  });

  it('WAY-35 the notice of a past concert says so', () => {
    expect(notice({ now: afterwards })).toEqual({ kind: 'over', next: null, movedTo: null });
  });

  it('WAY-35 DOOR-11 the notice of a moved concert never promises a date that is over, and says that it was moved', () => {
    const days = fc
      .integer({ min: -20, max: 20 })
      .map((count) => addMilliseconds(onSale, count * 24 * hourMs));
    fc.assert(
      fc.property(days, days, (movedTo, now) => {
        const shown = notice({ event: { importStatus: 'moved', movedTo }, now });
        const isOver = addMilliseconds(movedTo, 2 * hourMs) < now;
        expect(shown?.kind).toBe(isOver ? 'over' : 'moved');
        expect(shown).toMatchObject(isOver ? { movedTo } : { to: movedTo });
      }),
    );
  });

  it('WAY-37 the notice of a sold-out concert has the waiting list and the next performance', () => {
    const event = { sale: aSale({ code: 2 }), waitingList: true };
    const next = { ...later, ...openEnd };
    expect(notice({ event, related: [next] })).toEqual({ kind: 'soldOut', waitingList: true, next });
    expect(notice({ event: { ...event, waitingList: false } })).toMatchObject({ waitingList: false });
  });

  it('WAY-35 leads to the box office once the online sale has ended, and for the last tickets', () => {
    const ended = aSale({ end: at('2026-11-19T12:00:00+01:00') });
    expect(notice({ event: { sale: ended } })).toEqual({ kind: 'boxOffice', isEnded: true, next: null });
    const few = aSale({ code: 1, starts: {}, end: null });
    expect(notice({ event: { sale: few } })).toEqual({ kind: 'boxOffice', isEnded: false, next: null });
  });

  it('WAY-38 the notice of a presale has the start that applies to the visitor, and both of its moments', () => {
    const opens = { for: 'everyone', at: everyoneFrom };
    const presale = { kind: 'othersFirst', tag: friend, holders: friendsFrom, everyone: everyoneFrom };
    expect(notice({ now: beforeAll })).toEqual({ kind: 'saleStart', opens, presale });
    const forFriend = { for: friend, at: friendsFrom };
    expect(notice({ now: beforeAll, tags: [friend] })).toMatchObject({ opens: forFriend });
  });

  it('WAY-38 has no moment for the calendar once the sale is open to others only', () => {
    const event = { sale: aSale({ starts: { [friend]: friendsFrom } }) };
    expect(notice({ event, now: beforeAll })).toMatchObject({ opens: { for: friend, at: friendsFrom } });
    expect(notice({ event })).toMatchObject({ kind: 'saleStart', opens: null });
  });

  it('WAY-35 says that a sale is not scheduled', () => {
    expect(notice({ event: { sale: aSale({ code: 4, starts: {} }) } })).toEqual({ kind: 'notScheduled' });
  });
});

describe('the next performance', () => {
  const nextOf = (related: readonly EventCard[]) => notice({ event: { sale: aSale({ code: 2 }) }, related });

  it('WAY-37 is the earliest of the same production that is sold', () => {
    const [one, two] = [later, latest].map((event) => ({ ...event, ...openEnd }));
    expect(nextOf([two, one].filter((event) => event !== undefined))).toMatchObject({ next: one });
  });

  it('WAY-37 is not another production, nor one that is sold out, cancelled or over, nor the concert itself', () => {
    const related = [
      { ...other, ...openEnd },
      { ...later, sale: aSale({ code: 2 }) },
      { ...later, ...openEnd, importStatus: 'cancelled' as const },
      { ...later, ...openEnd, ends: at('2026-11-01T22:15:00+01:00') },
      anEventCard(openEnd),
    ];
    expect(nextOf(related)).toMatchObject({ next: null });
  });
});

describe('what is untrue of a concert that is off', () => {
  const tickets = (event: Partial<EventCard>, now = onSale) =>
    computeEventTickets(
      { event: anEventCard(event), prices: [aPrice()], relatedEvents: [] },
      { tags: noCustomerTags, isLoggedIn: false },
      now,
      { normalTicketTypes: ['Normaal'], customerTags: defaultCustomerTags },
    );

  it.each([
    [{ importStatus: 'cancelled' }, onSale],
    [{ importStatus: 'moved' }, onSale],
    [{}, afterwards],
  ] as const)('WAY-35 %o has no price, and is off', (event, now) => {
    expect(tickets(event, now)).toMatchObject({ isOff: true, price: null });
  });

  it('WAY-35 a sold-out concert is played, but has no price; one at the box office has both', () => {
    expect(tickets({ sale: aSale({ code: 2 }) })).toMatchObject({ isOff: false, price: null });
    const ended = tickets({ sale: aSale({ end: at('2026-11-19T12:00:00+01:00') }) });
    expect([ended.isOff, ended.price?.kind]).toEqual([false, 'range']);
    expect(isCancelledMovedOrOver({ kind: 'unknown' })).toBe(false);
  });
});

const event = anEventCard({ starts: at('2026-12-05T20:15:00+01:00'), ends: at('2026-12-05T22:05:00+01:00') });
const work = { composer: 'Gustav Mahler', title: 'Das Lied von der Erde' };

describe('the length of a concert', () => {
  it('WAY-3 runs from start to end, with the interval', () => {
    const programme = [work, { title: 'Pauze (20 minuten)' }, work];
    expect(computeConcertLength({ event, programme })).toEqual({ minutes: 110, interval: 'with' });
  });

  it('WAY-3 has an interval whose time is known, whatever the programme says', () => {
    const intervalStarts = at('2026-12-05T21:00:00+01:00');
    expect(computeConcertLength({ event, programme: [work], intervalStarts })?.interval).toBe('with');
  });

  it('WAY-3 has no interval if the programme has none', () => {
    expect(computeConcertLength({ event, programme: [work] })).toEqual({ minutes: 110, interval: 'without' });
  });

  it('WAY-3 says nothing about an interval if the programme is unknown', () => {
    expect(computeConcertLength({ event, programme: [] })).toEqual({ minutes: 110, interval: null });
  });

  it('WAY-3 counts the minutes that pass in the night the clock is set back', () => {
    const night = anEventCard({
      starts: at('2026-10-24T22:00:00+02:00'),
      ends: at('2026-10-25T04:00:00+01:00'),
    });
    expect(computeConcertLength({ event: night, programme: [work] })?.minutes).toBe(420);
  });

  it.each([undefined, at('2026-12-05T20:15:00+01:00'), at('2026-12-05T19:00:00+01:00')])(
    'WAY-3 is unknown with the end %j',
    (ends) => {
      const { ends: _, ...open } = event;
      expect(
        computeConcertLength({ event: ends === undefined ? open : { ...open, ends }, programme: [work] }),
      ).toBeNull();
    },
  );
});

const now = moment('2026-12-01T12:00:00+01:00');
const starts = addMilliseconds(now, hourMs);
const production = { title: 'Another production', organizer: 'Huisorkest', genres: ['Symfonisch'] };
const sold = (uri: string, code: 0 | 2 | 3) =>
  anEventCard({ uri, starts, production, sale: { code, starts: {}, end: null } });
const listUris = (relatedEvents: readonly EventCard[]) =>
  listRelatedEvents(anEventPage({ relatedEvents }), now).map(({ uri }) => uri);

it('WAY-27 puts a sold-out concert after the others, and leaves out one that has begun or is not played', () => {
  const related = [
    sold('sold-out', 2),
    sold('first', 0),
    sold('cancelled', 3),
    anEventCard({ uri: 'moved', starts, production, importStatus: 'moved' }),
    anEventCard({ uri: 'begun', starts: now, production }),
    sold('second', 0),
  ];
  expect(listUris(related)).toEqual(['first', 'second', 'sold-out']);
});

it('WAY-27 leaves out another evening of the same production, which the band of a sold-out concert names', () => {
  const evening = anEventCard({ uri: 'another-evening', starts });
  expect(listUris([evening, sold('other', 0)])).toEqual(['other']);
});
