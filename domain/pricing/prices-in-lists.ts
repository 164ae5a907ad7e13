import {
  type OfferedPrice,
  type TicketPrice,
  toOfferedPrice,
  compareMostExpensiveFirst,
  groupPrices,
} from '#domain/pricing/ticket-price.ts';

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
