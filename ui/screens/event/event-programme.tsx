import type { ProgrammeWork } from '#domain/event/event.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import type { EventPage } from '#domain/page/page.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { DotLeaderList } from '#ui/components/dot-leader-list.tsx';
import { LazyAudioClips } from '#ui/components/lazy-block-components.ts';
import { ProgrammeTable } from '#ui/components/programme-table.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import {
  toComposerQueryString,
  toWorkQueryString,
} from '#ui/screens/event/composer-and-work-query-strings.ts';
import styles from '#ui/screens/event/event-programme.module.css';

interface EventProgrammeProps {
  readonly page: EventPage;
}

/** The programme, and clips to listen to. */
export function EventProgramme({ page }: EventProgrammeProps) {
  const { t, global } = useSite();
  const calendar = global?.globalPages.eventOverview.url;
  const toCalendar = (query: string | undefined) => calendar && query && calendar + query;
  const linksOf = (work: ProgrammeWork) => {
    const href = toCalendar(toWorkQueryString(work));
    const text = t('event.otherEvents', { count: work.otherEvents ?? 0 });
    return {
      composer: toCalendar(toComposerQueryString(work)),
      otherEvents: href ? { href, text } : undefined,
    };
  };
  return (
    <div>
      {page.programme.length > 0 && (
        <ProgrammeTable caption={t('event.programmeOrder')} works={page.programme} linksOf={linksOf} />
      )}
      {page.clips.length > 0 && (
        <section className={styles.listen} aria-label={t('audio.listen')}>
          <LazyAudioClips clips={page.clips} />
        </section>
      )}
    </div>
  );
}

/** The performers, their other concerts, and the series the concert belongs to. */
export function EventPerformersAndSeries({ page }: EventProgrammeProps) {
  const { event, series } = page;
  const { t } = useSite();
  return (
    <div>
      {event.performers.length > 0 && (
        <>
          <h3 className={styles.subhead}>{t('event.performers')}</h3>
          <DotLeaderList
            rows={event.performers.map(({ name, role, url }) => ({
              term: name,
              detail: role,
              href: url ?? toMusicianUrl(name, page.language),
            }))}
          />
        </>
      )}
      <AlsoHeard page={page} />
      {series.map(({ title, url }, index) => (
        <p key={index} className={styles.series}>
          {t('event.inSeries')} <Link href={url}>{title}</Link>
        </p>
      ))}
    </div>
  );
}

/** The maximum number of performers whose other concerts are listed. */
const maxPerformers = 4;

/** The next other concerts of the performers. */
function AlsoHeard({ page: { alsoHeard } }: EventProgrammeProps) {
  const { t, formats } = useSite();
  if (alsoHeard.length === 0) return null;
  return (
    <section className={styles.alsoHeard}>
      <h3 className={styles.subhead}>{t('event.alsoHeard')}</h3>
      <dl>
        {alsoHeard.slice(0, maxPerformers).map(({ name, events }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            {events.map(({ title, url, starts }) => (
              <dd key={url}>
                <Link href={url}>{title}</Link>{' '}
                <time dateTime={formatUtcIso(starts)}>{formats.shortDate(starts)}</time>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
