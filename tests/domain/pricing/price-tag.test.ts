import { describe, expect, it } from 'vitest';
import { computePriceTag } from '#domain/pricing/price-tag.ts';

describe('the price of a concert or series', () => {
  it('WAY-2 begins with the lowest general price of the CMS, whatever the range says', () => {
    expect(computePriceTag({ minPrice: 34 }, { from: 29.5, to: 59 })).toEqual({
      kind: 'range',
      from: 34,
      to: 59,
    });
    expect(computePriceTag({ minPrice: 34 }, { from: 20, to: 30 })).toEqual({
      kind: 'range',
      from: 34,
      to: 34,
    });
  });

  it('SALE-7 is the lowest general price where no prices are listed', () => {
    expect(computePriceTag({ minPrice: 34 })).toEqual({ kind: 'from', euros: 34 });
  });

  it('SALE-7 is the range where the CMS states no lowest price, as of a series', () => {
    expect(computePriceTag({ minPrice: null }, { from: 0, to: 12 })).toEqual({
      kind: 'range',
      from: 0,
      to: 12,
    });
  });

  it('SALE-7 WAY-2 is free if the lowest general price is 0, or all prices are', () => {
    expect(computePriceTag({ minPrice: null }, { from: 0, to: 0 })).toEqual({ kind: 'free' });
    expect(computePriceTag({ minPrice: 0 })).toEqual({ kind: 'free' });
    expect(computePriceTag({ minPrice: 0 }, { from: 0, to: 12 })).toEqual({ kind: 'free' });
  });
});
