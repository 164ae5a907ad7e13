import { memo } from 'react';
import { pickTicketOption } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ExcerptButton } from '#ui/components/excerpt-button.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toEventFigureUrl, getEventTheme } from '#ui/format/event-figure-url.ts';
import { formatPriceParts } from '#ui/format/format-price.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { ListedConcert } from '#ui/kit/use-listed-concerts.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import styles from '#ui/components/concert-row.module.css';

interface ConcertRowProps extends ListedConcert {
  /** Whether it is one of the first on the screen: its figure is loaded eagerly. */
  readonly isFirst?: boolean;
  /** Whether to show the date above the time; a list under day headings does without. */
  readonly isDated?: boolean;
}

/** A concert as a row of a list: time, title, performers, room, price and order button. A pure function of its properties, of one subscription for the list. */
export const ConcertRow = memo(function ConcertRow(props: ConcertRowProps) {
  const { event, tickets, isSaved, isPlaying, isFirst = false, isDated = false } = props;
  const { t, formats } = useSite();
  const { offer } = tickets;
  const price = tickets.price && formatPriceParts(tickets.price, t, formats);
  const state = toOfferDisplay(offer, t, formats);
  const isOff = offer.kind === 'cancelled' || offer.kind === 'moved' ? offer.kind : undefined;
  const time = formats.time(event.starts);
  const performers = performersText(event);
  const [genre] = event.production.genres;
  return (
    <article className={styles.frame} data-theme={getEventTheme(event)}>
      <div className={`${styles.row} one-link`} data-off={isOff}>
        <p className={time.length > 5 ? `${styles.time} ${styles.long}` : styles.time}>
          <time dateTime={formatUtcIso(event.starts)}>
            {isDated && <small>{formats.shortDate(event.starts)} </small>}
            {time}
          </time>
        </p>
        <FigureImage
          className={styles.plate}
          src={toEventFigureUrl(event, offer)}
          size={104}
          isFaded={isOff !== undefined}
          isFirst={isFirst}
        />
        <div className={styles.body}>
          {event.composers.length > 0 && (
            <p className={styles.by}>{event.composers.slice(0, 3).join(', ')}</p>
          )}
          <h3>
            <Link href={event.url}>{event.title}</Link>
          </h3>
          {performers && <p className={styles.performers}>{performers}</p>}
        </div>
        <p className={styles.room}>
          {event.room?.title && <b>{event.room.title}</b>}
          {genre && <span>{genre}</span>}
        </p>
        <div className={styles.buy} data-excerpt={event.excerpt && 'yes'}>
          {price && (
            <p className="price">
              {price.from && <small>{price.from} </small>}
              {price.amount}
            </p>
          )}
          {state && <SaleStatusLabel {...state} />}
          <OrderButton event={event} tickets={tickets} />
        </div>
        <FavouriteToggle className={styles.favourite} event={event} isSaved={isSaved} />
        {event.excerpt && (
          <ExcerptButton
            className={styles.listen}
            excerpt={event.excerpt}
            concert={event.title}
            isPlaying={isPlaying}
          />
        )}
      </div>
    </article>
  );
});

/** The order link leads to the ticketing, the link to the waiting list to the concert's own page (WAY-1). */
function OrderButton({ event, tickets }: Pick<ListedConcert, 'event' | 'tickets'>) {
  const { t } = useSite();
  const order = useOrderLink(event, tickets.ownPrice?.ticketType);
  const { title } = event;
  switch (pickTicketOption(tickets.offer)) {
    case 'order':
      return (
        <ButtonLink {...order} aria-label={t('offer.orderTitle', { title })} look="line" size="small">
          {t('offer.order')}
        </ButtonLink>
      );
    case 'waitingList':
      return (
        <ButtonLink
          href={`${event.url}#tickets`}
          aria-label={t('offer.waitingListTitle', { title })}
          look="text"
          size="small"
        >
          {t('offer.waitingList')}
        </ButtonLink>
      );
    case 'none':
      return null;
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
