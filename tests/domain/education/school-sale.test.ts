import { describe, expect, it } from 'vitest';
import { findEventSchoolTags } from '#domain/education/school-offer.ts';
import {
  defaultCustomerTags,
  filterSchoolTags,
  schoolKinds,
  toSchoolKind,
} from '#domain/sale/customer-tags.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { aSale, beforeAll, friend, onSale } from '#fixtures/builders/a-sale.ts';

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
  const listTags = (starts: Sale['starts'], schoolTags: readonly CustomerTag[]) =>
    findEventSchoolTags({ sale: aSale({ starts }), schoolTags }, defaultCustomerTags);

  it('SALE-8 are those that the CMS names', () => {
    expect(listTags({ 522: beforeAll }, [518])).toEqual([518]);
  });

  it.each([[[]], [[friend]]])('SALE-8 are those that have a start, where the CMS names %j', (named) => {
    const starts = { _default: beforeAll, 37: beforeAll, 518: beforeAll, 522: onSale, 523: onSale };
    expect(listTags(starts, named)).toEqual([518, 522]);
  });
});
