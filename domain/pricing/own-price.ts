import { filterOfferedPrices } from '#domain/pricing/offered-prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/**
 * The lowest price of a concert that a visitor pays through a tag (DOOR-40); null if they pay none, or if the lowest general price is as
 * low.
 */
export function findOwnPrice(
  { minPrice }: { readonly minPrice: number | null },
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  now: Instant,
): TicketPrice | null {
  const [lowest] = filterOfferedPrices(prices, tags, now)
    .filter(({ tag }) => tag !== null)
    .toSorted((one, other) => one.euros - other.euros);
  return lowest && (minPrice === null || lowest.euros < minPrice) ? lowest : null;
}
