import type { ReactNode } from 'react';
import { isSoldNowOrLater } from '#domain/event/event-offer.ts';
import { pickVisitorPriceTag } from '#domain/pricing/price-tag.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { getEventTheme } from '#ui/format/event-figure-url.ts';
import { formatPrice } from '#ui/format/format-price.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { StickyOrderBar } from '#ui/screens/event/sticky-order-bar.tsx';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';

interface EventOrderBarProps extends EventPageAndTickets {
  readonly children: ReactNode;
}

/** A bar with the order button, or the reason why there is none, over `children`. */
export function EventOrderBar({ page: { event }, tickets, children }: EventOrderBarProps) {
  const { t, formats } = useSite();
  const order = useOrderLink(event, tickets.ownPrice?.name);
  const price = isSoldNowOrLater(tickets.offer)
    ? pickVisitorPriceTag(tickets.ownPrice?.from, tickets.price)
    : null;
  return (
    <StickyOrderBar
      theme={getEventTheme(event)}
      title={formats.shortDateTime(event.starts)}
      text={toOfferDisplay(tickets.offer, t, formats)?.text ?? (price && formatPrice(price, t, formats))}
      name={event.title}
      actions={
        tickets.ticketOption === 'order' && (
          <>
            <Link href="#tickets">{t('event.allPrices')}</Link>
            <ButtonLink {...order} size="small">
              {t('offer.orderTickets')}
            </ButtonLink>
          </>
        )
      }
    >
      {children}
    </StickyOrderBar>
  );
}
