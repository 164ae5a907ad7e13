import type { EventCard } from '#domain/event/event.ts';
import { toOrderUrl } from '#domain/event/order-url.ts';
import type { LinkProps } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useTrackingCaller } from '#ui/kit/visitor.tsx';

/**
 * The link to order a concert at the ticketing (WAY-1), which reports its click; to the prices on the concert's page if the
 * address at the ticketing is unknown. The ticketing proposes a ticket type, if it can (DOOR-41).
 */
export function useOrderLink(
  event: EventCard,
  ticketType?: string,
): Pick<LinkProps, 'href' | 'isOrder' | 'onClick'> {
  const { locale, addresses } = useSite();
  const url = toOrderUrl(event, addresses, locale, ticketType);
  const tracking = useTrackingCaller();
  if (url === null) return { href: `${event.url}#tickets` };
  return {
    isOrder: true,
    href: url,
    onClick: () => tracking(({ report }) => report({ kind: 'concertOrder', event })),
  };
}
