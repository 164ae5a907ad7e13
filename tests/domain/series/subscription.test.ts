import { describe, expect, it } from 'vitest';
import { canOrder, toOffer } from '#domain/event/event-offer.ts';
import {
  listRoomsByFrequency,
  pickSeriesSale,
  toSeriesAsOfferedEvent,
  toSeriesSpan,
  toSubscriptionOrderUrl,
} from '#domain/series/subscription.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
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
  return toOffer(toSeriesAsOfferedEvent(page), [], moment(time));
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
    expect(toSeriesAsOfferedEvent(series)).toMatchObject({ importStatus: 'planned', waitingList: false });
  });

  it('is over when its last concert is, in any order', () => {
    expect(offerAt('2027-03-06T22:00:00+01:00').kind).toBe('available');
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

  it('is ordered at the CMS’s URL, else at the ticketing site by its id', () => {
    expect(toSubscriptionOrderUrl(series, 'https://tickets.example', 'en')).toBe(
      'https://tickets.example/en/buyingflow/subscription/2003/',
    );
    const purchaseUrl = 'https://tickets.example/serie';
    expect(toSubscriptionOrderUrl({ id: 1, purchaseUrl }, 'https://elders.example', 'nl')).toBe(purchaseUrl);
  });
});

describe('when and where a series is played', () => {
  it('TPL-19 is from its first concert to its last', () => {
    expect(toSeriesSpan(concerts)).toEqual({ first: autumn, last: spring });
    expect(toSeriesSpan([])).toBeNull();
  });

  it('TPL-19 is in each room once, the usual one first', () => {
    expect(listRoomsByFrequency(['Foyer', 'Grote Zaal', undefined, 'Grote Zaal', null])).toEqual([
      'Grote Zaal',
      'Foyer',
    ]);
    expect(listRoomsByFrequency([null])).toEqual([]);
  });
});
