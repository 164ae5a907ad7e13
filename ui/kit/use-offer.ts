import { type Offer, type OfferedEvent, toOffer } from '#domain/event/event-offer.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags } from '#ui/kit/visitor-context.tsx';

/** What a concert offers this visitor now. Renders again when the visitor logs in or out, and when a sale opens or ends. */
export function useOffer(event: OfferedEvent): Offer {
  const tags = useCustomerTags();
  return toOffer(event, tags, useOfferMoment(event, tags));
}

export interface Tickets {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment for which offer and prices are computed. */
  readonly now: Instant;
}

/** The same for a page that also shows the prices: renders again when one of them changes. */
export function useOfferWithPriceUpdates(event: OfferedEvent, prices: readonly OfferedPrice[]): Tickets {
  const tags = useCustomerTags();
  const now = useOfferMoment(event, tags, prices);
  return { offer: toOffer(event, tags, now), tags, now };
}
