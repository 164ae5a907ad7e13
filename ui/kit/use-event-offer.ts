import { useEffect } from 'react';
import {
  isSoldNowOrLater,
  type Offer,
  type OfferedEvent,
  computeOffer,
  computePriceTagForOffer,
} from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { pickVisitorPriceTag, type VisitorPriceTag } from '#domain/pricing/price-tag.ts';
import type { OfferedPrice, TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags, useOwnPrices } from '#ui/kit/visitor.tsx';

/** What a concert offers this visitor now. Renders again when the visitor logs in or out, and when a sale opens or ends. */
export function useEventOffer(event: OfferedEvent): Offer {
  return useEventOfferWithPriceUpdates(event).offer;
}

/** What a concert or series offers one visitor, with their customer tags. */
export interface OfferWithTags {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment for which offer and prices are computed. */
  readonly now: Instant;
}

/** The same for a page that also shows the prices: renders again when one of them changes. */
export function useEventOfferWithPriceUpdates(
  event: OfferedEvent,
  prices?: readonly OfferedPrice[],
): OfferWithTags {
  const tags = useCustomerTags();
  const now = useOfferMoment(event, tags, prices);
  return { offer: computeOffer(event, tags, now), tags, now };
}

export interface ListedEventTickets extends OfferWithTags {
  /** The price that is stated in a list: the visitor's own, if they have one; null while nothing is sold at a price. */
  readonly price: VisitorPriceTag | null;
  /** Null without one, and while it is unknown. */
  readonly ownPrice: TicketPrice | null;
}

/** The same for a concert in a list. A visitor with tags is shown their own price as soon as it is known (DOOR-40). */
export function useListedEventTickets(event: EventCard): ListedEventTickets {
  const { visitor: layer } = useSite();
  const own = useOwnPrices();
  const tickets = useEventOfferWithPriceUpdates(event, event.prices ?? own?.pricesOf(event));
  const { offer, tags, now } = tickets;
  const mayHaveOwn = tags.length > 0 && isSoldNowOrLater(offer);
  useEffect(() => {
    if (mayHaveOwn) layer?.defer(({ ownPrices }) => ownPrices.request(event));
  }, [mayHaveOwn, layer, event]);
  const ownPrice = (mayHaveOwn && own?.find(event, tags, now)) || null;
  const price = pickVisitorPriceTag(ownPrice?.euros, computePriceTagForOffer(event, offer));
  return { ...tickets, price, ownPrice };
}
