import { parseRank, type Rank, ranks, toZoneKey } from '#domain/pricing/rank.ts';
import { type OfferedPrice, type TicketPrice, toOfferedPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTagTable } from '#domain/sale/customer-tags.ts';
import { type CustomerTag, noTags } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The customer tag of the friends' lottery (SALE-7). */
export type LotteryTag = Pick<CustomerTagTable, 'friendsLottery'>;

/** In euros. `from` and `to` are equal if there is one price. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

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

/** The prices offered to a visitor (SALE-6): general or for one of the visitor's tags, and valid now. */
export function filterOfferedPrices<Price extends OfferedPrice>(
  prices: readonly Price[],
  tags: readonly CustomerTag[],
  now: Instant,
): readonly Price[] {
  return prices.filter((price) => isValid(price, now) && (price.tag === null || tags.includes(price.tag)));
}

/** The offered prices as a table. If a rank has several prices of one type, the lowest is used. All prices come from the ticketing; none is calculated (SALE-10). */
export function toPriceTable(
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  now: Instant,
  lottery: LotteryTag,
): PriceTable {
  const offered = sortPrices(filterOfferedPrices(prices, tags, now));
  const typeKey = (price: TicketPrice): string => `${isFriendsLottery(price, lottery)} ${price.ticketType}`;
  const columns = groupBy(offered.toSorted(compareMostExpensiveFirst), typeKey);
  const rows = groupBy(offered, ({ zone }) => toZoneKey(zone)).map((inZone) => ({
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
export function sortPrices(prices: readonly TicketPrice[]): readonly TicketPrice[] {
  return prices.toSorted(
    (one, other) => sortIndex(one) - sortIndex(other) || compareMostExpensiveFirst(one, other),
  );
}

/** The lowest and highest price; null without prices (SALE-7). */
export function toPriceRange(prices: readonly Pick<OfferedPrice, 'euros'>[]): PriceRange | null {
  if (prices.length === 0) return null;
  const euros = prices.map((price) => price.euros);
  return { from: Math.min(...euros), to: Math.max(...euros) };
}

/** The lowest and the highest price of each tag and period: what is needed to state a range, at any moment and to any visitor. */
export function pickRangeEnds(prices: readonly TicketPrice[]): readonly OfferedPrice[] {
  return pickEnds(prices, toPeriodKey).map(toOfferedPrice);
}

/** The lowest and the highest price of each ticket type for holders of a tag, by period: what is needed to state such a visitor's own price (DOOR-40). */
export function pickPricesByTag(prices: readonly TicketPrice[]): readonly TicketPrice[] {
  return pickEnds(
    prices.filter(({ tag }) => tag !== null),
    (price) => `${toPeriodKey(price)} ${price.ticketType}`,
  );
}

/** The lowest price of a ticket type that is offered to a visitor (WAY-42); null if there is none. */
export function findLowestPriceOfType(
  prices: readonly TicketPrice[],
  ticketType: string,
  tags: readonly CustomerTag[],
  now: Instant,
): number | null {
  const offered = filterOfferedPrices(prices, tags, now).filter((price) => price.ticketType === ticketType);
  return toPriceRange(offered)?.from ?? null;
}

/** Whether a ticket type is the normal one of the hall, by one of its names. */
export function isNormalTicketType(ticketType: string, normalTicketTypes: readonly string[]): boolean {
  const name = ticketType.trim().toLowerCase();
  return normalTicketTypes.some((normal) => normal.toLowerCase() === name);
}

/** The general prices of the normal ticket type that are valid at a moment (WAY-2). */
export function filterNormalPrices(
  prices: readonly TicketPrice[],
  normalTicketTypes: readonly string[],
  now: Instant,
): readonly TicketPrice[] {
  return filterOfferedPrices(prices, noTags, now).filter(({ ticketType }) =>
    isNormalTicketType(ticketType, normalTicketTypes),
  );
}

/** The next moment at which any price starts or stops being valid; null if none does (SALE-6). */
export function findNextPriceChange(prices: readonly OfferedPrice[], now: Instant): Instant | null {
  const changes = prices.flatMap(({ activeFrom, activeTo }) => [activeFrom, activeTo]);
  const upcoming = changes.filter((change) => change !== null && change > now);
  return upcoming.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
}

/** Whether a price is that of the friends' lottery (SALE-7). */
export function isFriendsLottery(price: TicketPrice, { friendsLottery }: LotteryTag): boolean {
  return price.tag === friendsLottery;
}

/** Whether holders of the friends' lottery card are offered their own price at a moment (SALE-9). */
export function hasFriendsLottery(
  prices: readonly TicketPrice[],
  now: Instant,
  lottery: LotteryTag,
): boolean {
  const offered = filterOfferedPrices(prices, [lottery.friendsLottery], now);
  return offered.some((price) => isFriendsLottery(price, lottery));
}

function toPeriodKey({ tag, activeFrom, activeTo }: OfferedPrice): string {
  return `${tag} ${activeFrom} ${activeTo}`;
}

function pickEnds(
  prices: readonly TicketPrice[],
  keyOf: (price: TicketPrice) => string,
): readonly TicketPrice[] {
  return groupBy(prices, keyOf).flatMap((group) => {
    const [highest, ...others] = group.toSorted(compareMostExpensiveFirst);
    const lowest = others.at(-1);
    return [highest, lowest].filter((price) => price !== undefined);
  });
}

function isValid({ activeFrom, activeTo }: OfferedPrice, now: Instant): boolean {
  return (activeFrom ?? now) <= now && (activeTo === null || now < activeTo);
}

type NonEmptyPrices = readonly [TicketPrice, ...TicketPrice[]];

function groupBy(
  prices: readonly TicketPrice[],
  keyOf: (price: TicketPrice) => string,
): readonly NonEmptyPrices[] {
  const groups = new Map<string, NonEmptyPrices>();
  for (const price of prices) {
    const before = groups.get(keyOf(price));
    groups.set(keyOf(price), before ? [...before, price] : [price]);
  }
  return [...groups.values()];
}

function toZone({ zone }: TicketPrice): Pick<PriceRow, 'rank' | 'zone'> {
  return { rank: parseRank(zone), zone };
}

function toTicketType(price: TicketPrice, lottery: LotteryTag): TicketType {
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

function compareMostExpensiveFirst(one: TicketPrice, other: TicketPrice): number {
  return other.euros - one.euros;
}

function findCheapest(prices: readonly TicketPrice[]): TicketPrice | null {
  return prices.toSorted(compareMostExpensiveFirst).at(-1) ?? null;
}
