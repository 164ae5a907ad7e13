import { filterOfferedPrices } from '#domain/pricing/offered-prices.ts';
import { parseRank, type Rank, ranks, toPriceZoneKey } from '#domain/pricing/rank.ts';
import { type TicketPrice, compareMostExpensiveFirst, groupPrices } from '#domain/pricing/ticket-price.ts';
import type { CustomerTagTable } from '#domain/sale/customer-tags.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The customer tag of the friends' lottery (SALE-7). */
export type FriendsLotteryTag = Pick<CustomerTagTable, 'friendsLottery'>;

/** Prices by rank and ticket type (SALE-7). */
export interface PriceTable {
  /** The columns, most expensive first. */
  readonly ticketTypes: readonly TicketType[];
  /** The rows, best rank first; zones without a rank come last, most expensive first. */
  readonly rows: readonly PriceRow[];
}

interface TicketType {
  readonly name: string;
  /** Whether to show the friends' lottery introduction beside it (SALE-9). */
  readonly isFriendsLottery: boolean;
  /** Whether it is offered because of one of the visitor's tags (SALE-6). */
  readonly isOwn: boolean;
}

interface PriceRow {
  /** Determines the colour; null for a zone without a rank. */
  readonly rank: Rank | null;
  /** The zone as the ticketing writes it. */
  readonly zone: string;
  /** One per ticket type; null if this rank is not sold as that type. */
  readonly prices: readonly (TicketPrice | null)[];
}

/** The offered prices as a table. If a rank has several prices of one type, the lowest is used. All prices come from the ticketing; none is calculated (SALE-10). */
export function createPriceTable(
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  now: Instant,
  lottery: FriendsLotteryTag,
): PriceTable {
  const offered = sortPricesByRank(filterOfferedPrices(prices, tags, now));
  const typeKey = (price: TicketPrice): string => `${isFriendsLottery(price, lottery)} ${price.ticketType}`;
  const columns = groupPrices(offered.toSorted(compareMostExpensiveFirst), typeKey);
  const rows = groupPrices(offered, ({ zone }) => toPriceZoneKey(zone)).map((inZone) => ({
    ...toZone(inZone[0]),
    prices: columns.map(([type]) => findCheapest(inZone.filter((price) => typeKey(price) === typeKey(type)))),
  }));
  return { ticketTypes: columns.map(([type]) => toTicketType(type, lottery)), rows };
}

/** The table with the visitor's own columns first, because a narrow screen shows only the first. */
export function putOwnColumnsFirst({ ticketTypes, rows }: PriceTable): PriceTable {
  const columns = ticketTypes
    .map((type, index) => ({ type, index }))
    .toSorted((one, other) => Number(other.type.isOwn) - Number(one.type.isOwn));
  return {
    ticketTypes: columns.map(({ type }) => type),
    rows: rows.map((row) => ({ ...row, prices: columns.map(({ index }) => row.prices[index] ?? null) })),
  };
}

/** Sorts prices by rank, best first, zones without a rank last; within a rank the most expensive first. */
export function sortPricesByRank(prices: readonly TicketPrice[]): readonly TicketPrice[] {
  return prices.toSorted(
    (one, other) => sortIndex(one) - sortIndex(other) || compareMostExpensiveFirst(one, other),
  );
}

/** Whether a price is that of the friends' lottery (SALE-7). */
export function isFriendsLottery(price: TicketPrice, { friendsLottery }: FriendsLotteryTag): boolean {
  return price.tag === friendsLottery;
}

/** Whether holders of the friends' lottery card are offered their own price at a moment (SALE-9). */
export function hasFriendsLottery(
  prices: readonly TicketPrice[],
  now: Instant,
  lottery: FriendsLotteryTag,
): boolean {
  const offered = filterOfferedPrices(prices, [lottery.friendsLottery], now);
  return offered.some((price) => isFriendsLottery(price, lottery));
}

function toZone({ zone }: TicketPrice): Pick<PriceRow, 'rank' | 'zone'> {
  return { rank: parseRank(zone), zone };
}

function toTicketType(price: TicketPrice, lottery: FriendsLotteryTag): TicketType {
  return {
    name: price.ticketType,
    isFriendsLottery: isFriendsLottery(price, lottery),
    isOwn: price.tag !== null,
  };
}

function sortIndex({ zone }: TicketPrice): number {
  const rank = parseRank(zone);
  return rank === null ? ranks.length : ranks.indexOf(rank);
}

function findCheapest(prices: readonly TicketPrice[]): TicketPrice | null {
  return prices.toSorted(compareMostExpensiveFirst).at(-1) ?? null;
}
