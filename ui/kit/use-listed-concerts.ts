import { useEffect, useMemo } from 'react';
import {
  computeOffer,
  computePriceTagForOffer,
  isSoldNowOrLater,
  type Offer,
} from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { isFavourite } from '#domain/favourites/favourites-state.ts';
import { pickVisitorPriceTag, type VisitorPriceTag } from '#domain/pricing/price-tag.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { type CustomerTag, noCustomerTags } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { usePlayingClipId, useSite } from '#ui/kit/site.tsx';
import { useMomentOfClock } from '#ui/kit/use-offer-moment.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import { useVisitor } from '#ui/kit/visitor.tsx';

/** What a concert in a list offers one visitor. */
export interface ListedTickets {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment for which offer and prices are computed. */
  readonly now: Instant;
  /** The price that is stated in a list: the visitor's own, if they have one; null while nothing is sold at a price. */
  readonly price: VisitorPriceTag | null;
  /** Null without one, and while it is unknown. */
  readonly ownPrice: TicketPrice | null;
}

/** A concert as a list shows it to one visitor: every member is the same value until the row has to change. */
export interface ListedConcert {
  readonly event: EventCard;
  readonly tickets: ListedTickets;
  readonly isSaved: boolean;
  /** Whether its excerpt plays. */
  readonly isPlaying: boolean;
}

interface ListedConcerts {
  /** The moment for which the list is shown. */
  readonly now: Instant;
  readonly toListed: (event: EventCard) => ListedConcert;
}

/**
 * The concerts of a list for this visitor now: one subscription for all its rows, and one timer for the next moment at which a sale or price
 * changes, or at one of the moments `changesAt` (SALE-2). A visitor with tags is shown their own prices as soon as they are known (DOOR-40).
 */
export function useListedConcerts(
  events: readonly EventCard[],
  changesAt?: readonly Instant[],
): ListedConcerts {
  const { visitor: layer } = useSite();
  const visitor = useVisitor();
  const playingClipId = usePlayingClipId();
  const { session, favourites, ownPrices, offerClock } = visitor;
  const tags = session.session.user?.tags ?? noCustomerTags;
  const offers = useMemo(
    () => events.map((event) => ({ event, prices: event.prices ?? ownPrices?.pricesOf(event) })),
    [events, ownPrices],
  );
  const now = useMomentOfClock(offerClock, offers, tags, changesAt);
  const findRow = useMemo(() => createRowCache(tags, now), [tags, now]);
  useEffect(() => {
    if (tags.length === 0) return;
    const sold = events.filter((event) => isSoldNowOrLater(computeOffer(event, tags, now)));
    layer?.defer((services) => sold.forEach((event) => services.ownPrices.request(event)));
  }, [layer, events, tags, now]);
  const toListed = (event: EventCard): ListedConcert => ({
    ...findRow(event, visitor),
    isSaved: isFavourite(favourites.favourites, event.id),
    isPlaying: event.excerpt !== undefined && event.excerpt.id === playingClipId,
  });
  return { now, toListed };
}

interface CachedRow {
  readonly event: EventCard;
  readonly own: readonly TicketPrice[] | undefined;
  readonly tickets: ListedTickets;
}

/**
 * Returns the function that computes what a concert offers. As long as neither the concert nor its own prices change, also in the next answer of a
 * search, event and tickets are the same objects. A concert that is new in the list is shown for the present.
 */
function createRowCache(tags: readonly CustomerTag[], shownAt: Instant) {
  const rows = new Map<string, CachedRow>();
  return (event: EventCard, { ownPrices, offerClock }: VisitorSnapshot): CachedRow => {
    const own = tags.length > 0 ? ownPrices?.pricesOf(event) : undefined;
    const cached = rows.get(event.uri);
    if (cached && cached.own === own && isSame(cached.event, event)) return cached;
    const now = offerClock?.now() ?? shownAt;
    const offer = computeOffer(event, tags, now);
    const ownPrice = (own && isSoldNowOrLater(offer) && ownPrices?.find(event, tags, now)) || null;
    const price = pickVisitorPriceTag(ownPrice?.euros, computePriceTagForOffer(event, offer));
    const row = { event, own, tickets: { offer, tags, now, price, ownPrice } };
    rows.set(event.uri, row);
    return row;
  };
}

function isSame(one: EventCard, other: EventCard): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
