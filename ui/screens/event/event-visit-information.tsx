import { FactList } from '#ui/components/fact-list.tsx';
import { Section } from '#ui/components/section.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { EventFacilities } from '#ui/screens/event/event-facilities.tsx';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';
import styles from '#ui/screens/event/event-visit-information.module.css';

/**
 * When the doors open, when the talk begins, how to reach the hall (WAY-3), and the facilities; nothing for a concert that is off or over.
 */
export function EventVisitInformation({ page, tickets }: EventPageAndTickets) {
  const { t, formats, global } = useSite();
  const { doorsOpen, talkStarts, event, facilities } = page;
  const address = global?.address;
  const place = [event.room?.title, address?.street, address?.city].filter(Boolean).join(', ');
  if (tickets.isOff || tickets.offer.kind === 'over' || (!place && !facilities)) return null;
  return (
    <Section title={t('event.visit')}>
      <div className={styles.visit}>
        <FactList
          facts={[
            { term: t('event.doors'), detail: doorsOpen !== undefined && formats.time(doorsOpen) },
            { term: t('event.talk'), detail: talkStarts !== undefined && formats.time(talkStarts) },
            { term: t(address ? 'event.address' : 'event.where'), detail: place, note: <GettingHereLink /> },
          ]}
        />
      </div>
      <EventFacilities page={page} />
    </Section>
  );
}

/** The link to the page on how to reach the hall. */
export function GettingHereLink() {
  const { global } = useSite();
  const page = global?.globalPages.gettingHere;
  return page?.url ? <Link href={page.url}>{page.title}</Link> : null;
}
