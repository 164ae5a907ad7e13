import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterOfferedPrices,
  findNextPriceChange,
  computePriceRange,
} from '#domain/pricing/offered-prices.ts';
import {
  hasFriendsLottery,
  putOwnColumnsFirst,
  sortPricesByRank,
  createPriceTable as toPriceTableOfHall,
} from '#domain/pricing/price-table.ts';
import { type TicketPrice, pickPriceRangeEnds } from '#domain/pricing/ticket-price.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T12:00:00+01:00');
const vip = 499;

/** The table with the customer tags of the hall. */
const toPriceTable = (prices: readonly TicketPrice[], tags: readonly CustomerTag[], moment: Instant) =>
  toPriceTableOfHall(prices, tags, moment, defaultCustomerTags);

describe('the prices a visitor is offered', () => {
  it.each<[string, boolean, Partial<TicketPrice>, readonly number[]]>([
    ['for everyone', true, {}, []],
    ['for everyone, to a visitor with tags too', true, {}, [37]],
    ['for a tag the visitor has', true, { tag: 37 }, [12, 37]],
    ['not for a tag the visitor has not', false, { tag: 37 }, [12]],
    ['not for a tag, to a visitor without any', false, { tag: 37 }, []],
    ['from the moment they are active', true, { activeFrom: now }, []],
    ['not a millisecond before', false, { activeFrom: addMilliseconds(now, 1) }, []],
    ['until just before they end', true, { activeTo: addMilliseconds(now, 1) }, []],
    ['not at the moment they end', false, { activeTo: now }, []],
    [
      'between the two',
      true,
      { activeFrom: addMilliseconds(now, -1), activeTo: addMilliseconds(now, 1) },
      [],
    ],
    ['not outside the dates, for the right tag either', false, { tag: 37, activeTo: now }, [37]],
  ])('SALE-6 are those %s', (_which, isOffered, own, tags) => {
    const price = aPrice(own);
    expect(filterOfferedPrices([price], tags, now)).toEqual(isOffered ? [price] : []);
  });
});

describe('the order of prices', () => {
  it('SALE-7 goes from gold over 1p to 5, then to zones that are no rank', () => {
    const zones = ['5', '1', 'Balkon', 'Rang 2', 'gold', '4', '1p', 'Rank 3'];
    expect(sortPricesByRank(zones.map((zone) => aPrice({ zone }))).map(({ zone }) => zone)).toEqual([
      'gold',
      '1p',
      '1',
      'Rang 2',
      'Rank 3',
      '4',
      '5',
      'Balkon',
    ]);
  });
});

describe('the table of prices', () => {
  const prices = [
    aPrice({ zone: '2', euros: 39 }),
    aPrice({ zone: '1', euros: 59 }),
    aPrice({ zone: '1', euros: 25, ticketType: 'Tot 30 jaar' }),
    aPrice({ zone: '1', euros: 29.5, ticketType: 'VriendenLoterij VIP-KAART', tag: vip }),
    aPrice({ zone: '3', euros: 19, tag: 37 }),
  ];

  it('SALE-7 has ranks for rows, best first, and ticket types for columns, dearest first', () => {
    const { ticketTypes, rows } = toPriceTable(prices, [], now);
    expect(ticketTypes.map(({ name }) => name)).toEqual(['Normaal', 'Tot 30 jaar']);
    expect(rows.map(({ rank, prices: cells }) => [rank, cells.map((cell) => cell?.euros ?? null)])).toEqual([
      ['1', [59, 25]],
      ['2', [39, null]],
    ]);
  });

  it('SALE-7 has the dearest ticket type first, though the best rank be sold as a cheaper one', () => {
    const table = toPriceTable(
      [aPrice({ zone: 'gold', euros: 25, ticketType: 'Tot 30 jaar' }), aPrice()],
      [],
      now,
    );
    expect(table.ticketTypes.map(({ name }) => name)).toEqual(['Normaal', 'Tot 30 jaar']);
    expect(table.rows.map(({ prices: cells }) => cells.map((cell) => cell?.euros ?? null))).toEqual([
      [null, 25],
      [59, null],
    ]);
  });

  it('SALE-6 SALE-7 SALE-9 marks the ticket type of the friends lottery, and what is the visitor’s own', () => {
    const { ticketTypes } = toPriceTable(prices, [vip], now);
    expect(ticketTypes).toEqual([
      { name: 'Normaal', isFriendsLottery: false, isOwn: false },
      { name: 'VriendenLoterij VIP-KAART', isFriendsLottery: true, isOwn: true },
      { name: 'Tot 30 jaar', isFriendsLottery: false, isOwn: false },
    ]);
  });

  it('SALE-9 reports whether the card has a price now', () => {
    const card = aPrice({ tag: vip, activeTo: addMilliseconds(now, 1) });
    expect(hasFriendsLottery([aPrice(), card], now, defaultCustomerTags)).toBe(true);
    expect(hasFriendsLottery([aPrice(), card], addMilliseconds(now, 1), defaultCustomerTags)).toBe(false);
    expect(hasFriendsLottery([aPrice({ tag: 37 })], now, defaultCustomerTags)).toBe(false);
  });

  it('SALE-6 finds when a price next starts or stops being valid', () => {
    const timed = [
      aPrice({ activeFrom: addMilliseconds(now, -5), activeTo: addMilliseconds(now, 20) }),
      aPrice({ activeFrom: addMilliseconds(now, 10) }),
    ];
    expect(findNextPriceChange(timed, now)).toBe(addMilliseconds(now, 10));
    expect(findNextPriceChange(timed, addMilliseconds(now, 10))).toBe(addMilliseconds(now, 20));
    expect(findNextPriceChange(timed, addMilliseconds(now, 20))).toBeNull();
    expect(findNextPriceChange([aPrice()], now)).toBeNull();
  });

  it('SALE-7 makes one row of two ways to write a rank, and shows the lowest of two prices', () => {
    const table = toPriceTable(
      [aPrice({ zone: 'Rang 1' }), aPrice({ zone: '1', euros: 49, tag: 37 })],
      [37],
      now,
    );
    expect(table.rows.map(({ prices: cells }) => cells.map((cell) => cell?.euros))).toEqual([[49]]);
  });

  it('SALE-7 has a row without colour for a zone that is no rank', () => {
    const { rows } = toPriceTable(
      [aPrice({ zone: 'Balkon' }), aPrice({ zone: 'balkon ', euros: 9 }), aPrice()],
      [],
      now,
    );
    expect(rows.map(({ rank, zone }) => [rank, zone])).toEqual([
      ['1', '1'],
      [null, 'Balkon'],
    ]);
  });

  it('SALE-6 can have the visitor’s own columns first, each with its own prices, the others in their order', () => {
    const offered = [
      aPrice({ ticketType: 'Normaal', euros: 59 }),
      aPrice({ ticketType: 'Vrienden', euros: 53, tag: 37 }),
      aPrice({ ticketType: 'Vrienden', euros: 41, tag: 37, zone: '2' }),
      aPrice({ ticketType: 'Tot 30 jaar', euros: 29 }),
    ];
    const { ticketTypes, rows } = putOwnColumnsFirst(toPriceTable(offered, [37], now));
    expect(ticketTypes.map(({ name }) => name)).toEqual(['Vrienden', 'Normaal', 'Tot 30 jaar']);
    expect(rows.map(({ prices: cells }) => cells.map((cell) => cell?.euros ?? null))).toEqual([
      [53, 59, 29],
      [41, null, null],
    ]);
  });

  it('SALE-6 SALE-7 SALE-10 has as many cells a row as columns, each with the lowest offered price of its rank and type', () => {
    const anyPrice = fc.record({
      tag: fc.constantFrom(null, 37, vip),
      activeFrom: fc.constantFrom(null, now, addMilliseconds(now, 1)),
      activeTo: fc.constantFrom(null, now, addMilliseconds(now, 1)),
      ticketType: fc.constantFrom('Normaal', 'Tot 30 jaar'),
      zone: fc.constantFrom('1', 'Rang 1', 'gold', 'Balkon'),
      euros: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(anyPrice), fc.subarray([37, vip]), (all, tags) => {
        const { ticketTypes, rows } = toPriceTable(all, tags, now);
        const offered: readonly TicketPrice[] = filterOfferedPrices(all, tags, now);
        const cells = rows.flatMap((row) => row.prices.filter((cell) => cell !== null));
        expect(rows.every((row) => row.prices.length === ticketTypes.length)).toBe(true);
        expect(cells.every((cell) => offered.includes(cell))).toBe(true);
        expect(computePriceRange(cells)?.from).toBe(computePriceRange(offered)?.from);
      }),
    );
  });
});

it('WAY-40 the ends of the ranges state the same range and change as all prices', () => {
  const anyPrice = fc.record({
    tag: fc.constantFrom(null, 37, vip),
    activeFrom: fc.constantFrom(null, now, addMilliseconds(now, 1)),
    activeTo: fc.constantFrom(null, now, addMilliseconds(now, 2)),
    ticketType: fc.constantFrom('Normaal', 'Tot 30 jaar'),
    zone: fc.constantFrom('1', '2'),
    euros: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(anyPrice), fc.subarray([37, vip]), (all, tags) => {
      const ends = pickPriceRangeEnds(all);
      expect(computePriceRange(filterOfferedPrices(ends, tags, now))).toEqual(
        computePriceRange(filterOfferedPrices(all, tags, now)),
      );
      expect(findNextPriceChange(ends, now)).toBe(findNextPriceChange(all, now));
    }),
  );
});

it('WAY-40 the ends of a range are the highest and the lowest price, without rank and type', () => {
  const prices = [20, 30, 10].map((euros, index) => aPrice({ euros, zone: `${index}` }));
  const { tag, activeFrom, activeTo } = aPrice();
  expect(pickPriceRangeEnds(prices)).toEqual([30, 10].map((euros) => ({ tag, activeFrom, activeTo, euros })));
  expect(pickPriceRangeEnds(prices.slice(0, 1))).toHaveLength(1);
});

describe('the range of prices', () => {
  it('goes from the lowest to the highest', () => {
    expect(
      computePriceRange([aPrice({ euros: 39 }), aPrice({ euros: 59 }), aPrice({ euros: 19.5 })]),
    ).toEqual({
      from: 19.5,
      to: 59,
    });
    expect(computePriceRange([aPrice()])).toEqual({ from: 59, to: 59 });
    expect(computePriceRange([])).toBeNull();
  });
});
