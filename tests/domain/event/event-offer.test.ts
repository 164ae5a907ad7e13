import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNextOfferChange,
  type Offer,
  type OfferStatus,
  computeOffer,
  computePriceTagForOffer,
  canOrder,
  isSoldNowOrLater,
  pickTicketOption,
} from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import type { CustomerTag, SaleCode } from '#domain/sale/sale.ts';
import { addMilliseconds, hourMs, type Instant, createInstant } from '#domain/time/instant.ts';
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
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const newDate = at('2027-02-05T20:15:00+01:00');
const playing = at('2026-12-04T21:00:00+01:00');
const lastNote = at('2026-12-04T22:15:00+01:00');
const saleOver = aSale({ end: addMilliseconds(onSale, -1) });
const forFriends = { [friend]: friendsFrom };

/** An offer without its ticketing code. */
function kindOf({ shown: _shown, ...kind }: Offer): OfferStatus {
  return kind;
}

type Row = [what: string, OfferStatus, Partial<EventCard>, Instant, (readonly CustomerTag[])?];

describe('what a visitor sees of a concert’s tickets', () => {
  it.each<Row>([
    ['cancelled by the planning', { kind: 'cancelled' }, { importStatus: 'cancelled' }, onSale],
    ['cancelled by ticketing', { kind: 'cancelled' }, { sale: aSale({ code: 3 }) }, onSale],
    ['cancelled, long after', { kind: 'cancelled' }, { importStatus: 'cancelled' }, afterwards],
    ['moved, nobody knows when', { kind: 'moved', to: null }, { importStatus: 'moved' }, onSale],
    [
      'moved to another day',
      { kind: 'moved', to: newDate },
      { importStatus: 'moved', movedTo: newDate },
      onSale,
    ],
    [
      'moved rather than over',
      { kind: 'moved', to: newDate },
      { importStatus: 'moved', movedTo: newDate },
      afterwards,
    ],
    [
      'moved until the last note at its new time',
      { kind: 'moved', to: newDate },
      { importStatus: 'moved', movedTo: newDate },
      addMilliseconds(newDate, 2 * hourMs),
    ],
    [
      'over after its new time',
      { kind: 'over' },
      { importStatus: 'moved', movedTo: newDate },
      addMilliseconds(newDate, 2 * hourMs + 1),
    ],
    [
      'over after an earlier new time',
      { kind: 'over' },
      { importStatus: 'moved', movedTo: beforeAll },
      onSale,
    ],
    [
      'moved twice, with its last day',
      { kind: 'moved', to: newDate },
      { importStatus: 'moved', movedFrom: beforeAll, movedTo: newDate },
      onSale,
    ],
  ])('SALE-5 is %s', (_what, offer, own, now) => {
    expect(kindOf(computeOffer(anEventCard(own), [], now))).toEqual(offer);
  });

  it('SALE-5 is an offer like any other on the day a concert was moved to', () => {
    const moved = anEventCard({ importStatus: 'moved', movedFrom: beforeAll });
    expect(computeOffer(moved, [], onSale).kind).toBe('available');
  });

  it.each<Row>([
    ['over', { kind: 'over' }, {}, afterwards],
    ['over, though it was sold out', { kind: 'over' }, { sale: aSale({ code: 2 }) }, afterwards],
    ['over, though it was free', { kind: 'over' }, { minPrice: 0 }, afterwards],
    ['not over at its last note', { kind: 'saleEnded', since: saleEnd }, {}, lastNote],
    ['over the moment after', { kind: 'over' }, {}, addMilliseconds(lastNote, 1)],
    ['no more sold online while it plays', { kind: 'saleEnded', since: saleEnd }, {}, playing],
    ['sold out', { kind: 'soldOut', waitingList: false }, { sale: aSale({ code: 2 }) }, onSale],
    [
      'sold out with a waiting list',
      { kind: 'soldOut', waitingList: true },
      { sale: aSale({ code: 2 }), waitingList: true },
      onSale,
    ],
    [
      'sold out rather than free',
      { kind: 'soldOut', waitingList: false },
      { sale: aSale({ code: 2 }), minPrice: 0 },
      onSale,
    ],
    [
      'no more sold online',
      { kind: 'saleEnded', since: addMilliseconds(onSale, -1) },
      { sale: saleOver },
      onSale,
    ],
    ['available', { kind: 'available', until: saleEnd }, {}, onSale],
    ['available to friends already', { kind: 'available', until: saleEnd }, {}, inPresale, [friend]],
    [
      'to come for everyone, while friends buy',
      { kind: 'notOnSaleYet', opens: { for: 'everyone', at: everyoneFrom } },
      {},
      inPresale,
    ],
    [
      'to come, though it is free',
      { kind: 'notOnSaleYet', opens: { for: 'everyone', at: everyoneFrom } },
      { minPrice: 0 },
      beforeAll,
    ],
    ['not scheduled', { kind: 'notScheduled' }, { sale: aSale({ code: 4 }) }, onSale],
    ['free, and to be ordered', { kind: 'free', onSale: true }, { minPrice: 0 }, onSale],
    [
      'free, to be walked into',
      { kind: 'free', onSale: false },
      { minPrice: 0, sale: aSale({ starts: {} }) },
      onSale,
    ],
    [
      'free, though not scheduled',
      { kind: 'free', onSale: false },
      { minPrice: 0, sale: aSale({ code: 4 }) },
      onSale,
    ],
    [
      'for friends only',
      { kind: 'presaleOnly', presale: [] },
      { sale: aSale({ starts: forFriends }) },
      onSale,
    ],
    [
      'few tickets, all for friends',
      { kind: 'fewTickets' },
      { sale: aSale({ code: 1, starts: forFriends }) },
      onSale,
    ],
    ['few tickets, none online', { kind: 'fewTickets' }, { sale: aSale({ code: 1, starts: {} }) }, onSale],
    ['unknown', { kind: 'unknown' }, { sale: aSale({ starts: {} }) }, onSale],
  ])('SALE-2 SALE-3 is %s', (_what, offer, own, now, tags = []) => {
    expect(kindOf(computeOffer(anEventCard(own), tags, now))).toEqual(offer);
  });

  it('SALE-4 contains the ticketing code for every state of the concert', () => {
    const shown = (code: SaleCode, own: Partial<EventCard> = {}, now = onSale) =>
      computeOffer(anEventCard({ sale: aSale({ code }), ...own }), [], now).shown;
    expect(([0, 1, 2, 3, 4] as const).map((code) => shown(code))).toEqual([0, 0, 2, 3, 4]);
    expect(shown(1, {}, inPresale)).toBe(1);
    expect(shown(2, { importStatus: 'cancelled' })).toBe(2);
    expect(shown(2, { importStatus: 'moved' })).toBe(2);
    expect(shown(4, { minPrice: 0 })).toBe(4);
    expect(shown(1, {}, afterwards)).toBe(1);
  });

  it('counts a concert without an end as over from its start', () => {
    const { ends: _ends, ...endless } = anEventCard({ sale: aSale({ end: null }) });
    expect(computeOffer(endless, [], saleEnd).kind).toBe('available');
    expect(computeOffer(endless, [], addMilliseconds(saleEnd, 1)).kind).toBe('over');
  });
});

describe('the next change of an offer', () => {
  it('is exactly when the offer changes, and nothing changes before', () => {
    const moments = fc.integer({ min: 0, max: 30 }).map((hours) => createInstant(hours * hourMs));
    const events = fc
      .record({
        sale: fc.record({
          code: fc.constantFrom<SaleCode>(0, 1, 2, 3, 4),
          starts: fc.dictionary(fc.constantFrom('_default', '37'), moments, { noNullPrototype: true }),
          end: fc.option(moments),
        }),
        importStatus: fc.constantFrom('planned' as const, 'cancelled' as const, 'moved' as const),
        starts: moments,
        ends: moments,
        movedTo: moments,
        minPrice: fc.constantFrom(null, 0, 25),
      })
      .map(anEventCard);
    fc.assert(
      fc.property(events, moments, moments, (event, now, after) => {
        const change = findNextOfferChange(event, [friend], now);
        const present = computeOffer(event, [friend], now);
        if (change !== null) {
          expect(change).toBeGreaterThan(now);
          expect(computeOffer(event, [friend], change)).not.toEqual(present);
        }
        if (after > now && after < (change ?? Number.POSITIVE_INFINITY)) {
          expect(computeOffer(event, [friend], after)).toEqual(present);
        }
      }),
      { numRuns: 400 },
    );
  });
});

it.each<[number | null, OfferStatus, object | null]>([
  [34, { kind: 'presaleOnly', presale: [] }, { kind: 'from', euros: 34 }],
  [34, { kind: 'cancelled' }, null],
  [0, { kind: 'free', onSale: true }, null],
  [null, { kind: 'available', until: null }, null],
])('SALE-4 SALE-7 the price beside the sale state, lowest %j and %o, is %o', (minPrice, offer, shown) => {
  expect(computePriceTagForOffer({ minPrice }, offer)).toEqual(shown);
});

it.each<[OfferStatus, isOrdered: boolean, isSold: boolean, option: string]>([
  [{ kind: 'available', until: null }, true, true, 'order'],
  [{ kind: 'free', onSale: true }, true, true, 'order'],
  [{ kind: 'free', onSale: false }, false, true, 'none'],
  [{ kind: 'cancelled' }, false, false, 'none'],
  [{ kind: 'moved', to: null }, false, false, 'none'],
  [{ kind: 'over' }, false, false, 'none'],
  [{ kind: 'soldOut', waitingList: true }, false, false, 'waitingList'],
  [{ kind: 'soldOut', waitingList: false }, false, false, 'none'],
  [{ kind: 'saleEnded', since: saleEnd }, false, false, 'none'],
  [{ kind: 'notOnSaleYet', opens: { for: 'everyone', at: everyoneFrom } }, false, true, 'none'],
  [{ kind: 'notScheduled' }, false, true, 'none'],
  [{ kind: 'fewTickets' }, false, true, 'none'],
  [{ kind: 'presaleOnly', presale: [] }, false, true, 'none'],
  [{ kind: 'unknown' }, false, true, 'none'],
])(
  'SALE-1 SALE-2 SALE-9 %o can be ordered: %s, is sold now or later: %s, and leaves a way to a ticket: %s',
  (offer, isOrdered, isSold, option) => {
    expect([canOrder(offer), isSoldNowOrLater(offer), pickTicketOption(offer)]).toEqual([
      isOrdered,
      isSold,
      option,
    ]);
  },
);
