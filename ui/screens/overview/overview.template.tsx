import {
  type SeriesListingState,
  seriesListOperations,
  seriesParamsCodec,
  type ConcertOverviewSearchResult,
} from '#domain/listing/series-list.ts';
import { type PageOf, isConcertOverview } from '#domain/page/page.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { ConcertOverviewScreen } from '#ui/screens/overview/concert-overview.screen.tsx';
import { OverviewScreen } from '#ui/screens/overview/overview.screen.tsx';
import type { SeriesFacetListData } from '#ui/stores/faceted-list-types.ts';
import { toRowConcertFields, withSharedRenditionOnly } from '#ui/template/drop-unshown-card-fields.ts';
import type { RequestedFacetValues } from '#ui/template/leave-out-unrequested-facet-values.ts';
import { loadListWithSeriesFacets } from '#ui/template/load-list-with-series-facets.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

/** A page with links to others (TPL-13); the one directly below the calendar lists concerts (LIST-17). */
export const overviewTemplate = defineTemplateWithParams<'overview', Concerts | null, SeriesListingState>(
  seriesParamsCodec,
  {
    source: 'ui/screens/overview/overview.template.tsx',
    sitemap: { chapter: 'pages', section: 'contentOverview' },
    reducePage: (page, data) => (data ? withSharedRenditionOnly(page) : page),
    load,
    facts: (_page, data) =>
      data ? { events: data.listing.events, banners: data.banners, listedPages: data.listing.events } : {},
    words: ['series'],
    View,
  },
);

type OverviewPage = PageOf<'overview'>;
type Concerts = SeriesFacetListData<ConcertOverviewSearchResult>;

/** Null for a page with manually chosen links, and if the CMS request for the calendar's path fails. */
async function load(
  page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
  values: RequestedFacetValues,
): Promise<Concerts | null> {
  const { cms, search, locale, now, signal } = visit;
  const global = await cms.global({ locale }, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  });
  if (!global || !isConcertOverview(page, global.globalPages)) return null;
  const list = await loadListWithSeriesFacets(state, values, visit, {
    listing: (params, number) => search.concerts({ ...params, page: number }, signal),
    facets: () => search.concertFacets({ locale, from: toHallDay(now) }, signal),
  });
  return { ...list, listing: { ...list.listing, events: list.listing.events.map(toRowConcertFields) } };
}

function View({ page, data, fetcher }: TemplateProps<OverviewPage, Concerts | null>) {
  return data ? <ConcertsView page={page} data={data} fetcher={fetcher} /> : <OverviewScreen page={page} />;
}

interface ConcertsViewProps extends TemplateProps<OverviewPage, Concerts | null> {
  readonly data: Concerts;
}

function ConcertsView({ page, data, fetcher }: ConcertsViewProps) {
  return <ConcertOverviewScreen page={page} list={useListViewModel(seriesListOperations, data, fetcher)} />;
}
