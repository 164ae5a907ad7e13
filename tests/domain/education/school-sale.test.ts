import { describe, expect, it } from 'vitest';
import { isBookable, schoolSaleOf } from '#domain/education/school-sale.ts';
import { isSchoolTag, schoolKindOf, schoolKinds, schoolTags } from '#domain/education/school-tag.ts';
import { afterwards, aSale, beforeAll, friend, onSale } from '#tests/domain/sale/a-sale.ts';

const { regularPrimary, mbo } = schoolTags;
const schoolsFrom = aSale({
  starts: { _default: beforeAll, [friend]: beforeAll, [regularPrimary]: beforeAll },
});

describe('the kinds of school', () => {
  it('SALE-8 are five, each with its tag', () => {
    expect(schoolTags).toEqual({ regularPrimary: 518, special: 519, vmbo: 520, havoVwo: 521, mbo: 522 });
    expect(schoolKinds).toEqual(['regularPrimary', 'special', 'vmbo', 'havoVwo', 'mbo']);
    expect([518, 519, 520, 521, 522].map(schoolKindOf)).toEqual(schoolKinds);
  });

  it('SALE-8 know no other tag', () => {
    expect([517, 523, 499, 0].map(schoolKindOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect([517, 518, 522, 523].map(isSchoolTag)).toEqual([false, true, true, false]);
  });
});

describe('the sale of a school production', () => {
  it('SALE-8 is open to a school whose start is past', () => {
    expect(schoolSaleOf(schoolsFrom, [regularPrimary], onSale).kind).toBe('available');
  });

  it('SALE-8 is never open by the start for everyone', () => {
    expect(schoolSaleOf(schoolsFrom, [], onSale)).toMatchObject({
      kind: 'presaleOnly',
      presale: [{ for: 518 }],
    });
    expect(schoolSaleOf(aSale({ starts: { _default: beforeAll } }), [mbo], onSale).kind).toBe('noStart');
  });

  it('SALE-8 is not open by a tag of no school', () => {
    expect(schoolSaleOf(schoolsFrom, [friend], onSale).kind).toBe('presaleOnly');
  });

  it('SALE-8 keeps the rules of every sale', () => {
    expect(schoolSaleOf(schoolsFrom, [regularPrimary], afterwards).kind).toBe('ended');
    expect(schoolSaleOf({ ...schoolsFrom, code: 2 }, [regularPrimary], onSale).kind).toBe('soldOut');
    expect(schoolSaleOf(aSale({ starts: { 522: onSale } }), [mbo], beforeAll).kind).toBe('opensLater');
  });
});

describe('what a school may book', () => {
  const production = {
    sale: aSale({ starts: { 518: beforeAll, 522: beforeAll } }),
    schoolTags: [regularPrimary],
  };

  it('SALE-8 is what is meant for its kind and on sale to it', () => {
    expect(isBookable(production, [regularPrimary], onSale)).toBe(true);
    expect(isBookable(production, [regularPrimary], afterwards)).toBe(false);
  });

  it('SALE-8 is not what is meant for another kind, though it be on sale to both', () => {
    expect(isBookable(production, [mbo], onSale)).toBe(false);
    expect(isBookable(production, [], onSale)).toBe(false);
  });
});
