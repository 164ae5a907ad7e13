import { findNextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { findNextPriceChange } from '#domain/pricing/offered-prices.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import { findNextSaleChange } from '#domain/sale/sale-status.ts';
import { noCustomerTags, type Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A concert, or anything else with a sale or prices, such as a series. */
export type SellableItem = OfferedEvent | Sold;

interface Sold {
  readonly sale?: Sale;
  /** When the sale starts; null if unknown. */
  readonly saleStart?: Instant | null;
  readonly prices?: readonly OfferedPrice[];
  /** Other moments at which what is shown of it changes. */
  readonly changesAt?: readonly Instant[];
}

/**
 * The next moment at which time alone changes what an anonymous visitor sees: a sale opens or ends, a price starts or stops
 * applying, or a concert is over; null if there is none (SALE-2, SALE-3, SALE-6).
 */
export function findNextAnonymousOfferChange(onSale: readonly SellableItem[], now: Instant): Instant | null {
  const changes = onSale.flatMap((sold) => findChanges(sold, now));
  const upcoming = changes.map((change) => change ?? now).filter((change) => change > now);
  return upcoming.toSorted((one, other) => one - other)[0] ?? null;
}

function findChanges(sold: SellableItem, now: Instant): readonly (Instant | null)[] {
  if ('importStatus' in sold) return [findNextOfferChange(sold, noCustomerTags, now)];
  const { sale, saleStart = null, prices, changesAt = [] } = sold;
  return [
    sale ? findNextSaleChange(sale, noCustomerTags, now) : null,
    saleStart,
    prices ? findNextPriceChange(prices, now) : null,
    ...changesAt,
  ];
}
