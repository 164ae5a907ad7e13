import { useMemo } from 'react';
import { listRelatedEvents } from '#domain/event-page/related-events.ts';
import type { EventPage } from '#domain/page/page.ts';
import { CompactConcertList } from '#ui/components/compact-concert-list.tsx';
import { Section } from '#ui/components/section.tsx';
import { useSite } from '#ui/kit/site.tsx';

/** Related concerts. */
export function RelatedConcerts({ page }: { readonly page: EventPage }) {
  const { t, now } = useSite();
  const events = useMemo(() => listRelatedEvents(page, now), [page, now]);
  if (events.length === 0) return null;
  return (
    <Section title={t('event.related')}>
      <CompactConcertList events={events} isDated />
    </Section>
  );
}
