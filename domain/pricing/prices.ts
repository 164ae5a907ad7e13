import { type Rank, rankOf, ranks } from '#domain/pricing/rank.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The tag of the friends lottery's ticket type (SALE-7). */
export const friendsLotteryTag: CustomerTag = 499;

/** Euros. `from` and `to` are equal where there is one price. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Prices by rank and ticket type (SALE-7). */
export interface PriceTable {
  /** The columns, dearest first. */
  readonly ticketTypes: readonly TicketType[];
  /** The rows, best rank first; zones that are no rank come last, the dearest first. */
  readonly rows: readonly PriceRow[];
}

interface TicketType {
  readonly name: string;
  /** The introduction of the friends lottery stands beside it (SALE-9). */
  readonly isFriendsLottery: boolean;
  /** It is offered by a tag the visitor has: a price of their own (SALE-6). */
  readonly isOwn: boolean;
}

interface PriceRow {
  /** Its colour; null for a zone that is no rank. */
  readonly rank: Rank | null;
  /** The zone as ticketing writes it. */
  readonly zone: string;
  /** One for each ticket type; null where this rank is not sold as that. */
  readonly prices: readonly (TicketPrice | null)[];
}

/** The prices a visitor is offered (SALE-6): for everyone or for a tag the visitor has, and in force. */
export function offeredPrices(
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  now: Instant,
): readonly TicketPrice[] {
  return prices.filter((price) => isInForce(price, now) && (price.tag === null || tags.includes(price.tag)));
}

/** What the visitor is offered, as a table. Where a rank has several prices of one type, the lowest stands. Each is what ticketing says, the card holders' too: none is worked out (SALE-10). */
export function priceTable(
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  now: Instant,
): PriceTable {
  const offered = inDisplayOrder(offeredPrices(prices, tags, now));
  const columns = groupedBy(offered.toSorted(dearestFirst), typeKey);
  const rows = groupedBy(offered, zoneKey).map((inZone) => ({
    ...zoneOf(inZone[0]),
    prices: columns.map(([type]) => cheapest(inZone.filter((price) => typeKey(price) === typeKey(type)))),
  }));
  return { ticketTypes: columns.map(([type]) => ticketTypeOf(type)), rows };
}

/** The same table with the visitor's own columns first, as a narrow window shows only the first. */
export function ownColumnsFirst({ ticketTypes, rows }: PriceTable): PriceTable {
  const columns = ticketTypes
    .map((type, place) => ({ type, place }))
    .toSorted((one, other) => Number(other.type.isOwn) - Number(one.type.isOwn));
  return {
    ticketTypes: columns.map(({ type }) => type),
    rows: rows.map((row) => ({ ...row, prices: columns.map(({ place }) => row.prices[place] ?? null) })),
  };
}

/** Best rank first, zones that are no rank last; within a rank the dearest first. */
export function inDisplayOrder(prices: readonly TicketPrice[]): readonly TicketPrice[] {
  return prices.toSorted((one, other) => placeOf(one) - placeOf(other) || dearestFirst(one, other));
}

/** The lowest and the highest of some prices; null where there are none (SALE-7). */
export function priceRange(prices: readonly TicketPrice[]): PriceRange | null {
  if (prices.length === 0) return null;
  const euros = prices.map((price) => price.euros);
  return { from: Math.min(...euros), to: Math.max(...euros) };
}

/** The next moment at which a price comes into force or goes out of it, whoever it is for; null where none does (SALE-6). */
export function nextPriceChange(prices: readonly TicketPrice[], now: Instant): Instant | null {
  const turns = prices.flatMap(({ activeFrom, activeTo }) => [activeFrom, activeTo]);
  const coming = turns.filter((turn) => turn !== null && turn > now);
  return coming.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** It is the ticket type of the friends lottery (SALE-7). */
export function isFriendsLottery(price: TicketPrice): boolean {
  return price.tag === friendsLotteryTag;
}

/** Whether holders of the friends lottery's card are offered a price of their own at a moment (SALE-9). */
export function hasFriendsLottery(prices: readonly TicketPrice[], now: Instant): boolean {
  return offeredPrices(prices, [friendsLotteryTag], now).some(isFriendsLottery);
}

function isInForce({ activeFrom, activeTo }: TicketPrice, now: Instant): boolean {
  return (activeFrom ?? now) <= now && (activeTo === null || now < activeTo);
}

type Some = readonly [TicketPrice, ...TicketPrice[]];

function groupedBy(prices: readonly TicketPrice[], keyOf: (price: TicketPrice) => string): readonly Some[] {
  const groups = new Map<string, Some>();
  for (const price of prices) {
    const before = groups.get(keyOf(price));
    groups.set(keyOf(price), before ? [...before, price] : [price]);
  }
  return [...groups.values()];
}

function zoneOf({ zone }: TicketPrice): Pick<PriceRow, 'rank' | 'zone'> {
  return { rank: rankOf(zone), zone };
}

function ticketTypeOf(price: TicketPrice): TicketType {
  return {
    name: price.ticketType,
    isFriendsLottery: isFriendsLottery(price),
    isOwn: price.tag !== null,
  };
}

/** `Rang 1` and `1` are one row, and so are `Balkon` and `balkon`. */
function zoneKey({ zone }: Pick<TicketPrice, 'zone'>): string {
  return rankOf(zone) ?? zone.trim().toLowerCase();
}

function typeKey(price: TicketPrice): string {
  return `${isFriendsLottery(price)} ${price.ticketType}`;
}

function placeOf({ zone }: TicketPrice): number {
  const rank = rankOf(zone);
  return rank === null ? ranks.length : ranks.indexOf(rank);
}

function dearestFirst(one: TicketPrice, other: TicketPrice): number {
  return other.euros - one.euros;
}

function cheapest(prices: readonly TicketPrice[]): TicketPrice | null {
  return prices.toSorted(dearestFirst).at(-1) ?? null;
}
