import { useMemo } from 'react';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { PageActions } from '#ui/components/page-actions.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { Section } from '#ui/components/section.tsx';
import { SeriesRow } from '#ui/components/series-row.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { PageMetadata } from '#ui/layout/page-metadata.tsx';
import { SeriesCover } from '#ui/screens/series/series-cover.tsx';
import { SeriesTicketsSection } from '#ui/screens/series/series-tickets-section.tsx';
import type { SeriesData, SeriesPageAndCard } from '#ui/screens/series/series.data.ts';
import styles from '#ui/screens/series/series.module.css';

interface SeriesScreenProps extends Pick<SeriesPageAndCard, 'page'> {
  readonly data: SeriesData;
}

/** A series: its concerts, subscription and related series (TPL-19, TPL-24). */
export function SeriesScreen({ page, data }: SeriesScreenProps) {
  const { t, global } = useSite();
  const overview = global?.globalPages.seriesOverview.url;
  const card = useMemo(() => toSeriesCard(page), [page]);
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} hasCalendar />
      <SeriesCover page={page} card={card} />
      <PageActions page={page} />
      {page.introduction.length > 0 && (
        <div className="wrap part split">
          <Prose text={page.introduction} look="lead" />
        </div>
      )}
      {page.events.length > 0 && (
        <Section title={t('series.concerts')} note={<Organizer page={page} />}>
          <ConcertList events={page.events} className={styles.concerts} />
        </Section>
      )}
      <SeriesTicketsSection page={page} card={card} />
      <Blocks blocks={page.content} />
      {data.others.length > 0 && (
        <Section
          title={t('series.related')}
          note={overview && <Link href={overview}>{t('series.all')}</Link>}
        >
          <ul className={styles.others}>
            {data.others.map((series) => (
              <li key={series.uri}>
                <SeriesRow series={series} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

/** The genres and the organizer, with a link to the organizer's other series. */
function Organizer({ page: { organizer, genres } }: Pick<SeriesPageAndCard, 'page'>) {
  const { t, global } = useSite();
  const overview = global?.globalPages.seriesOverview.url;
  return (
    <>
      {genres.length > 0 && <p>{genres.slice(0, 4).join(', ')}</p>}
      {organizer !== null && (
        <p>
          {t('series.by')}{' '}
          {overview ? (
            <Link
              href={`${overview}?organizers=${encodeURIComponent(organizer)}`}
              aria-label={t('series.moreOf', { organizer })}
            >
              {organizer}
            </Link>
          ) : (
            organizer
          )}
        </p>
      )}
      <p>{t('series.single')}</p>
    </>
  );
}
