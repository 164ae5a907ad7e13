import { useLayoutEffect, useState, useMemo } from 'react';
import { listRelatedEvents } from '#domain/event-page/related-events.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import type { PageOf, EventPage } from '#domain/page/page.ts';
import { type EventPageVersion, decideEventPageVersion } from '#domain/tracking/experiments.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { ConcertCover } from '#ui/components/concert-cover.tsx';
import { ExcerptButton } from '#ui/components/excerpt-button.tsx';
import { FactList, type TermAndDetail } from '#ui/components/fact-list.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { PageActions } from '#ui/components/page-actions.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { PictureCaption } from '#ui/components/picture-caption.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { Section } from '#ui/components/section.tsx';
import { useConcertCoverFacts } from '#ui/components/use-concert-cover-facts.tsx';
import { getEventTheme, toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { formatConcertTimesAndLength } from '#ui/format/format-concert-times-and-length.ts';
import { formatOwnPriceNote, formatPrice, formatPriceRange } from '#ui/format/format-price.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { saleStartParam } from '#ui/head/calendar-path.ts';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { Link } from '#ui/kit/link.tsx';
import { usePlayingClipId, useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { useConsentAndExperiments, useTrackingCaller, useIsFavourite } from '#ui/kit/visitor.tsx';
import { EventAbout, SoundFigureCaption } from '#ui/screens/event/event-about.tsx';
import { EventNoticeBand, EventNoticeExplanation } from '#ui/screens/event/event-notice-band.tsx';
import { EventOrderBar } from '#ui/screens/event/event-order-bar.tsx';
import { EventPerformersAndSeries, EventProgramme } from '#ui/screens/event/event-programme.tsx';
import { EventTicketsSection } from '#ui/screens/event/event-tickets-section.tsx';
import { EventVisitDay, useEventVisitDay } from '#ui/screens/event/event-visit-day.tsx';
import { EventVisitInformation } from '#ui/screens/event/event-visit-information.tsx';
import { type EventPageAndTickets, useEventTickets } from '#ui/screens/event/use-event-tickets.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/event/event-v2.module.css';

/** A concert, in one of two versions (TPL-8, TPL-9). It needs no data besides its page. */
export const eventTemplate = defineTemplate<'event'>({
  cover: (page) => page.event.theme ?? page.theme ?? 'petrol',
  calendar: {
    normalizeQuery: (query) => query.filter(([name]) => name === saleStartParam).slice(0, 1),
    contents: ({ event: concert }) => ({ kind: 'concert', event: concert }),
  },
  sitemap: { chapter: 'concerts', section: 'event' },
  load: async () => null,
  words: ['event'],
  View,
});

/**
 * Which version of a concert's page is rendered (TPL-9). It is decided at the first render of the page and never changes, so a
 * page that came as a document is the first version. It reports the version to tracking in a layout effect, which runs before the page view (TRACK-4).
 */
function useEventPageVersion(): EventPageVersion {
  const { experiments, consent } = useConsentAndExperiments();
  const arrival = useIsHydrated() ? 'navigation' : 'document';
  const [version] = useState(() => decideEventPageVersion(experiments, consent, arrival));
  const tracking = useTrackingCaller();
  useLayoutEffect(() => tracking(({ setVersion }) => setVersion(version)), [tracking, version]);
  return version;
}

/** A concert's page (TPL-8). Version 2 has the same parts in another order, with a sticky ticket in place of the cover (TPL-9). */
function View({ page }: TemplateProps<PageOf<'event'>, null>) {
  const { t } = useSite();
  const version = useEventPageVersion();
  const tickets = useEventTickets(page);
  const day = useEventVisitDay(page, tickets.isOff);
  const hasAbout = page.introduction.length + page.description.length > 0;
  const hasProgramme = page.programme.length + page.event.performers.length + page.clips.length > 0;
  const actions = (
    <>
      <PageActions page={page} hasCalendar={!tickets.isOff} />
      {day && <EventVisitDay page={page} day={day} />}
    </>
  );
  const programme = (
    <>
      <EventProgramme page={page} />
      <EventPerformersAndSeries page={page} />
    </>
  );
  return (
    <article data-theme={getEventTheme(page.event)} data-off={tickets.isOff ? 'yes' : undefined}>
      <PageMetadata page={page} hasCalendar />
      {version === 1 ? (
        <EventCover page={page} tickets={tickets} />
      ) : (
        <>
          <EventHead page={page} tickets={tickets} />
          {actions}
        </>
      )}
      <EventOrderBar page={page} tickets={tickets}>
        {version === 1 ? (
          <>
            {actions}
            {hasProgramme && (
              <Section title={t('event.programme')}>
                <div className="text-and-side">{programme}</div>
              </Section>
            )}
          </>
        ) : (
          <div className={styles.columns}>
            <Stub page={page} tickets={tickets} />
            <div className={`${styles.main} stack`}>
              {hasAbout && (
                <section>
                  <h2>{t('event.about')}</h2>
                  <EventAbout page={page} />
                </section>
              )}
              <section>
                <h2>{t('event.programme')}</h2>
                <div className="text-and-side">{programme}</div>
              </section>
            </div>
          </div>
        )}
        {!tickets.isOff && <EventTicketsSection page={page} tickets={tickets} />}
        {!day && <EventVisitInformation page={page} tickets={tickets} />}
        {version === 1 && hasAbout && (
          <Section id="about" title={t('event.about')}>
            <EventAbout page={page} />
          </Section>
        )}
        <Blocks blocks={page.content} />
        <RelatedConcerts page={page} />
      </EventOrderBar>
    </article>
  );
}

/** The cover of the page of a concert; a notice in place of the state of its sale. */
function EventCover({ page, tickets }: EventPageAndTickets) {
  const { t } = useSite();
  const { notice } = tickets;
  return (
    <ConcertCover
      event={page.event}
      offer={tickets.offer}
      ticketType={tickets.ownPrice?.name}
      title={page.title}
      subtitle={page.subtitle}
      top={<Breadcrumbs page={page} />}
      facts={useEventFacts({ page, tickets })}
      figureCaption={t('event.plate')}
      notice={
        notice && {
          band: <EventNoticeBand page={page} tickets={tickets} />,
          explanation: <EventNoticeExplanation page={page} notice={notice} />,
        }
      }
    />
  );
}

/** The title and the notice of version 2. */
function EventHead({ page, tickets }: EventPageAndTickets) {
  const { composers } = page.event;
  return (
    <>
      <PageHead page={page} look="cover" kicker={composers.slice(0, 3).join(', ')} subtitle={page.subtitle} />
      <EventNoticeBand page={page} tickets={tickets} />
      {tickets.notice && <EventNoticeExplanation page={page} notice={tickets.notice} />}
    </>
  );
}

/** The ticket: figure, facts and order button. It sticks while the page scrolls. */
function Stub({ page, tickets }: EventPageAndTickets) {
  const { t, formats } = useSite();
  const { event } = page;
  const order = useOrderLink(event, tickets.ownPrice?.name);
  const state = toOfferDisplay(tickets.offer, t, formats);
  const isSaved = useIsFavourite(event.id);
  const isPlaying = usePlayingClipId() === event.excerpt?.id;
  const photo = findCoverPhoto(event);
  const figure = (
    <FigureImage src={toLargeEventFigureUrl(event, 'cover')} size={480} isFirst fetchPriority="high" />
  );
  return (
    <aside className={styles.ticket} data-surface="cover" aria-label={t('event.tickets')}>
      <figure>
        <div className={styles.picture}>
          {photo ? (
            <InkedPhoto picture={photo} sizes="(min-width: 1024px) 28vw, 100vw" isFirst fallback={figure} />
          ) : (
            figure
          )}
        </div>
        {photo ? <PictureCaption picture={photo} /> : <SoundFigureCaption />}
      </figure>
      <FactList facts={useEventFacts({ page, tickets })} />
      <div className={styles.action} data-print="no">
        {tickets.ticketOption === 'order' && <ButtonLink {...order}>{t('offer.orderTickets')}</ButtonLink>}
        <FavouriteToggle event={event} isSaved={isSaved} look="word" />
        {event.excerpt && (
          <ExcerptButton excerpt={event.excerpt} concert={page.title} isPlaying={isPlaying} hasWord />
        )}
        {state && !tickets.notice && <SaleStatusLabel {...state} />}
      </div>
    </aside>
  );
}

/** Related concerts. */
function RelatedConcerts({ page }: { readonly page: EventPage }) {
  const { t, now } = useSite();
  const events = useMemo(() => listRelatedEvents(page, now), [page, now]);
  if (events.length === 0) return null;
  return (
    <Section title={t('event.related')}>
      <CompactConcertList events={events} isDated />
    </Section>
  );
}

/** The key facts that every version of the page begins with: when, where, the general price and the visitor's own (WAY-2). */
function useEventFacts({ page, tickets }: EventPageAndTickets): readonly TermAndDetail[] {
  const { t, formats } = useSite();
  const [first, ...others] = tickets.typePrices;
  const own = first?.isOwn ? first : null;
  const priceNote = (
    <>
      {(own ? others : tickets.typePrices).map(({ name, from }, index) => (
        <span key={index}>{`${name} ${formatPrice({ kind: 'from', euros: from }, t, formats)}`}</span>
      ))}
      {tickets.table.rows.length > 0 && <PriceTableLink />}
    </>
  );
  return [
    ...useConcertCoverFacts(page.event, {
      times: formatConcertTimesAndLength(page, t, formats),
      price: tickets.price,
      priceNote,
    }),
    {
      term: t('event.yourPrice'),
      detail: own && formatPriceRange(own, t, formats),
      note: own && formatOwnPriceNote(own, t, formats),
    },
  ];
}

/** The link to the price table further down the page. */
function PriceTableLink() {
  const { t } = useSite();
  return <Link href="#tickets">{t('event.allPrices')}</Link>;
}
