import { useMemo } from 'react';
import {
  findVisitDayBounds,
  computeVisitDay,
  type VisitDay,
  type VisitStep,
} from '#domain/event-page/visit-day.ts';
import type { EventPage } from '#domain/page/page.ts';
import { defaultNormalTicketTypes } from '#domain/pricing/ticket-type-price.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useCustomerTags } from '#ui/kit/visitor.tsx';
import { EventFacilities } from '#ui/screens/event/event-facilities.tsx';
import { GettingHereLink } from '#ui/screens/event/event-visit-information.tsx';
import styles from '#ui/screens/event/event-visit-day.module.css';

/** The visit on the day of the concert, by the hall's clock; null at other times and for a concert that is off. */
export function useEventVisitDay(page: EventPage, isOff: boolean): VisitDay | null {
  const tags = useCustomerTags();
  const { event } = page;
  const bounds = useMemo(() => findVisitDayBounds({ event }), [event]);
  const now = useOfferMoment(
    useMemo(() => [page], [page]),
    tags,
    bounds,
  );
  const { normalTicketTypes = defaultNormalTicketTypes } = useSite().settings;
  return isOff ? null : computeVisitDay(page, now, normalTicketTypes);
}

/** The day of the concert from the doors to the last tram, and what to bring (HOUR-1). */
export function EventVisitDay({ page, day }: { readonly page: EventPage; readonly day: VisitDay }) {
  const { t } = useSite();
  return (
    <Section
      id="visit"
      title={t(day.isEvening ? 'event.yourEvening' : 'event.yourDay')}
      note={
        <p>
          {page.event.room?.title} <GettingHereLink />
        </p>
      }
    >
      <ol className={styles.steps}>
        {day.steps.map((step) => (
          <li key={`${step.kind} ${step.at}`} data-step={step.kind}>
            <Step step={step} />
          </li>
        ))}
      </ol>
      {day.bring && (
        <p className={styles.bring}>{t(day.bring === 'ticket' ? 'event.bring.ticket' : 'event.bring')}</p>
      )}
      <EventFacilities page={page} />
    </Section>
  );
}

const stepNames = {
  doors: 'event.doors',
  talk: 'event.talk',
  start: 'event.step.start',
  interval: 'event.step.interval',
  end: 'event.step.end',
} as const;

function Step({ step }: { readonly step: VisitStep }) {
  const { t, formats } = useSite();
  const name = step.kind === 'lastRide' ? t('event.lastRide', { ride: step.title }) : t(stepNames[step.kind]);
  return (
    <>
      {step.at === null ? <span /> : <time dateTime={formatUtcIso(step.at)}>{formats.time(step.at)}</time>}
      <span>{name}</span>
    </>
  );
}
