import { describe, expect, it } from 'vitest';
import { type EventTickets, computeEventTickets } from '#domain/event-page/event-tickets.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import {
  aSale,
  afterwards,
  beforeAll,
  everyoneFrom,
  friend,
  inPresale,
  onSale,
} from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

interface Look {
  readonly event?: Partial<EventCard>;
  readonly prices?: readonly TicketPrice[];
  readonly tags?: readonly CustomerTag[];
  readonly isLoggedIn?: boolean;
  readonly now?: Instant;
}

/** The page of a concert on general sale, for an anonymous visitor. */
function seen({ event = {}, prices = [aPrice()], tags = [], isLoggedIn = false, now = onSale }: Look = {}) {
  const page = { event: anEventCard(event), prices, relatedEvents: [] };
  return computeEventTickets(page, { tags, isLoggedIn }, now, {
    normalTicketTypes: ['Normaal'],
    customerTags: defaultCustomerTags,
  });
}

const forFriends = aPrice({ tag: friend, ticketType: 'Vrienden', euros: 53.1 });
const forCardHolders = aPrice({
  tag: defaultCustomerTags.friendsLottery,
  ticketType: 'VIP-KAART',
  euros: 29.5,
});

describe('the way to a ticket', () => {
  it('SALE-2 is to order while it is on sale to the visitor', () => {
    expect(seen().ticketOption).toBe('order');
    expect(seen({ now: inPresale, tags: [friend] }).ticketOption).toBe('order');
  });

  it('SALE-1 is to wait where it is sold out and has a waiting list, else it is refused', () => {
    const soldOut = { sale: aSale({ code: 2 }) };
    expect(seen({ event: { ...soldOut, waitingList: true } }).ticketOption).toBe('waitingList');
    expect(seen({ event: soldOut }).ticketOption).toBe('refused');
  });

  it('SALE-3 is refused before the sale, after it, and where the concert is off', () => {
    expect(seen({ now: beforeAll }).ticketOption).toBe('refused');
    expect(seen({ now: afterwards }).ticketOption).toBe('refused');
    expect(seen({ event: { importStatus: 'cancelled' } }).ticketOption).toBe('refused');
  });

  it('SALE-1 is none, and not refused, if no ticket is needed or the sale is unknown', () => {
    const noStart = aSale({ starts: {}, end: null });
    expect(seen({ event: { minPrice: 0, sale: noStart }, prices: [] }).ticketOption).toBe('none');
    expect(seen({ event: { sale: noStart } }).ticketOption).toBe('none');
  });
});

describe('who comes first', () => {
  it('SALE-2 is shown with a login link to an anonymous visitor, once holders can order', () => {
    const { presale, shouldSuggestLogin } = seen({ now: inPresale });
    expect(presale).toEqual({ kind: 'othersNow', tag: friend, everyone: everyoneFrom });
    expect(shouldSuggestLogin).toBe(true);
  });

  it.each<readonly [string, Look]>([
    ['has logged in and is no holder', { now: inPresale, isLoggedIn: true }],
    ['comes before holders can order', { now: beforeAll }],
    ['can order already', { now: inPresale, tags: [friend], isLoggedIn: true }],
    ['comes when everyone can order', {}],
  ])('SALE-2 suggests no login to a visitor who %s', (_, look) => {
    expect(seen(look).shouldSuggestLogin).toBe(false);
  });

  it('SALE-1 is not shown, and no login suggested, if the concert is cancelled or sold out', () => {
    const cancelled = seen({ event: { importStatus: 'cancelled' }, now: inPresale });
    expect(cancelled).toMatchObject({ ticketOption: 'refused', presale: null, shouldSuggestLogin: false });
    expect(seen({ event: { sale: aSale({ code: 2 }) }, now: inPresale }).shouldSuggestLogin).toBe(false);
  });
});

describe('the prices', () => {
  it('SALE-6 begin with the visitor’s own, and are marked so', () => {
    const { table, hasOwnPrices } = seen({ prices: [aPrice(), forFriends], tags: [friend] });
    expect(table.ticketTypes.map(({ name }) => name)).toEqual(['Vrienden', 'Normaal']);
    expect(table.rows[0]?.prices.map((price) => price?.euros)).toEqual([53.1, 59]);
    expect(hasOwnPrices).toBe(true);
  });

  it('SALE-6 are the general ones for a visitor without tags', () => {
    const { table, hasOwnPrices, price } = seen({ event: { minPrice: 59 }, prices: [aPrice(), forFriends] });
    expect(table.ticketTypes.map(({ name }) => name)).toEqual(['Normaal']);
    expect(hasOwnPrices).toBe(false);
    expect(price).toEqual({ kind: 'range', from: 59, to: 59 });
  });

  it.each<readonly [EventTickets['noPricesReason'], string, Partial<EventCard>]>([
    ['noPrices', 'no price is known', { minPrice: null }],
    ['noPrices', 'only the lowest price is known', { minPrice: 29.5 }],
    ['free', 'a place costs nothing and has to be ordered', { minPrice: 0 }],
    ['noTicket', 'one walks in', { minPrice: 0, sale: aSale({ starts: {}, end: null }) }],
    ['free', 'it was free and is called off', { minPrice: 0, importStatus: 'cancelled' }],
  ])('SALE-7 have %s in their place where %s', (instead, _, event) => {
    const { noPricesReason, table } = seen({ event, prices: [] });
    expect(table.rows).toEqual([]);
    expect(noPricesReason).toBe(instead);
  });
});

describe('the prices at the top', () => {
  const forTheYoung = aPrice({ ticketType: 'Tot 30 jaar', euros: 29.5 });

  it('WAY-2 has a range of the normal ticket type only; the price of the young is a line of its own', () => {
    const { price, typePrices } = seen({
      event: { minPrice: 40 },
      prices: [aPrice(), aPrice({ zone: '2', euros: 40 }), forTheYoung, forFriends],
    });
    expect(price).toEqual({ kind: 'range', from: 40, to: 59 });
    expect(typePrices.map(({ name, from, isOwn }) => [name, from, isOwn])).toEqual([
      ['Tot 30 jaar', 29.5, false],
    ]);
  });

  it('WAY-2 states no saving of an own price that is not lower', () => {
    const { typePrices } = seen({ prices: [aPrice(), { ...forFriends, euros: 59 }], tags: [friend] });
    expect(typePrices[0]?.saving).toBeNull();
  });

  it('WAY-2 states no price of a ticket type once nothing is sold', () => {
    expect(seen({ prices: [aPrice(), forFriends], tags: [friend], now: afterwards }).typePrices).toEqual([]);
  });
});

describe('the friends lottery', () => {
  it('WAY-2 SALE-9 is not introduced to a visitor who has its card', () => {
    const holder = seen({ prices: [aPrice(), forCardHolders], tags: [defaultCustomerTags.friendsLottery] });
    expect(holder.hasFriendsLottery).toBe(false);
    expect(holder.typePrices[0]).toMatchObject({ name: 'VIP-KAART', saving: { from: 29.5, to: 29.5 } });
  });

  it('SALE-9 is introduced where its card has a price and tickets may be sold', () => {
    expect(seen({ prices: [aPrice(), forCardHolders] }).hasFriendsLottery).toBe(true);
  });

  it('SALE-9 is not introduced without a price for its card, or if nothing is sold', () => {
    expect(seen().hasFriendsLottery).toBe(false);
    expect(seen({ prices: [forCardHolders], now: afterwards }).hasFriendsLottery).toBe(false);
  });
});
