import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNextSaleChange, isOnSale, computeSaleStatus } from '#domain/sale/sale-status.ts';
import type { CustomerTag, Sale, SaleCode } from '#domain/sale/sale.ts';
import { addMilliseconds, hourMs, createInstant } from '#domain/time/instant.ts';
import {
  aSale,
  afterwards,
  beforeAll,
  everyoneFrom,
  friend,
  friendsFrom,
  inPresale,
  onSale,
  saleEnd,
} from '#fixtures/builders/a-sale.ts';

const moments = fc.integer({ min: 0, max: 40 }).map((hours) => createInstant(hours * hourMs));
const tags: fc.Arbitrary<readonly CustomerTag[]> = fc.uniqueArray(fc.constantFrom(37, 38, 518));
const sales: fc.Arbitrary<Sale> = fc.record({
  code: fc.constantFrom<SaleCode>(0, 1, 2, 3, 4),
  starts: fc.dictionary(fc.constantFrom('_default', '37', '38', '518'), moments, { noNullPrototype: true }),
  end: fc.option(moments),
});

describe('the next change of a sale', () => {
  it.each([
    ['the friends’ start, for friends', friendsFrom, aSale(), [friend], beforeAll],
    ['everyone’s start, for everyone', everyoneFrom, aSale(), [], beforeAll],
    ['everyone’s start, while friends buy', everyoneFrom, aSale(), [], inPresale],
    ['the moment after the end, while on sale', addMilliseconds(saleEnd, 1), aSale(), [], onSale],
    ['none after the end', null, aSale(), [], afterwards],
    ['none where the sale has no end', null, aSale({ end: null }), [], onSale],
    ['none where it is sold out', null, aSale({ code: 2 }), [], beforeAll],
    ['none where it is cancelled', null, aSale({ code: 3 }), [], beforeAll],
    ['the end where there is no start', addMilliseconds(saleEnd, 1), aSale({ starts: {} }), [], onSale],
    ['none at the start of a sale that was over before', null, aSale({ end: beforeAll }), [], inPresale],
  ] as const)('SALE-2 SALE-3 is %s', (_what, expected, sale, own, now) => {
    expect(findNextSaleChange(sale, own, now)).toBe(expected);
  });

  it('SALE-2 SALE-3 is exactly when the sale changes, and nothing changes before', () => {
    fc.assert(
      fc.property(sales, tags, moments, moments, (sale, own, now, after) => {
        const change = findNextSaleChange(sale, own, now);
        const present = computeSaleStatus(sale, own, now);
        if (change !== null) {
          expect(change).toBeGreaterThan(now);
          expect(computeSaleStatus(sale, own, change)).not.toEqual(present);
          expect(computeSaleStatus(sale, own, addMilliseconds(change, -1))).toEqual(present);
        }
        if (after > now && after < (change ?? Number.POSITIVE_INFINITY))
          expect(computeSaleStatus(sale, own, after)).toEqual(present);
      }),
      { numRuns: 400 },
    );
  });
});

describe('any sale at all', () => {
  it('SALE-2 is never withdrawn by an additional tag', () => {
    fc.assert(
      fc.property(sales, tags, tags, moments, (sale, own, more, now) => {
        if (isOnSale(sale, own, now)) expect(isOnSale(sale, [...own, ...more], now)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('SALE-1 shows no lock or exclamation mark on anything that can be ordered', () => {
    fc.assert(
      fc.property(sales, tags, moments, (sale, own, now) => {
        const status = computeSaleStatus(sale, own, now);
        expect(status.kind === 'available').toBe(isOnSale(sale, own, now));
        if (status.kind === 'available') expect(status.shown).toBe(0);
      }),
    );
  });
});
