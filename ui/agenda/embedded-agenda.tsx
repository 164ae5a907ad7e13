import { groupEventsByDay } from '#domain/listing/event-days.ts';
import type { AgendaFeed } from '#ui/agenda/agenda-feed.ts';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useTranslate } from '#ui/words/use-words.tsx';
import styles from '#ui/agenda/embedded-agenda.module.css';

/** The next concerts for a frame on another site: without header and footer, and without what needs the visitor (DOOR-55). */
export function EmbeddedAgenda({ feed }: { readonly feed: AgendaFeed }) {
  const t = useTranslate();
  const formats = useFormats();
  const { title, hall, concerts, total, url } = feed;
  return (
    <main className={styles.agenda} data-theme="petrol">
      <h1 className="visually-hidden">{t('agenda.title', { title, hall })}</h1>
      {concerts.length === 0 && <p>{t('events.empty.title')}</p>}
      {groupEventsByDay(concerts.map(({ event }) => event)).map(({ day, events }, index) => (
        <section key={day}>
          <h2>
            <time dateTime={day}>{formats.dayAndMonth(day)}</time>
          </h2>
          <ul>
            {events.map((event, row) => (
              <li key={event.uri}>
                <ConcertRow event={event} isFirst={index === 0 && row < 3}>
                  {null}
                </ConcertRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.all}>
        <a href={url}>{total > concerts.length ? t('agenda.all', { count: total }) : title}</a>
      </p>
    </main>
  );
}
