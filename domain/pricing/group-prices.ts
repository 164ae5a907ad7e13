import type { TicketPrice } from '#domain/pricing/ticket-price.ts';

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
