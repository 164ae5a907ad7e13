import type { EventPage } from '#domain/page/page.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { Section } from '#ui/components/section.tsx';
import { ShareConcert } from '#ui/components/share-concert.tsx';
import { themeOf } from '#ui/format/event-figure.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import styles from '#ui/screens/event/event.module.css';
import { EventAbout } from '#ui/screens/event/event-about.tsx';
import { EventCover } from '#ui/screens/event/event-cover.tsx';
import { EventOrderBar } from '#ui/screens/event/event-order-bar.tsx';
import { EventPlayers, EventProgramme } from '#ui/screens/event/event-programme.tsx';
import { EventRelated } from '#ui/screens/event/event-related.tsx';
import { EventTickets } from '#ui/screens/event/event-tickets.tsx';
import { useEventTickets } from '#ui/screens/event/use-event-tickets.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** A concert's page (TPL-8). */
export function EventScreen({ page }: { readonly page: EventPage }) {
  const t = useWords();
  const tickets = useEventTickets(page);
  return (
    <article data-theme={themeOf(page.event)}>
      <PageHead page={page} />
      <EventCover page={page} tickets={tickets} />
      <EventOrderBar page={page} tickets={tickets}>
        <ShareConcert page={page} />
        {hasProgramme(page) && (
          <Section title={t('event.programme')}>
            <div className={styles.split}>
              <EventProgramme page={page} />
              <EventPlayers page={page} />
            </div>
          </Section>
        )}
        <EventTickets page={page} tickets={tickets} />
        {page.introduction.length + page.description.length > 0 && (
          <Section title={t('event.about')}>
            <EventAbout page={page} />
          </Section>
        )}
        <Blocks blocks={page.content} />
        <EventRelated page={page} />
      </EventOrderBar>
    </article>
  );
}

function hasProgramme({ event, programme, clips }: EventPage): boolean {
  return programme.length + event.performers.length + clips.length > 0;
}
