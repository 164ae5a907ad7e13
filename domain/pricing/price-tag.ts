import { mayBeSold, type OfferKind } from '#domain/event/event-offer.ts';
import type { PriceRange } from '#domain/pricing/prices.ts';

/** What a concert or series costs, in few words. */
export type PriceTag =
  | { readonly kind: 'free' }
  /** The lowest normal price in euros: what anyone can pay, whatever their age and without a card. */
  | { readonly kind: 'from'; readonly euros: number }
  /** The lowest and the highest of the prices a visitor is offered; equal where there is one. */
  | ({ readonly kind: 'range' } & PriceRange);

interface Priced {
  /** As the CMS gives it, of normal tickets; 0 is free, null is not known. */
  readonly minPrice: number | null;
}

/**
 * What stands under the heading *price*, whatever the state of the sale: the `range` of the prices that are offered, else the lowest
 * normal price; null where neither is known. A price for the young or for card holders has its own column in the price table
 * and changes the range only for those who are offered it (SALE-6, SALE-7).
 */
export function priceTag({ minPrice }: Priced, range: PriceRange | null = null): PriceTag | null {
  if (range) return range.to === 0 ? { kind: 'free' } : { kind: 'range', ...range };
  if (minPrice === null) return null;
  return minPrice === 0 ? { kind: 'free' } : { kind: 'from', euros: minPrice };
}

/** What stands beside a concert's sale state: its price while tickets may be sold; null where not, and where that state itself says that it is free. */
export function priceTagBeside(event: Priced, offer: OfferKind): PriceTag | null {
  const tag = priceTag(event);
  return mayBeSold(offer) && tag?.kind === 'from' ? tag : null;
}
