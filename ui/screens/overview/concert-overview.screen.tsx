import { observer } from 'mobx-react-lite';
import type { ConcertOverviewSearchResult } from '#domain/listing/series-list.ts';
import type { Page } from '#domain/page/page.ts';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { RowsWithBanners } from '#ui/components/rows-with-banners.tsx';
import { SeriesFacetListPage } from '#ui/components/series-facet-list-page.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import type { SeriesFacetListViewModel, SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';

interface ConcertOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'overview' }>;
  readonly list: SeriesFacetListViewModel<SeriesFacetListData<ConcertOverviewSearchResult>>;
}

/** A list of concerts without a calendar, fifteen per page (LIST-17). */
export const ConcertOverviewScreen = observer(function ConcertOverviewScreen({
  page,
  list,
}: ConcertOverviewScreenProps) {
  const { t } = useSite();
  const { banners, listing } = list.data;
  const { events } = listing;
  const count = listing.total;
  const { toListed } = useListedConcerts(events);
  return (
    <SeriesFacetListPage
      page={page}
      list={list}
      words={{
        search: t('series.concerts.search'),
        searchHint: t('series.concerts.searchHint'),
        count: t('series.count', { count }),
        show: t('series.concerts.show', { count }),
        apply: t('series.concerts.apply'),
        all: t('series.concerts.all'),
      }}
      shown={events.length}
    >
      <h2 className="visually-hidden">{t('series.concerts')}</h2>
      <RowsWithBanners
        listing={listing}
        banners={banners}
        rows={events.map((event, index) => (
          <ConcertRow key={event.uri} {...toListed(event)} isDated isFirst={index < 3} />
        ))}
      />
    </SeriesFacetListPage>
  );
});
