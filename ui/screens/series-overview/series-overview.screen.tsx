import { observer } from 'mobx-react-lite';
import type { Page } from '#domain/page/page.ts';
import type { Organizer } from '#domain/series/organizer.ts';
import { Picture } from '#ui/components/picture.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { RowsWithBanners } from '#ui/components/rows-with-banners.tsx';
import { SeriesFacetListPage } from '#ui/components/series-facet-list-page.tsx';
import { SeriesRow } from '#ui/components/series-row.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { SeriesOverviewData } from '#ui/screens/series-overview/series-overview.data.ts';
import type { SeriesFacetListViewModel } from '#ui/stores/faceted-list-types.ts';
import styles from '#ui/screens/series-overview/series-overview.module.css';

interface SeriesOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'seriesOverview' }>;
  readonly list: SeriesFacetListViewModel<SeriesOverviewData>;
}

/** The series overview, fifteen per page (TPL-20, LIST-11). */
export const SeriesOverviewScreen = observer(function SeriesOverviewScreen({
  page,
  list,
}: SeriesOverviewScreenProps) {
  const { t } = useSite();
  const { banners, listing, organizer } = list.data;
  const count = listing.total;
  const { series } = listing;
  return (
    <SeriesFacetListPage
      page={page}
      list={list}
      words={{
        search: t('series.search'),
        searchHint: t('series.searchHint'),
        count: t('series.total', { count }),
        show: t('series.show', { count }),
        apply: t('series.apply'),
        all: t('series.all'),
      }}
      shown={series.length}
      over={organizer && <Introduction organizer={organizer} />}
    >
      <RowsWithBanners
        listing={listing}
        banners={banners}
        rows={series.map((card) => (
          <SeriesRow key={card.uri} series={card} />
        ))}
      />
    </SeriesFacetListPage>
  );
});

/** The organizer of the series shown. */
function Introduction({ organizer }: { readonly organizer: Organizer }) {
  const { t } = useSite();
  const { title, subtitle, image, introduction } = organizer;
  return (
    <section
      className={styles.organizer}
      data-surface="tint"
      aria-label={t('series.organizer', { organizer: title })}
    >
      {image && <Picture picture={{ ...image, alt: '' }} portion={0.24} />}
      <div>
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <Prose text={introduction} />
      </div>
    </section>
  );
}
