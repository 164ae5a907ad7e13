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
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';
import styles from '#ui/screens/event/sticky-order-bar.module.css';

interface EventOrderBarProps extends EventPageAndTickets {
  /** The part of the page that the bar may cover: everything below the cover. */
  readonly children: ReactNode;
}

/**
 * The concert with its date, and the order button or the reason why there is none. The bar sticks to the lower edge once the cover is out of
 * view, so that ordering is always in reach. It hides while another order button is visible (`--first-order`, `--order`).
 */
export function EventOrderBar({ page: { event }, tickets, children }: EventOrderBarProps) {
  const { t, formats } = useSite();
  const order = useOrderLink(event, tickets.ownPrice?.name);
  const price = isSoldNowOrLater(tickets.offer)
    ? pickVisitorPriceTag(tickets.ownPrice?.from, tickets.price)
    : null;
  return (
    <div className={styles.stage}>
      <div className={styles.page}>{children}</div>
      <div className={styles.bar} data-theme={getEventTheme(event)} data-surface="cover" data-print="no">
        <p>
          <b>
            <span className={styles.name}>{event.title}, </span>
            {formats.shortDateTime(event.starts)}
          </b>
          {toOfferDisplay(tickets.offer, t, formats)?.text ?? (price && formatPrice(price, t, formats))}
        </p>
        {tickets.ticketOption === 'order' && (
          <div className={styles.actions}>
            <Link href="#tickets">{t('event.allPrices')}</Link>
            <ButtonLink {...order} size="small">
              {t('offer.orderTickets')}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
