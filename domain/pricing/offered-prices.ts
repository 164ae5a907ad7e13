import type { OfferedPrice, TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** In euros. `from` and `to` are equal if there is one price. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** The prices offered to a visitor (SALE-6): general or for one of the visitor's tags, and valid now. */
export function filterOfferedPrices<Price extends OfferedPrice>(
  prices: readonly Price[],
  tags: readonly CustomerTag[],
  now: Instant,
): readonly Price[] {
  return prices.filter((price) => isValid(price, now) && (price.tag === null || tags.includes(price.tag)));
}

/** The lowest and highest price; null without prices (SALE-7). */
export function computePriceRange(prices: readonly Pick<OfferedPrice, 'euros'>[]): PriceRange | null {
  if (prices.length === 0) return null;
  const euros = prices.map((price) => price.euros);
  return { from: Math.min(...euros), to: Math.max(...euros) };
}

/** The lowest price of a ticket type that is offered to a visitor (WAY-42); null if there is none. */
export function findLowestPriceOfType(
  prices: readonly TicketPrice[],
  ticketType: string,
  tags: readonly CustomerTag[],
  now: Instant,
): number | null {
  const offered = filterOfferedPrices(prices, tags, now).filter((price) => price.ticketType === ticketType);
  return computePriceRange(offered)?.from ?? null;
}

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

/** The next moment at which any price starts or stops being valid; null if none does (SALE-6). */
export function findNextPriceChange(prices: readonly OfferedPrice[], now: Instant): Instant | null {
  const changes = prices.flatMap(({ activeFrom, activeTo }) => [activeFrom, activeTo]);
  const upcoming = changes.filter((change) => change !== null && change > now);
  return upcoming.toSorted((one, other) => Number(one) - Number(other))[0] ?? null;
}

function isValid({ activeFrom, activeTo }: OfferedPrice, now: Instant): boolean {
  return (activeFrom ?? now) <= now && (activeTo === null || now < activeTo);
}
