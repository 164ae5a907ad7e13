import {
  type SeriesListingState,
  seriesListRules,
  seriesParams,
} from '#domain/listing/series-listing-state.ts';
import type { ConcertListing } from '#domain/listing/series-search-params.ts';
import { isConcertOverview } from '#domain/page/concert-overview.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { loadFacetedList } from '#src/loaders/faceted-list.loader.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, templateWithParams } from '#src/templates/template.ts';
import { useList } from '#src/templates/use-list.ts';
import { ConcertOverviewScreen } from '#ui/screens/concert-overview/concert-overview.screen.tsx';
import { OverviewScreen } from '#ui/screens/overview/overview.screen.tsx';
import type { FacetedListData } from '#ui/stores/lists.ts';

/** A page with links to others (TPL-13); the one directly below the calendar lists concerts (LIST-17). */
export const overview = templateWithParams<'overview', Concerts | null>(seriesParams, {
  load,
  facts: (_page, data) =>
    data ? { events: data.listing.events, banners: data.banners, listed: data.listing.events } : {},
  words: ['series'],
  View,
});

type OverviewPage = PageOf<'overview'>;
type Concerts = FacetedListData<ConcertListing>;

/** Null for a page with manually chosen links, and if the CMS request for the calendar's path fails. */
async function load(
  page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
): Promise<Concerts | null> {
  const { cms, search, locale, now, signal } = visit;
  const global = await cms.global({ locale }, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  });
  if (!global || !isConcertOverview(page, global.globalPages)) return null;
  return await loadFacetedList(state, visit, {
    listing: (params, number) => search.concerts({ ...params, page: number }, signal),
    facets: () => search.concertFacets({ locale, from: hallDayAt(now) }, signal),
  });
}

function View({ page, data, prefetcher }: TemplateProps<OverviewPage, Concerts | null>) {
  if (!data) return <OverviewScreen page={page} />;
  return <ConcertsView page={page} data={data} prefetcher={(address) => prefetcher(address) ?? undefined} />;
}

function ConcertsView({ page, data, prefetcher }: TemplateProps<OverviewPage, Concerts>) {
  return <ConcertOverviewScreen page={page} list={useList(seriesListRules, data, prefetcher)} />;
}
