import type { EventCard } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';

type TicketingIds = Pick<EventCard, 'tixEventGroupId' | 'tixEventId'>;

/**
 * The URL at which to order tickets for a concert: from the CMS, else from the ticketing; null if neither has one (WAY-1). That of
 * the ticketing proposes a ticket type, if the ticketing can (DOOR-41).
 */
export function toOrderUrl(
  event: Pick<EventCard, 'purchaseUrl'> & TicketingIds,
  ticketing: { readonly order: (event: TicketingIds, locale: Locale, ticketType?: string) => string | null },
  locale: Locale,
  ticketType?: string,
): string | null {
  return event.purchaseUrl ?? ticketing.order(event, locale, ticketType);
}
