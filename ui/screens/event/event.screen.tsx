import type { EventPage } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ConcertCover } from '#ui/components/concert-cover.tsx';
import { PageActions } from '#ui/components/page-actions.tsx';
import { Section } from '#ui/components/section.tsx';
import { getEventTheme } from '#ui/format/event-figure-url.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { EventAbout } from '#ui/screens/event/event-about.tsx';
import { EventNoticeBand, EventNoticeExplanation } from '#ui/screens/event/event-notice-band.tsx';
import { EventOrderBar } from '#ui/screens/event/event-order-bar.tsx';
import { EventPerformersAndSeries, EventProgramme } from '#ui/screens/event/event-programme.tsx';
import { EventTicketsSection } from '#ui/screens/event/event-tickets-section.tsx';
import { EventVisitDay, useEventVisitDay } from '#ui/screens/event/event-visit-day.tsx';
import { EventVisitInformation } from '#ui/screens/event/event-visit-information.tsx';
import { RelatedConcerts } from '#ui/screens/event/related-concerts.tsx';
import { useEventFacts } from '#ui/screens/event/use-event-facts.tsx';
import { type EventPageAndTickets, useEventTickets } from '#ui/screens/event/use-event-tickets.ts';

/** A concert's page (TPL-8). */
export function EventScreen({ page }: { readonly page: EventPage }) {
  const { t } = useSite();
  const tickets = useEventTickets(page);
  const day = useEventVisitDay(page, tickets.isOff);
  return (
    <article data-theme={getEventTheme(page.event)} data-off={tickets.isOff ? 'yes' : undefined}>
      <PageMetadata page={page} hasCalendar />
      <EventCover page={page} tickets={tickets} />
      <EventOrderBar page={page} tickets={tickets}>
        <PageActions page={page} hasCalendar={!tickets.isOff} />
        {day && <EventVisitDay page={page} day={day} />}
        {hasProgramme(page) && (
          <Section title={t('event.programme')}>
            <div className="text-and-side">
              <EventProgramme page={page} />
              <EventPerformersAndSeries page={page} />
            </div>
          </Section>
        )}
        {!tickets.isOff && <EventTicketsSection page={page} tickets={tickets} />}
        {!day && <EventVisitInformation page={page} tickets={tickets} />}
        {page.introduction.length + page.description.length > 0 && (
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

function hasProgramme({ event, programme, clips }: EventPage): boolean {
  return programme.length + event.performers.length + clips.length > 0;
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
      top={<Breadcrumbs label={t('breadcrumbs.label')} steps={useBreadcrumbs(page)} />}
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
