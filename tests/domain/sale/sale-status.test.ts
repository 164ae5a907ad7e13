import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNextSaleChange,
  findSaleStart,
  hasSaleEnded,
  listSaleStarts,
  type SaleStatus,
  computeSaleStatus,
} from '#domain/sale/sale-status.ts';
import type { CustomerTag, Sale, SaleCode } from '#domain/sale/sale.ts';
import { addMilliseconds, type Instant, hourMs, createInstant } from '#domain/time/instant.ts';
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
import { at } from '#tests/domain/time/at.ts';

const anyone: readonly CustomerTag[] = [];
const friends = [friend];
const isOnSale = (...asked: Parameters<typeof computeSaleStatus>) =>
  computeSaleStatus(...asked).kind === 'available';

describe('whether tickets can be had', () => {
  it.each<[string, boolean, Sale, readonly CustomerTag[], Instant]>([
    ['for friends from their own start', true, aSale(), friends, inPresale],
    ['for a visitor with other tags too', true, aSale(), [12, friend], inPresale],
    ['not by a tag that is not the visitor’s', false, aSale(), [38], inPresale],
    ['for everyone from the general start', true, aSale(), anyone, onSale],
    ['at the very moment of the start', true, aSale(), anyone, everyoneFrom],
    ['not a millisecond before', false, aSale(), anyone, addMilliseconds(everyoneFrom, -1)],
    ['still at the very moment of the end', true, aSale(), anyone, saleEnd],
    ['not a millisecond after', false, aSale(), anyone, addMilliseconds(saleEnd, 1)],
    [
      'with only a friends’ start, for friends',
      true,
      aSale({ starts: { 37: friendsFrom } }),
      friends,
      onSale,
    ],
    [
      'for friends also where theirs is the later start',
      true,
      aSale({ starts: { _default: everyoneFrom, 37: saleEnd } }),
      friends,
      onSale,
    ],
  ])('SALE-2 they can: %s', (_when, expected, sale, tags, now) => {
    expect(isOnSale(sale, tags, now)).toBe(expected);
  });

  it('SALE-3 reads no end as the year 2222', () => {
    const endless = aSale({ end: null });
    expect(hasSaleEnded(endless, at('2222-01-01T00:00:00Z'))).toBe(false);
    expect(hasSaleEnded(endless, at('2222-01-01T00:00:00.001Z'))).toBe(true);
    expect(computeSaleStatus(endless, anyone, at('2222-01-02T00:00:00Z')).kind).toBe('ended');
  });
});

describe('the code shown', () => {
  const shown = (code: SaleCode, tags: readonly CustomerTag[], now: Instant) =>
    computeSaleStatus(aSale({ code }), tags, now).shown;

  it('SALE-1 is none instead of few tickets once sales are open', () => {
    expect(shown(1, anyone, beforeAll)).toBe(1);
    expect(shown(1, anyone, inPresale)).toBe(1);
    expect(shown(1, friends, inPresale)).toBe(0);
    expect(shown(1, anyone, onSale)).toBe(0);
    expect(shown(1, anyone, afterwards)).toBe(1);
  });
});

describe('the sale as one visitor sees it', () => {
  const presaleOnly = aSale({ starts: { [friend]: friendsFrom } });

  it.each<[string, SaleStatus, Sale, readonly CustomerTag[], Instant]>([
    ['cancelled before all else', { kind: 'cancelled', shown: 3 }, aSale({ code: 3 }), anyone, onSale],
    ['cancelled afterwards too', { kind: 'cancelled', shown: 3 }, aSale({ code: 3 }), anyone, afterwards],
    ['sold out', { kind: 'soldOut', shown: 2 }, aSale({ code: 2 }), anyone, onSale],
    ['sold out still after the sale', { kind: 'soldOut', shown: 2 }, aSale({ code: 2 }), anyone, afterwards],
    [
      'available at the very moment of its start',
      { kind: 'available', shown: 0, until: saleEnd },
      aSale(),
      anyone,
      everyoneFrom,
    ],
    ['ended', { kind: 'ended', shown: 0, since: saleEnd }, aSale(), anyone, afterwards],
    [
      'ended with few tickets left',
      { kind: 'ended', shown: 1, since: saleEnd },
      aSale({ code: 1 }),
      anyone,
      afterwards,
    ],
    ['available', { kind: 'available', shown: 0, until: saleEnd }, aSale(), anyone, onSale],
    [
      'available without end',
      { kind: 'available', shown: 0, until: null },
      aSale({ end: null }),
      anyone,
      onSale,
    ],
    [
      'to open for everyone',
      { kind: 'opensLater', shown: 0, opens: { for: 'everyone', at: everyoneFrom } },
      aSale(),
      anyone,
      inPresale,
    ],
    [
      'to open for friends first',
      { kind: 'opensLater', shown: 0, opens: { for: friend, at: friendsFrom } },
      aSale(),
      friends,
      beforeAll,
    ],
    [
      'to open with few tickets left',
      { kind: 'opensLater', shown: 1, opens: { for: 'everyone', at: everyoneFrom } },
      aSale({ code: 1 }),
      anyone,
      inPresale,
    ],
    [
      'to open though not scheduled yet',
      { kind: 'opensLater', shown: 4, opens: { for: 'everyone', at: everyoneFrom } },
      aSale({ code: 4 }),
      anyone,
      beforeAll,
    ],
    ['not scheduled', { kind: 'notScheduled', shown: 4 }, aSale({ code: 4 }), anyone, onSale],
    [
      'to open for friends only',
      { kind: 'presaleOnly', shown: 0, presale: [{ for: friend, at: friendsFrom }] },
      presaleOnly,
      anyone,
      beforeAll,
    ],
    [
      'for friends only, without a start to come',
      { kind: 'presaleOnly', shown: 0, presale: [] },
      presaleOnly,
      anyone,
      onSale,
    ],
    ['without a start', { kind: 'noStart', shown: 0 }, aSale({ starts: {} }), friends, onSale],
  ])('SALE-2 SALE-3 is %s', (_what, expected, sale, tags, now) => {
    expect(computeSaleStatus(sale, tags, now)).toEqual(expected);
  });

  it('SALE-3 opens later until the very moment of its start', () => {
    const kindAt = (now: Instant) => computeSaleStatus(aSale({ code: 4 }), anyone, now).kind;
    expect([kindAt(addMilliseconds(everyoneFrom, -1)), kindAt(everyoneFrom)]).toEqual([
      'opensLater',
      'notScheduled',
    ]);
  });

  it('WAY-38 changes for others at the start of a presale that never opens for everyone', () => {
    expect(findNextSaleChange(presaleOnly, anyone, beforeAll)).toBe(friendsFrom);
    expect(findNextSaleChange(aSale(), anyone, beforeAll)).toBe(everyoneFrom);
  });
});

describe('the sale starts by customer tag', () => {
  it('SALE-6 omits tags with no advantage', () => {
    const starts = {
      _default: everyoneFrom,
      12: everyoneFrom,
      37: friendsFrom,
      40: addMilliseconds(everyoneFrom, 1),
    };
    expect(listSaleStarts(aSale({ starts })).map((start) => start.for)).toEqual([37, 'everyone']);
  });

  it('SALE-6 contains only the general start without a presale', () => {
    const starts = { _default: friendsFrom, 37: everyoneFrom };
    expect(listSaleStarts(aSale({ starts }))).toEqual([{ for: 'everyone', at: friendsFrom }]);
  });

  it.each(['friends', '37 friends', 'tag37', '3.7', '-37', ''])('passes over %j, which is no tag', (key) => {
    expect(listSaleStarts(aSale({ starts: { [key]: friendsFrom } }))).toEqual([]);
  });

  it('SALE-2 is the earliest start that applies to a visitor', () => {
    expect(findSaleStart(aSale(), anyone)).toEqual({ for: 'everyone', at: everyoneFrom });
    expect(findSaleStart(aSale(), friends)).toEqual({ for: friend, at: friendsFrom });
    expect(findSaleStart(aSale({ starts: {} }), friends)).toBeUndefined();
  });

  it.each([0, 1, friend])('SALE-2 is everyone’s where holders of tag %i begin together with them', (tag) => {
    const starts = { _default: friendsFrom, [tag]: friendsFrom };
    expect(findSaleStart(aSale({ starts }), [tag])?.for).toBe('everyone');
  });
});

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
});
