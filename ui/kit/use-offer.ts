import { type Offer, type OfferedEvent, offerOf } from '#domain/event/event-offer.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useMoment, useTags } from '#ui/kit/visitor-context.tsx';

/** What a concert offers this visitor now. Draws anew when somebody logs in, and when a sale opens or ends. */
export function useOffer(event: OfferedEvent): Offer {
  const tags = useTags();
  return offerOf(event, tags, useMoment(event, tags));
}

interface Tickets {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment that offer and prices are judged at. */
  readonly now: Instant;
}

/** The same for a page that shows the prices too: it follows those as well. */
export function useTickets(event: OfferedEvent, prices: readonly TicketPrice[]): Tickets {
  const tags = useTags();
  const now = useMoment(event, tags, prices);
  return { offer: offerOf(event, tags, now), tags, now };
}
