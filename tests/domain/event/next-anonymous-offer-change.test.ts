import { describe, expect, it } from 'vitest';
import { findNextAnonymousOfferChange } from '#domain/event/event-offer.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T10:00:00+01:00');
const inFive = addMilliseconds(now, 5 * minuteMs);
const inTen = addMilliseconds(now, 10 * minuteMs);

function opening(moment: number) {
  return anEventCard({ sale: { code: 0, starts: { _default: moment as typeof now }, end: null } });
}

describe('when something shown changes by itself', () => {
  it('SALE-2 is when the first of its sales opens', () => {
    expect(findNextAnonymousOfferChange([opening(inTen), opening(inFive)], now)).toBe(inFive);
  });

  it('SALE-3 is when a sale ends', () => {
    const onSale = anEventCard({
      sale: { code: 0, starts: { _default: addMilliseconds(now, -minuteMs) }, end: inTen },
    });
    expect(findNextAnonymousOfferChange([onSale], now)).toBe(addMilliseconds(inTen, 1));
  });

  it('is when a concert is over, of one that is on', () => {
    const over = anEventCard({ starts: addMilliseconds(now, -minuteMs), ends: inFive });
    expect(findNextAnonymousOfferChange([over], now)).toBe(addMilliseconds(inFive, 1));
  });

  it('SALE-2 is when a series goes on sale, or its own sale opens', () => {
    expect(findNextAnonymousOfferChange([{ saleStart: inTen }], now)).toBe(inTen);
    const { sale } = opening(inFive);
    expect(findNextAnonymousOfferChange([{ saleStart: inTen, ...(sale && { sale }) }], now)).toBe(inFive);
  });

  it('SALE-6 is when a price comes or goes', () => {
    const price = aPrice();
    const prices = [
      { ...price, activeTo: inTen },
      { ...price, activeFrom: inFive },
    ];
    expect(findNextAnonymousOfferChange([opening(inTen), { prices }], now)).toBe(inFive);
  });

  it('HOUR-1 is when the day of a concert begins, and when it is over', () => {
    expect(findNextAnonymousOfferChange([{ changesAt: [addMilliseconds(now, -1), inTen] }], now)).toBe(inTen);
    expect(findNextAnonymousOfferChange([opening(inTen), { changesAt: [inFive, inTen] }], now)).toBe(inFive);
  });

  it('is about anonymous visitors: a presale for holders is not a change', () => {
    const presale = anEventCard({ sale: { code: 0, starts: { '12': inFive, _default: inTen }, end: null } });
    expect(findNextAnonymousOfferChange([presale], now)).toBe(inTen);
  });

  it.each([
    [[]],
    [[{}]],
    [[{ saleStart: null, prices: [] }]],
    [[{ saleStart: addMilliseconds(now, -1) }]],
    [[{ saleStart: now }]],
  ])('is null without anything on sale: %j', (onSale) => {
    expect(findNextAnonymousOfferChange(onSale, now)).toBeNull();
  });
});
