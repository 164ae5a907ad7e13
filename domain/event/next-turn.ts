import { nextOfferChange, type OfferedEvent } from '#domain/event/event-offer.ts';
import { nextPriceChange } from '#domain/pricing/prices.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { Sale } from '#domain/sale/sale.ts';
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
  const turns = onSale.flatMap((sold) => turnsOf(sold, now)).filter((turn) => turn > now);
  return turns.toSorted((one, other) => one - other)[0] ?? null;
}

function turnsOf(sold: OnSale, now: Instant): readonly Instant[] {
  if ('importStatus' in sold) return present(nextOfferChange(sold, [], now));
  const { sale, saleStart = null, prices = [] } = sold;
  return present(sale ? nextSaleChange(sale, [], now) : null, saleStart, nextPriceChange(prices, now));
}

function present(...turns: readonly (Instant | null)[]): readonly Instant[] {
  return turns.filter((turn) => turn !== null);
}
