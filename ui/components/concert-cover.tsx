import type { ReactNode } from 'react';
import { canOrder, type Offer } from '#domain/event/event-offer.ts';
import type { EventCard } from '#domain/event/event.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { ExcerptButton } from '#ui/components/excerpt-button.tsx';
import type { TermAndDetail } from '#ui/components/fact-list.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { Link } from '#ui/kit/link.tsx';
import { usePlayingClipId, useSite } from '#ui/kit/site.tsx';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { useIsFavourite } from '#ui/kit/visitor.tsx';
import styles from '#ui/components/concert-cover.module.css';

interface ConcertCoverProps {
  readonly event: EventCard;
  readonly offer: Offer;
  /** The ticket type of the visitor's own price, which the order link proposes. */
  readonly ticketType: string | undefined;
  readonly title: string;
  /** The page of the concert, where this is another one: the title leads to it. */
  readonly href?: string;
  readonly subtitle?: string | undefined;
  /** What stands at the upper edge: the path to the page, or what the concert is to it. */
  readonly top: ReactNode;
  readonly facts: readonly TermAndDetail[];
  /** In place of the state of the sale: what happened, below the title, and what that means, below the facts. */
  readonly notice?: { readonly band: ReactNode; readonly explanation: ReactNode } | null;
  /** What its figure shows, where the page has not said so. */
  readonly figureCaption?: string;
}

/** The cover of a concert in its theme: the title over its photograph, else over its figure; the facts and the order button below it. */
export function ConcertCover(props: ConcertCoverProps) {
  const { event, offer, ticketType, title, href, subtitle, top, facts, notice, figureCaption } = props;
  const { t, formats } = useSite();
  const order = useOrderLink(event, ticketType);
  const state = toOfferDisplay(offer, t, formats);
  const photo = findCoverPhoto(event);
  const isSaved = useIsFavourite(event.id);
  const isPlaying = usePlayingClipId() === event.excerpt?.id;
  return (
    <div className={styles.cover} data-surface="cover" data-notice={notice ? 'yes' : undefined}>
      <div className={styles.sky} data-length={toTitleLength(title)} data-photo={photo ? 'yes' : undefined}>
        {photo ? (
          <div className={styles.photo}>
            <InkedPhoto picture={photo} sizes="100vw" isFirst />
          </div>
        ) : (
          <div className={styles.disc}>
            <FigureImage
              src={toLargeEventFigureUrl(event, 'cover')}
              size={1000}
              isFirst
              fetchPriority="high"
            />
          </div>
        )}
        <div className={styles.top}>
          {top}
          {event.excerpt && (
            <ExcerptButton excerpt={event.excerpt} concert={title} isPlaying={isPlaying} hasWord />
          )}
        </div>
        <div className={styles.title}>
          {event.composers.length > 0 && <p className="kicker">{event.composers.slice(0, 3).join(', ')}</p>}
          <h1 tabIndex={-1}>{href === undefined ? title : <Link href={href}>{title}</Link>}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </div>
      {notice?.band}
      <CoverFacts facts={facts}>
        {canOrder(offer) && (
          <ButtonLink {...order} aria-label={href && t('offer.orderTitle', { title })}>
            {t('offer.orderTickets')}
          </ButtonLink>
        )}
        <FavouriteToggle event={event} isSaved={isSaved} look="word" />
        {state && !notice && <SaleStatusLabel {...state} />}
      </CoverFacts>
      {notice?.explanation}
      {photo ? (
        <p className={styles.caption}>{[photo.caption, photo.credit].filter(Boolean).join(' ')}</p>
      ) : (
        <p className={styles.caption} aria-hidden="true">
          {figureCaption}
        </p>
      )}
    </div>
  );
}

/**
 * The class of size of a title: a long one is set smaller, so that the facts stay on the first screen, and a long word of another
 * language, which a browser cannot hyphenate, on one line of a phone (WAY-3).
 */
function toTitleLength(title: string): 'long' | 'longest' | undefined {
  if (title.length > 40 || /[^\s-]{17}/.test(title)) return 'longest';
  return title.length > 24 ? 'long' : undefined;
}
