import { nextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { nextPriceChange } from '#domain/pricing/prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import { nextSaleChange } from '#domain/sale/sale-status.ts';
import type { Instant } from '#domain/time/instant.ts';

/** A concert, or anything else with a sale or prices of its own, as a series has. */
export type OnSale = OfferedEvent | Sold;

interface Sold {
  readonly sale?: Sale;
  /** When it goes on sale; null: not known. */
  readonly saleStart?: Instant | null;
  readonly prices?: readonly TicketPrice[];
}

/**
 * When something that is sold changes by itself, for a visitor without tags: the earliest moment at which a sale opens or ends,
 * a price comes or goes, or a concert is over; null where nothing does (SALE-2, SALE-3, SALE-6).
 */
export function nextTurn(onSale: readonly OnSale[], now: Instant): Instant | null {
  const turns = onSale.flatMap((sold) => turnsOf(sold, now));
  const coming = turns.flatMap((turn) => (turn !== null && turn > now ? turn : []));
  return coming.toSorted((one, other) => one - other)[0] ?? null;
}

const noTags: readonly CustomerTag[] = [];

function turnsOf(sold: OnSale, now: Instant): readonly (Instant | null)[] {
  if ('importStatus' in sold) return [nextOfferChange(sold, noTags, now)];
  const { sale, saleStart = null, prices } = sold;
  return [
    sale ? nextSaleChange(sale, noTags, now) : null,
    saleStart,
    prices ? nextPriceChange(prices, now) : null,
  ];
}
