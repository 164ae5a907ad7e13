import { describe, expect, it } from 'vitest';
import { schoolEvent, schoolOfferOf } from '#domain/education/school-offer.ts';
import { mayOrder } from '#domain/event/event-offer.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

const [primary, vmbo, friend] = [518, 520, 37];
const now = moment('2026-11-20T12:00:00+01:00');
const opened = moment('2026-09-01T09:00:00+02:00');
const later = moment('2027-01-04T09:00:00+01:00');

function aMorning(starts: Readonly<Record<string, typeof now>>, overrides = {}) {
  const event = anEventCard({ minPrice: null, sale: { code: 0, starts, end: null }, ...overrides });
  return { ...event, schoolTags: [primary, 519] };
}

const open = aMorning({ [primary]: opened, 519: opened });

describe('what a morning for schools offers', () => {
  it('SALE-8 can be booked by a school it is meant for', () => {
    const { offer, for: audience } = schoolOfferOf(open, [friend, primary], now);
    expect([mayOrder(offer), audience]).toEqual([true, 'thisSchool']);
  });

  it('SALE-8 shows whoever is no school what schools are offered', () => {
    const anybody = [schoolOfferOf(open, [], now), schoolOfferOf(open, [friend], now)];
    expect(anybody.map(({ offer, for: audience }) => [mayOrder(offer), audience])).toEqual([
      [true, 'anySchool'],
      [true, 'anySchool'],
    ]);
  });

  it('SALE-8 is not for a school of another kind', () => {
    expect(schoolOfferOf(open, [vmbo], now).for).toBe('otherSchools');
  });

  it('SALE-8 opens for each kind of school at its own moment', () => {
    const event = aMorning({ [primary]: later, 519: opened });
    expect(schoolOfferOf(event, [primary], now).offer).toMatchObject({
      kind: 'notOnSaleYet',
      opens: { at: later },
    });
    expect(mayOrder(schoolOfferOf(event, [519], now).offer)).toBe(true);
  });

  it('SALE-8 never counts the start for everyone', () => {
    expect(mayOrder(schoolOfferOf(aMorning({ _default: opened }), [primary], now).offer)).toBe(false);
    expect(schoolEvent(aMorning({ _default: opened, 37: opened, 518: later })).sale.starts).toEqual({
      518: later,
    });
  });

  it('is over, full or cancelled for every school alike', () => {
    const full = aMorning(
      { [primary]: opened },
      { sale: { code: 2, starts: {}, end: null }, waitingList: true },
    );
    expect(schoolOfferOf(full, [vmbo], now).offer).toEqual({ kind: 'soldOut', waitingList: true });
    expect(schoolOfferOf(aMorning({}, { importStatus: 'cancelled' }), [], now).offer.kind).toBe('cancelled');
  });
});
