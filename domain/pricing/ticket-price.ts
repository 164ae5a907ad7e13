import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A price of one ticket type in one rank, general or for holders of a tag (SALE-6). */
export interface TicketPrice {
  /** Null: for everyone. */
  readonly tag: CustomerTag | null;
  /** Inclusive; null: no start. */
  readonly activeFrom: Instant | null;
  /** Exclusive; null: no end. */
  readonly activeTo: Instant | null;
  /** The box office's name in the language of the page: `Normaal`, `Under 30`. */
  readonly ticketType: string;
  /** The rank as received: `1`, `1p`, `Rang 2`, `gold`. */
  readonly zone: string;
  /** Euros, with cents as decimals. */
  readonly euros: number;
}

/** The part of a price that determines what a visitor is offered, without its rank and ticket type. */
export type OfferedPrice = Pick<TicketPrice, 'tag' | 'activeFrom' | 'activeTo' | 'euros'>;

/** Leaves out rank and ticket type. */
export function toOfferedPrice({ tag, activeFrom, activeTo, euros }: TicketPrice): OfferedPrice {
  return { tag, activeFrom, activeTo, euros };
}

/** The sum of amounts in euros, to the cent: that of floating-point numbers may be a fraction of one off. */
export function sumEuros(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, euros) => sum + euros, 0) * 100) / 100;
}

export type NonEmptyPrices = readonly [TicketPrice, ...TicketPrice[]];

/** Groups prices by a key, in the order of the first price of each group. */
export function groupPrices(
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

/** Orders prices from the most expensive to the cheapest. */
export function compareMostExpensiveFirst(one: TicketPrice, other: TicketPrice): number {
  return other.euros - one.euros;
}

/** The lowest and the highest price of each tag and period: what is needed to state a range, at any moment and to any visitor. */
export function pickPriceRangeEnds(prices: readonly TicketPrice[]): readonly OfferedPrice[] {
  return groupPrices(prices, toPeriodKey).flatMap((group) => {
    const [highest, ...others] = group.toSorted(compareMostExpensiveFirst).map(toOfferedPrice);
    const lowest = others.at(-1);
    return [highest, lowest].filter((price) => price !== undefined);
  });
}

/** The lowest price of each ticket type that only holders of a tag pay, by tag and period: what is needed to state their own price (DOOR-40). */
export function pickLowestPricesByTag(prices: readonly TicketPrice[]): readonly TicketPrice[] {
  const byTag = prices.filter(({ tag }) => tag !== null);
  return groupPrices(byTag, (price) => `${toPeriodKey(price)} ${price.ticketType}`).flatMap(
    (group) => group.toSorted(compareMostExpensiveFirst).at(-1) ?? [],
  );
}

function toPeriodKey({ tag, activeFrom, activeTo }: OfferedPrice): string {
  return `${tag} ${activeFrom} ${activeTo}`;
}
