import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { ConcertCover } from '#ui/components/concert-cover.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useBreadcrumbs } from '#ui/kit/use-breadcrumbs.ts';
import { EventNoticeBand, EventNoticeExplanation } from '#ui/screens/event/event-notice-band.tsx';
import { useEventFacts } from '#ui/screens/event/use-event-facts.tsx';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';

/** The cover of the page of a concert; a notice in place of the state of its sale. */
export function EventCover({ page, tickets }: EventPageAndTickets) {
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
