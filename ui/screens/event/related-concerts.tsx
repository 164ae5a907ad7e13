import { listRelatedEvents } from '#domain/event-page/related-events.ts';
import type { EventPage } from '#domain/page/page.ts';
import { CompactConcertRow } from '#ui/components/compact-concert-row.tsx';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/screens/event/event.module.css';

/** Related concerts. */
export function RelatedConcerts({ page }: { readonly page: EventPage }) {
  const { t, now } = useSite();
  const events = listRelatedEvents(page, now);
  if (events.length === 0) return null;
  return (
    <Section title={t('event.related')}>
      <ul className={styles.related}>
        {events.map((related) => (
          <li key={related.uri}>
            <CompactConcertRow event={related} isDated />
          </li>
        ))}
      </ul>
    </Section>
  );
}
