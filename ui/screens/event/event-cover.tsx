import { findCoverPhoto } from '#domain/media/image.ts';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { CoverFacts } from '#ui/components/cover-facts.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import styles from '#ui/screens/event/event-cover.module.css';
import { EventNoticeBand, EventNoticeExplanation } from '#ui/screens/event/event-notice-band.tsx';
import { useEventFacts } from '#ui/screens/event/use-event-facts.tsx';
import type { TicketProps } from '#ui/screens/event/use-event-tickets.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** The cover in the concert's theme: the title over its photograph, else over its figure; a notice and the facts below it. */
export function EventCover({ page, tickets }: TicketProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { event } = page;
  const order = useOrderLink(event, tickets.ownPrice);
  const state = toOfferDisplay(tickets.offer, t, formats);
  const photo = findCoverPhoto(event);
  return (
    <div className={styles.cover} data-surface="cover">
      <div
        className={styles.sky}
        data-length={toTitleLength(page.title)}
        data-photo={photo ? 'yes' : undefined}
      >
        {photo ? (
          <div className={styles.photo}>
            <InkedPhoto picture={photo} sizes="100vw" isFirst />
          </div>
        ) : (
          <div className={styles.disc}>
            <FigureImage src={toLargeEventFigureUrl(event, 'cover')} size={1000} isFirst />
          </div>
        )}
        <div className={styles.crumbs}>
          <Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />
        </div>
        <div className={styles.title}>
          {event.composers.length > 0 && <p>{event.composers.slice(0, 3).join(', ')}</p>}
          <h1 tabIndex={-1}>{page.title}</h1>
          {page.subtitle && <p className={styles.subtitle}>{page.subtitle}</p>}
        </div>
      </div>
      <EventNoticeBand page={page} tickets={tickets} />
      <CoverFacts facts={useEventFacts({ page, tickets })}>
        {tickets.ticketOption === 'order' && <ButtonLink {...order}>{t('offer.orderTickets')}</ButtonLink>}
        <FavouriteToggle event={event} look="word" />
        {state && !tickets.notice && <SaleState {...state} />}
      </CoverFacts>
      {tickets.notice && <EventNoticeExplanation page={page} notice={tickets.notice} />}
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
