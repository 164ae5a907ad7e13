import { memo } from 'react';
import { isSoldNowOrLater } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { findLowestPriceOfType } from '#domain/pricing/offered-prices.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ExcerptButton } from '#ui/components/excerpt-button.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toEventFigureUrl, getEventTheme } from '#ui/format/event-figure-url.ts';
import { formatPrice } from '#ui/format/format-price.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts, type ListedConcert } from '#ui/kit/use-listed-concerts.ts';
import styles from '#ui/components/compact-row.module.css';

interface CompactConcertListProps extends CompactConcertRowProps {
  /** The same array between renders. */
  readonly events: readonly EventCard[];
  /** Whether its rows are laid out when they come near the window. */
  readonly isDeferred?: boolean;
}

/** Compact concerts, in two columns where there is room. */
export function CompactConcertList({ events, isDeferred, ...row }: CompactConcertListProps) {
  const { toListed } = useListedConcerts(events);
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.uri} data-deferred={isDeferred}>
          <CompactConcertRow {...toListed(event)} {...row} />
        </li>
      ))}
    </ul>
  );
}

interface CompactConcertRowProps {
  /** Whether to show the date beside the time; a list under day headings does without. */
  readonly isDated?: boolean;
  /** The heading level. */
  readonly level?: 2 | 3 | 4;
  /** The ticket type whose lowest price is stated, where the concert has one (WAY-42). */
  readonly ticketType?: string | undefined;
}

/** A compact concert for short lists: figure, title, composers, time and room. */
const CompactConcertRow = memo(function CompactConcertRow({
  event,
  tickets: { offer, price, tags, now },
  isSaved,
  isPlaying,
  isDated = false,
  level = 3,
  ticketType,
}: ListedConcert & CompactConcertRowProps) {
  const { t, formats } = useSite();
  const Heading = `h${level}` as const;
  const state = toOfferDisplay(offer, t, formats);
  const ofType =
    ticketType !== undefined && isSoldNowOrLater(offer)
      ? findLowestPriceOfType(event.prices ?? [], ticketType, tags, now)
      : null;
  const when = isDated ? formats.shortDateTime(event.starts) : formats.time(event.starts);
  return (
    <article className={`${styles.line} ${styles.concert} one-link`} data-theme={getEventTheme(event)}>
      <FigureImage
        className={styles.figure}
        src={toEventFigureUrl(event, offer)}
        size={84}
        isFaded={offer.kind === 'cancelled' || offer.kind === 'moved'}
      />
      <Heading>
        <Link href={event.url}>{event.title}</Link>
      </Heading>
      <p className={styles.composers}>{event.composers.slice(0, 3).join(', ') || event.subtitle}</p>
      <p className={styles.facts}>
        <time dateTime={formatUtcIso(event.starts)}>{when}</time>
        <span>{event.room?.title}</span>
        {state && <SaleStatusLabel {...state} />}
        {ofType !== null && (
          <span>
            {ticketType} {formatPrice({ kind: 'from', euros: ofType }, t, formats)}
          </span>
        )}
        {!state && ofType === null && price && <span>{formatPrice(price, t, formats)}</span>}
      </p>
      <div className={styles.signs}>
        <FavouriteToggle event={event} isSaved={isSaved} />
        {event.excerpt && (
          <ExcerptButton excerpt={event.excerpt} concert={event.title} isPlaying={isPlaying} />
        )}
      </div>
    </article>
  );
});
