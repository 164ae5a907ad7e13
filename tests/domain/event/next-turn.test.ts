import { describe, expect, it } from 'vitest';
import { nextTurn } from '#domain/event/next-turn.ts';
import { later, minute } from '#domain/time/instant.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T10:00:00+01:00');
const inFive = later(now, 5 * minute);
const inTen = later(now, 10 * minute);

function opening(moment: number) {
  return anEventCard({ sale: { code: 0, starts: { _default: moment as typeof now }, end: null } });
}

describe('when something shown changes by itself', () => {
  it('SALE-2 is when the first of its sales opens', () => {
    expect(nextTurn([opening(inTen), opening(inFive)], now)).toBe(inFive);
  });

  it('SALE-3 is when a sale ends', () => {
    const ending = anEventCard({ sale: { code: 0, starts: { _default: later(now, -minute) }, end: inTen } });
    expect(nextTurn([ending], now)).toBe(later(inTen, 1));
  });

  it('is when a concert is over, of one that is on', () => {
    const over = anEventCard({ starts: later(now, -minute), ends: inFive });
    expect(nextTurn([over], now)).toBe(later(inFive, 1));
  });

  it('SALE-2 is when a series goes on sale, or its own sale opens', () => {
    expect(nextTurn([{ saleStart: inTen }], now)).toBe(inTen);
    const { sale } = opening(inFive);
    expect(nextTurn([{ saleStart: inTen, ...(sale && { sale }) }], now)).toBe(inFive);
  });

  it('SALE-6 is when a price comes or goes', () => {
    const price = { tag: null, ticketType: 'Normaal', zone: '1', euros: 20 };
    const prices = [
      { ...price, activeFrom: null, activeTo: inTen },
      { ...price, activeFrom: inFive, activeTo: null },
    ];
    expect(nextTurn([opening(inTen), { prices }], now)).toBe(inFive);
  });

  it('is about anonymous visitors: a presale for holders is not a change', () => {
    const presale = anEventCard({ sale: { code: 0, starts: { '12': inFive, _default: inTen }, end: null } });
    expect(nextTurn([presale], now)).toBe(inTen);
  });

  it.each([
    [[]],
    [[{}]],
    [[{ saleStart: null, prices: [] }]],
    [[{ saleStart: later(now, -1) }]],
    [[{ saleStart: now }]],
  ])('is null without anything on sale: %j', (onSale) => {
    expect(nextTurn(onSale, now)).toBeNull();
  });
});
