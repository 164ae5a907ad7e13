import { type Offer, type OfferedEvent, offerOf } from '#domain/event/event-offer.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useMoment, useTags } from '#ui/kit/visitor-context.tsx';

/** What a concert offers this visitor now. Renders again when the visitor logs in or out, and when a sale opens or ends. */
export function useOffer(event: OfferedEvent): Offer {
  const tags = useTags();
  return offerOf(event, tags, useMoment(event, tags));
}

interface Tickets {
  readonly offer: Offer;
  readonly tags: readonly CustomerTag[];
  /** The moment for which offer and prices are computed. */
  readonly now: Instant;
}

/** The same for a page that also shows the prices: renders again when one of them changes. */
export function useTickets(event: OfferedEvent, prices: readonly TicketPrice[]): Tickets {
  const tags = useTags();
  const now = useMoment(event, tags, prices);
  return { offer: offerOf(event, tags, now), tags, now };
}
