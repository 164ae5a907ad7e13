import { filterOfferedPrices, type PriceRange, computePriceRange } from '#domain/pricing/offered-prices.ts';
import {
  sumEuros,
  type TicketPrice,
  groupPrices,
  type NonEmptyPrices,
} from '#domain/pricing/ticket-price.ts';
import { type CustomerTag, noCustomerTags } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The price of one ticket type beside the normal one: for the young, for friends, for card holders. */
export interface TicketTypePrice extends PriceRange {
  /** The name of the ticket type, in the language of the page. */
  readonly name: string;
  /** Whether it is offered because of one of the visitor's tags. */
  readonly isOwn: boolean;
  /** The least and the most that it saves on a normal ticket of the same price zone; null if it saves nothing. */
  readonly saving: PriceRange | null;
}

/** The names of the normal ticket type of a hall that does not name them. */
export const defaultNormalTicketTypes: readonly string[] = ['Normaal', 'Standard'];

/** Whether a ticket type is the normal one of the hall, by one of its names. */
export function isNormalTicketType(ticketType: string, normalTicketTypes: readonly string[]): boolean {
  const name = ticketType.trim().toLowerCase();
  return normalTicketTypes.some((normal) => normal.toLowerCase() === name);
}

/** Whether some ticket type ever costs less than the normal one of the same price zone. */
export function hasDiscountPrice(
  prices: readonly TicketPrice[],
  normalTicketTypes: readonly string[],
): boolean {
  const normal = prices.filter(
    ({ tag, ticketType }) => tag === null && isNormalTicketType(ticketType, normalTicketTypes),
  );
  return prices.some(
    (price) =>
      !normal.includes(price) && normal.some(({ zone, euros }) => zone === price.zone && euros > price.euros),
  );
}

/** The general prices of the normal ticket type that are valid at a moment (WAY-2). */
export function filterNormalPrices(
  prices: readonly TicketPrice[],
  normalTicketTypes: readonly string[],
  now: Instant,
): readonly TicketPrice[] {
  return filterOfferedPrices(prices, noCustomerTags, now).filter(({ ticketType }) =>
    isNormalTicketType(ticketType, normalTicketTypes),
  );
}

/** The prices of the ticket types that a visitor is offered beside the normal one (WAY-2): the visitor's own first, then the cheapest. */
export function computeTicketTypePrices(
  prices: readonly TicketPrice[],
  tags: readonly CustomerTag[],
  normalTicketTypes: readonly string[],
  now: Instant,
): readonly TicketTypePrice[] {
  const normal = filterNormalPrices(prices, normalTicketTypes, now);
  const special = filterOfferedPrices(prices, tags, now).filter(
    (price) => price.tag !== null || !isNormalTicketType(price.ticketType, normalTicketTypes),
  );
  return groupPrices(special, ({ tag, ticketType }) => `${tag !== null} ${ticketType}`)
    .map((ofType) => toTicketTypePrice(ofType, normal))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.from - other.from);
}

function toTicketTypePrice(ofType: NonEmptyPrices, normal: readonly TicketPrice[]): TicketTypePrice {
  const [{ ticketType, tag, euros }] = ofType;
  const savings = ofType.flatMap((price) =>
    normal.filter(({ zone }) => zone === price.zone).map((usual) => sumEuros([usual.euros, -price.euros])),
  );
  const { from, to } = computePriceRange(ofType) ?? { from: euros, to: euros };
  return {
    name: ticketType,
    isOwn: tag !== null,
    from,
    to,
    saving: toSavingRange(savings.filter((saved) => saved > 0)),
  };
}

function toSavingRange(savings: readonly number[]): PriceRange | null {
  return savings.length === 0 ? null : { from: Math.min(...savings), to: Math.max(...savings) };
}
