import { describe, expect, it } from 'vitest';
import { canOrder, isSoldNowOrLater, type OfferStatus, pickTicketOption } from '#domain/event/event-offer.ts';
import { everyoneFrom, saleEnd } from '#fixtures/builders/a-sale.ts';

describe('the order button', () => {
  it('SALE-2 can be ordered if it is available, or free and on sale, and otherwise not', () => {
    const offers: readonly OfferStatus[] = [
      { kind: 'available', until: null },
      { kind: 'free', onSale: true },
      { kind: 'free', onSale: false },
      { kind: 'cancelled' },
      { kind: 'moved', to: null },
      { kind: 'over' },
      { kind: 'soldOut', waitingList: true },
      { kind: 'saleEnded', since: saleEnd },
      { kind: 'notOnSaleYet', opens: { for: 'everyone', at: everyoneFrom } },
      { kind: 'notScheduled' },
      { kind: 'fewTickets' },
      { kind: 'presaleOnly', presale: [] },
      { kind: 'unknown' },
    ];
    const [available, freeOnSale, ...others] = offers.map(canOrder);
    expect([available, freeOnSale]).toEqual([true, true]);
    expect(others).toEqual(others.map(() => false));
  });

  it('SALE-1 leave a way to a ticket: to order, to wait where there is a list, or none', () => {
    expect(pickTicketOption({ kind: 'available', until: null })).toBe('order');
    expect(pickTicketOption({ kind: 'free', onSale: true })).toBe('order');
    expect(pickTicketOption({ kind: 'soldOut', waitingList: true })).toBe('waitingList');
    expect(pickTicketOption({ kind: 'soldOut', waitingList: false })).toBe('none');
    expect(pickTicketOption({ kind: 'free', onSale: false })).toBe('none');
  });
});

it('SALE-9 tickets may be sold unless the concert was cancelled or moved, is over or is full', () => {
  const offers = [
    { kind: 'available', until: null },
    { kind: 'notScheduled' },
    { kind: 'fewTickets' },
    { kind: 'presaleOnly', presale: [] },
    { kind: 'unknown' },
  ] as const;
  expect(offers.map(isSoldNowOrLater)).toEqual(offers.map(() => true));
  const none = [
    { kind: 'cancelled' },
    { kind: 'moved', to: null },
    { kind: 'over' },
    { kind: 'soldOut', waitingList: true },
    { kind: 'saleEnded', since: 0 as never },
  ] as const;
  expect(none.map(isSoldNowOrLater)).toEqual(none.map(() => false));
});
