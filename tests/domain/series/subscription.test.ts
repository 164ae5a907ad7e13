import { describe, expect, it } from 'vitest';
import { canOrder, computeOffer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { SeriesPage } from '#domain/page/page.ts';
import { toSeriesCard } from '#domain/series/series-card.ts';
import {
  canOrderSeries,
  countRemainingConcerts,
  listRoomsByFrequency,
  pickSeriesSale,
  sumSingleTicketPrices,
  toSeriesAsOfferedEvent,
  computeSeriesPrice,
  findSeriesSpan,
  toSubscriptionOrderUrl,
} from '#domain/series/subscription.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const opens = moment('2026-05-07T10:00:00+02:00');
const autumn = moment('2026-10-24T20:15:00+02:00');
const spring = moment('2027-03-06T20:15:00+01:00');
const concerts = [
  anEventCard({ starts: spring, ends: moment('2027-03-06T22:15:00+01:00') }),
  anEventCard({ starts: autumn, ends: moment('2026-10-24T22:15:00+02:00') }),
];
const series = aSeriesPage({ id: 2003, saleStart: opens, events: concerts });

function offerAt(time: string, page = series) {
  return computeOffer(toSeriesAsOfferedEvent(toSeriesCard(page)), [], moment(time));
}

describe('the whole series as one thing to order', () => {
  it('TPL-24 opens at its sale start', () => {
    expect(offerAt('2026-05-07T09:59:59+02:00')).toMatchObject({
      kind: 'notOnSaleYet',
      opens: { at: opens },
    });
    expect(canOrder(offerAt('2026-05-07T10:00:00+02:00'))).toBe(true);
  });

  it('TPL-24 has no waiting list if it is sold out, and is never cancelled or moved as a whole', () => {
    expect(toSeriesAsOfferedEvent(toSeriesCard(series))).toMatchObject({
      importStatus: 'planned',
      waitingList: false,
    });
  });

  it('is over when its last concert is, in any order', () => {
    expect(offerAt('2027-03-06T22:00:00+01:00').kind).toBe('saleEnded');
    expect(offerAt('2027-03-06T22:15:01+01:00').kind).toBe('over');
  });

  it('SALE-2 uses the ticketing’s sale rather than its own start', () => {
    const sale = { code: 2, starts: { _default: opens }, end: null } as const;
    expect(pickSeriesSale({ saleStart: null, sale })).toBe(sale);
    expect(offerAt('2026-11-20T12:00:00+01:00', aSeriesPage({ ...series, sale })).kind).toBe('soldOut');
  });

  it('offers nothing without a known sale', () => {
    expect(offerAt('2026-11-20T12:00:00+01:00', aSeriesPage({ events: concerts })).kind).toBe('unknown');
  });

  it('is not over while it has no concerts', () => {
    expect(offerAt('2030-01-01T12:00:00+01:00', aSeriesPage({ saleStart: opens })).kind).toBe('available');
  });

  it('is ordered at the CMS’s URL, else at that of the ticketing, if it has one', () => {
    const ticketing = {
      series: ({ id }: { readonly id: number }, locale: Locale) => `https://tickets.example/${locale}/${id}`,
    };
    expect(toSubscriptionOrderUrl(series, ticketing, 'en')).toBe('https://tickets.example/en/2003');
    const purchaseUrl = 'https://tickets.example/serie';
    expect(toSubscriptionOrderUrl({ id: 1, purchaseUrl }, ticketing, 'nl')).toBe(purchaseUrl);
    expect(toSubscriptionOrderUrl(series, { series: () => null }, 'en')).toBeNull();
  });
});

const day = (date: string): Pick<EventCard, 'starts' | 'ends'> => ({
  starts: moment(`${date}T20:15:00+01:00`),
  ends: moment(`${date}T22:15:00+01:00`),
});
const price = aPrice({ ticketType: 'Serie', euros: 90 });
const prices = [price, { ...price, zone: '3', euros: 60 }];
const five = ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'].map((date) =>
  anEventCard({ ...day(date), minPrice: 20 }),
);
const ofFive = aSeriesPage({ saleStart: opens, prices, events: five });

describe('a series that has begun', () => {
  it('WAY-41 is sold as a whole until half of its concerts are over, even if the ticketing’s sale ends later', () => {
    expect(offerAt('2027-01-01T22:15:00+01:00', ofFive).kind).toBe('available');
    expect(offerAt('2027-01-01T22:15:01+01:00', ofFive).kind).toBe('saleEnded');
    const even = aSeriesPage({ ...ofFive, events: five.slice(0, 4) });
    expect(offerAt('2026-12-01T22:15:00+01:00', even).kind).toBe('available');
    expect(offerAt('2026-12-01T22:15:01+01:00', even).kind).toBe('saleEnded');
  });

  it('WAY-41 is not sold after the ticketing’s own end', () => {
    const sale = { code: 0, starts: { _default: opens }, end: moment('2026-11-10T00:00:00+01:00') } as const;
    expect(offerAt('2026-11-20T12:00:00+01:00', aSeriesPage({ ...ofFive, sale })).kind).toBe('saleEnded');
  });

  it('WAY-41 does not count a cancelled concert, nor one moved to another time', () => {
    const [first, second, ...rest] = five;
    const events = [
      anEventCard({ ...first, importStatus: 'cancelled' }),
      anEventCard({ ...second, importStatus: 'moved' }),
      ...rest,
    ];
    const page = aSeriesPage({ ...ofFive, events });
    expect(offerAt('2027-02-01T22:15:00+01:00', page).kind).toBe('available');
    expect(offerAt('2027-02-01T22:15:01+01:00', page).kind).toBe('saleEnded');
    const { concerts: listed } = toSeriesCard(page);
    expect(countRemainingConcerts(listed, moment('2026-12-20T12:00:00+01:00'))).toBeNull();
    expect(countRemainingConcerts(listed, moment('2027-01-20T12:00:00+01:00'))).toBe(2);
    expect(sumSingleTicketPrices(listed, moment('2026-10-01T12:00:00+01:00'))).toBe(60);
  });

  it('WAY-41 states how many concerts remain, only while some are over and some are not', () => {
    const { concerts: listed } = toSeriesCard(ofFive);
    expect(countRemainingConcerts(listed, moment('2026-11-01T22:15:00+01:00'))).toBeNull();
    expect(countRemainingConcerts(listed, moment('2026-11-01T22:15:01+01:00'))).toBe(4);
    expect(countRemainingConcerts(listed, moment('2027-03-02T12:00:00+01:00'))).toBeNull();
  });
});

describe('the price of a whole series', () => {
  function priceAt(time: string, overrides: Partial<SeriesPage> = {}, tags: readonly number[] = []) {
    const card = toSeriesCard(aSeriesPage({ ...ofFive, ...overrides }));
    const now = moment(time);
    return computeSeriesPrice(card, computeOffer(toSeriesAsOfferedEvent(card), tags, now), tags, now);
  }

  it('WAY-40 saves the difference with the lowest single tickets for the concerts to come', () => {
    expect(priceAt('2026-10-20T12:00:00+02:00')).toEqual({ from: 60, to: 90, saving: 40 });
    expect(priceAt('2026-11-20T12:00:00+01:00')).toEqual({ from: 60, to: 90, saving: 20 });
  });

  it('WAY-40 states no saving if it saves nothing, or if the price of a concert is unknown', () => {
    expect(priceAt('2026-12-20T12:00:00+01:00')).toMatchObject({ saving: null });
    const events = [...five, anEventCard({ ...day('2027-04-01'), minPrice: null })];
    expect(priceAt('2026-10-20T12:00:00+02:00', { events })).toMatchObject({ from: 60, saving: null });
  });

  it('WAY-40 counts in cents: what costs as much as its single tickets saves nothing', () => {
    const events = [10.3, 16.1, 17.5].map((minPrice, at) =>
      anEventCard({ ...day(`2027-04-0${at + 1}`), minPrice }),
    );
    const saved = (euros: number) =>
      priceAt('2026-10-20T12:00:00+02:00', { events, prices: [{ ...price, euros }] })?.saving;
    expect([saved(43.9), saved(43.8), saved(44)]).toEqual([null, 0.1, null]);
  });

  it('WAY-40 compares general prices, and states the price of the visitor', () => {
    const own = [...prices, { ...price, tag: 37, euros: 50 }];
    expect(priceAt('2026-10-20T12:00:00+02:00', { prices: own }, [37])).toEqual({
      from: 50,
      to: 90,
      saving: 40,
    });
  });

  it('WAY-40 is stated before the sale, and not after it', () => {
    expect(priceAt('2026-05-01T12:00:00+02:00')).toMatchObject({ from: 60 });
    expect(priceAt('2027-01-20T12:00:00+01:00')).toBeNull();
  });

  it('WAY-41 a series without a price is not ordered as a whole', () => {
    const offer = offerAt('2026-10-20T12:00:00+02:00', ofFive);
    expect(canOrderSeries(offer, { from: 60, to: 90, saving: null })).toBe(true);
    expect(canOrderSeries(offer, null)).toBe(false);
    expect(priceAt('2026-10-20T12:00:00+02:00', { prices: [] })).toBeNull();
  });
});

describe('when and where a series is played', () => {
  it('TPL-19 is from its first concert to its last', () => {
    expect(findSeriesSpan(concerts)).toEqual({ first: autumn, last: spring });
    expect(findSeriesSpan([])).toBeNull();
  });

  it('TPL-19 is in each room once, the usual one first', () => {
    expect(listRoomsByFrequency(['Foyer', 'Grote Zaal', undefined, 'Grote Zaal', null])).toEqual([
      'Grote Zaal',
      'Foyer',
    ]);
    expect(listRoomsByFrequency([null])).toEqual([]);
  });
});

it('TPL-20 a series is listed with its sale, where ticketing knows one', () => {
  const sale = aSale();
  expect(toSeriesCard(aSeriesPage({ sale }))).toHaveProperty('sale', sale);
  expect(toSeriesCard(aSeriesPage())).not.toHaveProperty('sale');
});

it('TPL-20 WAY-40 a series is listed with as much of its concerts as a date, a figure and a saving need', () => {
  const { id, starts, ends, minPrice } = anEventCard();
  const concert = { id, starts, ends, minPrice, isPlayed: true };
  const events = [anEventCard(), anEventCard({ room: null, importStatus: 'cancelled' })];
  expect(toSeriesCard(aSeriesPage({ events })).concerts).toEqual([
    { ...concert, room: 'Grote Zaal' },
    { ...concert, room: null, isPlayed: false },
  ]);
});
