import { describe, expect, it } from 'vitest';
import {
  computeSchoolOffer,
  computeSchoolOfferAudience,
  findEventSchoolTags,
} from '#domain/education/school-offer.ts';
import {
  defaultCustomerTags,
  filterSchoolTags,
  schoolKinds,
  toSchoolKind,
} from '#domain/sale/customer-tags.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { pickEducationCustomerTags } from '#domain/session/tix-environment.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aSale, beforeAll, friend, onSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const [primary, special, vmbo, havoVwo] = [518, 519, 520, 521];
const now = moment('2026-11-20T12:00:00+01:00');
const opened = moment('2026-09-01T09:00:00+02:00');
const later = moment('2027-01-04T09:00:00+01:00');

function aMorning(starts: Readonly<Record<string, typeof now>>, overrides = {}) {
  const event = anEventCard({ minPrice: null, sale: { code: 0, starts, end: null }, ...overrides });
  return { ...event, schoolTags: [primary, special] };
}

function offeredTo(event: ReturnType<typeof aMorning>, tags: readonly CustomerTag[]) {
  return computeSchoolOffer(
    event,
    computeSchoolOfferAudience(
      event,
      pickEducationCustomerTags('education', tags, defaultCustomerTags),
      defaultCustomerTags,
    ),
    now,
    defaultCustomerTags,
  );
}

const open = aMorning({ [primary]: opened, [special]: opened });

describe('what a morning for schools offers', () => {
  it('SALE-8 can be booked by a school it is for', () => {
    expect(offeredTo(open, [friend, primary])).toMatchObject({ for: 'thisSchool', isBookable: true });
  });

  it('SALE-8 shows a visitor who is no school what schools are offered', () => {
    for (const tags of [[], [friend]]) {
      expect(offeredTo(open, tags)).toMatchObject({ for: 'anySchool', isBookable: true });
    }
  });

  it('SALE-8 is not for a school of another kind', () => {
    expect(offeredTo(open, [vmbo]).for).toBe('otherSchools');
  });

  it('SALE-8 is for the schools that have a start, where the CMS names none', () => {
    const event = { ...aMorning({ _default: opened, [friend]: opened, [special]: opened }), schoolTags: [] };
    expect(offeredTo(event, [special, havoVwo])).toMatchObject({ for: 'thisSchool', isBookable: true });
    expect(offeredTo(event, [])).toMatchObject({ for: 'anySchool', isBookable: true });
    expect(offeredTo(event, [havoVwo]).for).toBe('otherSchools');
  });

  it('SALE-8 opens for each kind of school at its own moment', () => {
    const event = aMorning({ [primary]: later, [special]: opened });
    expect(offeredTo(event, [primary])).toMatchObject({
      isBookable: false,
      offer: { kind: 'notOnSaleYet', opens: { at: later } },
    });
    expect(offeredTo(event, [special]).isBookable).toBe(true);
  });

  it('SALE-8 ignores the general sale start', () => {
    const event = aMorning({ _default: opened, [friend]: opened });
    expect([[primary], [friend], []].map((tags) => offeredTo(event, tags).isBookable)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is over, full or cancelled for every school alike', () => {
    const full = aMorning(
      { [primary]: opened },
      { sale: { code: 2, starts: {}, end: null }, waitingList: true },
    );
    expect(offeredTo(full, [vmbo]).offer).toEqual({ kind: 'soldOut', waitingList: true, shown: 2 });
    expect(offeredTo(aMorning({}, { importStatus: 'cancelled' }), []).offer.kind).toBe('cancelled');
  });
});

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
