import { isSellable, type OfferState } from '#domain/event/event-offer.ts';
import type { PriceRange } from '#domain/pricing/prices.ts';

/** The price of a concert or series in short form. */
export type PriceTag =
  | { readonly kind: 'free' }
  /** The lowest normal price in euros, available to everyone. */
  | { readonly kind: 'from'; readonly euros: number }
  /** The lowest and highest price offered to a visitor; equal if there is one price. */
  | ({ readonly kind: 'range' } & PriceRange);

interface Priced {
  /** The lowest normal price from the CMS; 0 is free, null is unknown. */
  readonly minPrice: number | null;
}

/**
 * The price under the heading *price*, regardless of the sale state: the `range` of offered prices, else the lowest normal price;
 * null if neither is known. Reduced prices for the young or for card holders have their own column in the price table, and change
 * the range only for visitors to whom they are offered (SALE-6, SALE-7).
 */
export function toPriceTag({ minPrice }: Priced, range: PriceRange | null = null): PriceTag | null {
  if (range) return range.to === 0 ? { kind: 'free' } : { kind: 'range', ...range };
  if (minPrice === null) return null;
  return minPrice === 0 ? { kind: 'free' } : { kind: 'from', euros: minPrice };
}

/** The price beside a concert's sale state: shown while tickets may be sold; null otherwise, and if the state itself shows that it is free. */
export function toPriceTagForOffer(event: Priced, offer: OfferState): PriceTag | null {
  const tag = toPriceTag(event);
  return isSellable(offer) && tag?.kind === 'from' ? tag : null;
}
