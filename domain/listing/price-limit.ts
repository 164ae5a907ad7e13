import type { FacetValue } from '#domain/facet/facet.ts';

/**
 * The values of the facet `maxPrice`, in the hall's currency: a concert has those for which it can be had. They are few, so that their
 * lists can be cached.
 */
const priceLimits = [10, 15, 20, 25, 30, 40, 50, 75, 100];

/** The number of results with a lowest price. */
export interface PriceCount {
  readonly price: number;
  readonly count: number;
}

/** Whether a text is a value of the facet. */
export function isPriceLimit(text: string): boolean {
  return priceLimits.some((limit) => String(limit) === text);
}

/** Counts the results within each limit. The labels are the amounts. */
export function countByPriceLimit(prices: readonly PriceCount[]): readonly FacetValue[] {
  return priceLimits
    .map((limit) => {
      const within = prices.filter(({ price }) => price <= limit);
      const count = within.reduce((sum, one) => sum + one.count, 0);
      return { value: String(limit), label: String(limit), count };
    })
    .filter(({ count }) => count > 0);
}
