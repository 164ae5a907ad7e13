import type { EventPage } from '#domain/page/page.ts';
import { DotLeaderList } from '#ui/components/dot-leader-list.tsx';
import { LazyAudioClips } from '#ui/components/lazy-block-components.ts';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import styles from '#ui/screens/event/event-programme.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface EventProps {
  readonly page: EventPage;
}

/** The programme, and clips to listen to. */
export function EventProgramme({ page }: EventProps) {
  const t = useTranslate();
  return (
    <div>
      {page.programme.length > 0 && (
        <ProgrammeTable caption={t('event.programmeOrder')} works={page.programme} />
      )}
      {page.clips.length > 0 && (
        <section className={styles.listen} aria-label={t('audio.listen')}>
          <LazyAudioClips clips={page.clips} />
        </section>
      )}
    </div>
  );
}

/** The performers, and the series the concert belongs to. */
export function EventPerformersAndSeries({ page: { event, series } }: EventProps) {
  const t = useTranslate();
  const Link = useLinkComponent();
  return (
    <div>
      {event.performers.length > 0 && (
        <>
          <h3 className={styles.subhead}>{t('event.performers')}</h3>
          <DotLeaderList
            rows={event.performers.map(({ name, role, url }) => ({
              term: name,
              ...(role && { detail: role }),
              ...(url && { href: url }),
            }))}
          />
        </>
      )}
      {series.map(({ title, url, uri }) => (
        <p key={uri} className={styles.series}>
          {t('event.inSeries')} <Link href={url}>{title}</Link>
        </p>
      ))}
    </div>
  );
}
