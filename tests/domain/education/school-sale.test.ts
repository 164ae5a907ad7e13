import { describe, expect, it } from 'vitest';
import {
  findEventSchoolTags,
  isBookableBySchool,
  withSchoolSaleStarts,
} from '#domain/education/school-offer.ts';
import { filterSchoolTags, schoolKinds, toSchoolKind } from '#domain/education/school-tag.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { aSale, afterwards, beforeAll, friend, onSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const { regularPrimary, special, mbo } = defaultCustomerTags;

function aMorning(sale: Partial<Sale>, meantFor: readonly CustomerTag[] = [], overrides = {}) {
  const event = anEventCard({ sale: aSale(sale), starts: addMilliseconds(afterwards, 1), ...overrides });
  return { ...event, schoolTags: meantFor };
}

describe('the kinds of school', () => {
  it('SALE-8 are five, each with its tag', () => {
    expect(schoolKinds).toEqual(['regularPrimary', 'special', 'vmbo', 'havoVwo', 'mbo']);
    expect([518, 519, 520, 521, 522].map((tag) => toSchoolKind(tag, defaultCustomerTags))).toEqual(
      schoolKinds,
    );
  });

  it('SALE-8 exclude every other tag', () => {
    expect(filterSchoolTags([0, 499, 517, 518, 522, 523], defaultCustomerTags)).toEqual([518, 522]);
  });
});

describe('the schools an event is for', () => {
  it('SALE-8 are those that the CMS names', () => {
    expect(
      findEventSchoolTags(aMorning({ starts: { 522: beforeAll } }, [regularPrimary]), defaultCustomerTags),
    ).toEqual([518]);
  });

  it.each([[[]], [[friend]]])('SALE-8 are those that have a start, where the CMS names %j', (named) => {
    const starts = { _default: beforeAll, 37: beforeAll, 518: beforeAll, 522: onSale, 523: onSale };
    expect(findEventSchoolTags(aMorning({ starts }, named), defaultCustomerTags)).toEqual([518, 522]);
  });
});

describe('what a school may book', () => {
  const starts = { _default: beforeAll, [friend]: beforeAll, 518: beforeAll, 522: beforeAll };

  it('SALE-8 is an event for its kind and on sale to it', () => {
    const morning = aMorning({ starts }, [regularPrimary]);
    expect(isBookableBySchool(morning, [regularPrimary], onSale, defaultCustomerTags)).toBe(true);
    expect(isBookableBySchool(morning, [friend, regularPrimary], onSale, defaultCustomerTags)).toBe(true);
  });

  it('SALE-8 is what has a start for its kind, where the CMS names no school', () => {
    const morning = aMorning({ starts: { 519: beforeAll } });
    expect(isBookableBySchool(morning, [special, 521], onSale, defaultCustomerTags)).toBe(true);
    expect(isBookableBySchool(morning, [521], onSale, defaultCustomerTags)).toBe(false);
  });

  it('SALE-8 is not an event for another kind, even if it is on sale to both', () => {
    expect(
      isBookableBySchool(aMorning({ starts }, [regularPrimary]), [mbo], onSale, defaultCustomerTags),
    ).toBe(false);
  });

  it('SALE-8 is never anything by the start for everyone, or by a tag of no school', () => {
    for (const tags of [[], [friend]])
      expect(isBookableBySchool(aMorning({ starts }), tags, onSale, defaultCustomerTags)).toBe(false);
    expect(
      isBookableBySchool(aMorning({ starts: { _default: beforeAll } }), [mbo], onSale, defaultCustomerTags),
    ).toBe(false);
    expect(withSchoolSaleStarts(aMorning({ starts }), defaultCustomerTags).sale.starts).toEqual({
      518: beforeAll,
      522: beforeAll,
    });
  });

  it('SALE-8 follows the rules of every sale', () => {
    const mayBook = (sale: Partial<Sale>, now = onSale, overrides = {}) =>
      isBookableBySchool(aMorning({ starts, ...sale }, [mbo], overrides), [mbo], now, defaultCustomerTags);
    expect(mayBook({})).toBe(true);
    expect(mayBook({}, afterwards)).toBe(false);
    expect(mayBook({ code: 2 })).toBe(false);
    expect(mayBook({ starts: { 522: onSale } }, beforeAll)).toBe(false);
    expect(mayBook({}, onSale, { importStatus: 'cancelled' })).toBe(false);
    expect(mayBook({}, onSale, { starts: beforeAll, ends: beforeAll })).toBe(false);
  });
});
