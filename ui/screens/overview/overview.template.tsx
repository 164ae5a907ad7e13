import { observer } from 'mobx-react-lite';
import {
  type SeriesListingState,
  seriesListOperations,
  seriesParamsCodec,
} from '#domain/listing/series-list.ts';
import { type PageOf, isConcertOverview } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import type { ConcertOverviewSearchResult } from '#ports/search.port.ts';
import { Blocks } from '#ui/components/blocks.tsx';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { LinkList } from '#ui/components/link-list.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Prose } from '#ui/components/prose.tsx';
import { RowsWithBanners } from '#ui/components/rows-with-banners.tsx';
import { PageMetadata } from '#ui/head/page-metadata.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import { loadSeriesFacetList, type SeriesFacetListData } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

/** A page of links in the editor's order: cards if all have pictures, otherwise a numbered index (TPL-13). */
function OverviewScreen({ page }: { readonly page: PageOf<'overview'> }) {
  const hasPictures = page.items.length > 0 && page.items.every(({ image }) => image !== undefined);
  return (
    <article data-theme={page.theme ?? 'petrol'}>
      <PageMetadata page={page} />
      <PageHead
        page={page}
        surface="tint"
        subtitle={page.subtitle}
        aside={<Prose text={page.introduction} />}
      />
      {page.description.length > 0 && (
        <div className="wrap part">
          <Prose text={page.description} />
        </div>
      )}
      <div className="wrap part">
        <LinkList
          look={hasPictures ? 'card' : 'index'}
          isNumbered={!hasPictures}
          level={2}
          items={page.items}
        />
      </div>
      <Blocks blocks={page.content} />
    </article>
  );
}

/** A page with links to others (TPL-13); the one directly below the calendar lists concerts (LIST-17). */
export const overviewTemplate = defineTemplateWithParams<'overview', Concerts | null, SeriesListingState>(
  seriesParamsCodec,
  {
    sitemap: { chapter: 'pages', section: 'contentOverview' },
    load,
    words: ['series'],
    View,
  },
);

type OverviewPage = PageOf<'overview'>;
type Concerts = SeriesFacetListData<Omit<ConcertOverviewSearchResult, 'facets'>>;

/** Null for a page with manually chosen links, and if the CMS request for the calendar's path fails. */
async function load(
  page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
  expanded: string | null,
): Promise<Concerts | null> {
  const { cms, search, locale, now, signal } = visit;
  const global = await cms.global({ locale }, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  });
  if (!global || !isConcertOverview(page, global.globalPages)) return null;
  const allFacets = search.concertFacets({ locale, from: toHallDay(now) }, signal);
  return loadSeriesFacetList(state, expanded, visit, (params) => search.concerts(params, signal), allFacets);
}

function View({ page, data }: TemplateProps<OverviewPage, Concerts | null>) {
  return data ? <ConcertsView page={page} data={data} /> : <OverviewScreen page={page} />;
}

/** A list of concerts without a calendar, fifteen per page (LIST-17). */
const ConcertsView = observer(function ConcertsView({ page, data }: TemplateProps<OverviewPage, Concerts>) {
  const { t } = useSite();
  const list = useListViewModel(seriesListOperations, data);
  const { banners, listing } = list.data;
  const { events } = listing;
  const { toListed } = useListedConcerts(events);
  return (
    <ListPage page={page} list={list} theme={page.theme ?? 'petrol'} words="events" shown={events.length}>
      <h2 className="visually-hidden">{t('series.concerts')}</h2>
      <RowsWithBanners
        listing={listing}
        banners={banners}
        rows={events.map((event, index) => (
          <ConcertRow key={event.uri} {...toListed(event)} isDated isFirst={index < 3} />
        ))}
      />
    </ListPage>
  );
});
