import type { PriceRange } from '#domain/pricing/offered-prices.ts';

/** The price of a concert or series in short form. */
export type PriceTag =
  | { readonly kind: 'free' }
  /** The lowest general price in euros. */
  | { readonly kind: 'from'; readonly euros: number }
  /** The lowest and highest price; equal if there is one price. */
  | ({ readonly kind: 'range' } & PriceRange);

/** The price of a concert as one visitor is shown it: their own lowest, which they pay through a customer tag, or that of everyone. */
export type VisitorPriceTag = PriceTag | { readonly kind: 'own'; readonly euros: number };

/** The price that is stated to a visitor: their own lowest, if they have one. */
export function pickVisitorPriceTag(
  ownEuros: number | undefined,
  general: PriceTag | null,
): VisitorPriceTag | null {
  return ownEuros === undefined ? general : { kind: 'own', euros: ownEuros };
}

export interface Priced {
  /** The lowest general price from the CMS; 0 is free, null is unknown. */
  readonly minPrice: number | null;
}

/**
 * The price of a concert or series, the same wherever it is stated (WAY-2), and regardless of the sale state: from the lowest
 * general price, where prices are known to the highest of `range`; null if neither is known. `range` is that of the normal ticket
 * type of a concert, or of the offered prices of a series. It begins a price only if the CMS states no lowest price.
 */
export function computePriceTag({ minPrice }: Priced, range: PriceRange | null = null): PriceTag | null {
  const from = minPrice ?? range?.from;
  if (from === undefined) return null;
  if (minPrice === 0 || range?.to === 0) return { kind: 'free' };
  return range ? { kind: 'range', from, to: Math.max(from, range.to) } : { kind: 'from', euros: from };
}
