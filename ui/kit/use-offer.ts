import { useEffect, useMemo } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import { isSellable, type Offer, type OfferedEvent, toOffer } from '#domain/event/event-offer.ts';
import { preferOwnPrice, toPriceTagForOffer, type VisitorPriceTag } from '#domain/pricing/price-tag.ts';
import type { OfferedPrice, TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { TicketTypePrice } from '#domain/pricing/ticket-type-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags, useOwnPrices, useVisitorLayer } from '#ui/kit/visitor-context.tsx';

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

export interface ListedTickets extends Tickets {
  /** The price that is stated in a list: the visitor's own, if they have one; null while nothing is sold at a price. */
  readonly price: VisitorPriceTag | null;
  readonly ownPrice: TicketTypePrice | null;
}

/** The same for a concert in a list. A visitor with tags is shown their own price as soon as it is known (DOOR-40). */
export function useListedTickets(event: EventCard): ListedTickets {
  const { locale } = useSiteContext();
  const layer = useVisitorLayer();
  const known = useOwnPrices();
  const own = known?.pricesOf(event) ?? noPrices;
  const prices = useMemo(() => (event.prices ? [...event.prices, ...own] : own), [event, own]);
  const tickets = useOfferWithPriceUpdates(event, prices);
  const { offer, tags, now } = tickets;
  const mayHaveOwn = tags.length > 0 && isSellable(offer) && event.minPrice !== 0;
  useEffect(() => {
    if (mayHaveOwn) layer?.defer(({ ownPrices }) => ownPrices.request(event, locale));
  }, [mayHaveOwn, layer, event, locale]);
  const ownPrice = (mayHaveOwn && known?.find(event, tags, now)) || null;
  return { ...tickets, price: preferOwnPrice(ownPrice, toPriceTagForOffer(event, offer)), ownPrice };
}

const noPrices: readonly TicketPrice[] = [];
