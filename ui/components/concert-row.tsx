import { memo, type ReactNode } from 'react';
import { pickTicketOption } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ConcertRowLayout, type ConcertRowLayoutProps } from '#ui/components/concert-row-layout.tsx';
import { ExcerptButton } from '#ui/components/excerpt-button.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { toEventFigureUrl, getEventTheme } from '#ui/format/event-figure-url.ts';
import { formatPriceParts } from '#ui/format/format-price.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { useSite } from '#ui/kit/site.tsx';
import { type ListedEventTickets, useListedEventTickets } from '#ui/kit/use-event-offer.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';

interface ConcertRowProps {
  readonly event: EventCard;
  /** Whether it is one of the first on the screen: its figure is loaded eagerly. */
  readonly isFirst?: boolean;
  /** Whether to show the date above the time; a list under day headings does without. */
  readonly isDated?: boolean;
  /** The content at the end of the row; the favourite button and the sign to listen by default, null for neither. */
  readonly children?: ReactNode;
}

/** A concert as a row of a list, in the page's language. */
export const ConcertRow = memo(function ConcertRow({
  event,
  isFirst = false,
  isDated = false,
  children,
}: ConcertRowProps) {
  const { t, formats } = useSite();
  const tickets = useListedEventTickets(event);
  const { offer, price } = tickets;
  return (
    <ConcertRowLayout
      theme={getEventTheme(event)}
      href={event.url}
      time={{
        machine: formatUtcIso(event.starts),
        text: formats.time(event.starts),
        ...(isDated && { date: formats.shortDate(event.starts) }),
      }}
      figure={toEventFigureUrl(event, offer)}
      composers={event.composers.slice(0, 3).join(', ')}
      title={event.title}
      performers={performersText(event)}
      room={event.room?.title}
      genre={event.production.genres[0]}
      price={price && formatPriceParts(price, t, formats)}
      state={toOfferDisplay(offer, t, formats)}
      order={useOrder(event, tickets)}
      isOff={offer.kind === 'cancelled' || offer.kind === 'moved' ? offer.kind : undefined}
      isFirst={isFirst}
      listen={
        children === undefined &&
        event.excerpt && <ExcerptButton excerpt={event.excerpt} concert={event.title} />
      }
    >
      {children === undefined ? <FavouriteToggle event={event} /> : children}
    </ConcertRowLayout>
  );
});

/** The order link leads to the ticketing, the link to the waiting list to the concert's own page (WAY-1). */
function useOrder(event: EventCard, { offer, ownPrice }: ListedEventTickets): ConcertRowLayoutProps['order'] {
  const { t } = useSite();
  const link = useOrderLink(event, ownPrice?.ticketType);
  const { title } = event;
  switch (pickTicketOption(offer)) {
    case 'order':
      return { link, label: t('offer.order'), name: t('offer.orderTitle', { title }), look: 'line' };
    case 'waitingList':
      return {
        link: { href: `${event.url}#tickets` },
        label: t('offer.waitingList'),
        name: t('offer.waitingListTitle', { title }),
        look: 'text',
      };
    case 'none':
      return undefined;
  }
}

/** The performers on one line: `Orkest van de Lage Landen, Mirte Aldewerelt (dirigent)`. */
function performersText({
  performers,
  subtitle,
}: Pick<EventCard, 'performers' | 'subtitle'>): string | undefined {
  const names = performers.slice(0, 4).map(({ name, role }) => (role ? `${name} (${role})` : name));
  return names.length > 0 ? names.join(', ') : subtitle;
}
