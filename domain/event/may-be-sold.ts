import type { OfferKind } from '#domain/event/event-offer.ts';

const notSold: readonly OfferKind['kind'][] = ['cancelled', 'moved', 'over', 'soldOut', 'saleEnded'];

/** Tickets are sold, now or another time: it was not called off, nor is it over or full (SALE-9). */
export function mayBeSold({ kind }: OfferKind): boolean {
  return !notSold.includes(kind);
}
