import { toErrorMessage } from '#domain/error-message.ts';
import {
  findOnlyOrganizer,
  type SeriesListingState,
  seriesListOperations,
  seriesParamsCodec,
} from '#domain/listing/series-list.ts';
import type { PageOf } from '#domain/page/page.ts';
import { hasOrganizerContent, type Organizer } from '#domain/series/organizer.ts';
import { toSeriesAsOfferedEvent } from '#domain/series/subscription.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { toTrackedListState } from '#domain/tracking/page-facts.ts';
import type { SeriesOverviewData } from '#ui/screens/series-overview/series-overview.data.ts';
import { SeriesOverviewScreen } from '#ui/screens/series-overview/series-overview.screen.tsx';
import { removeCardPicture, withSharedRenditionOnly } from '#ui/template/drop-unshown-card-fields.ts';
import type { RequestedFacetValues } from '#ui/template/leave-out-unrequested-facet-values.ts';
import { loadListWithSeriesFacets } from '#ui/template/load-list-with-series-facets.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';

/** The series overview (TPL-20). */
export const seriesOverviewTemplate = defineTemplateWithParams<
  'seriesOverview',
  SeriesOverviewData,
  SeriesListingState
>(seriesParamsCodec, {
  source: 'ui/screens/series-overview/series-overview.template.tsx',
  reducePage: withSharedRenditionOnly,
  load,
  facts: (_page, { listing, state, banners }) => ({
    listState: toTrackedListState('series', listing, seriesParamsCodec.write(state)),
    banners,
    listedPages: listing.series,
    saleItems: [...listing.series, ...listing.series.map(toSeriesAsOfferedEvent)],
  }),
  words: ['series'],
  View,
});

type OverviewPage = PageOf<'seriesOverview'>;

async function load(
  _page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
  values: RequestedFacetValues,
): Promise<SeriesOverviewData> {
  const { search, locale, now, signal } = visit;
  const [list, organizer] = await Promise.all([
    loadListWithSeriesFacets(state, values, visit, {
      listing: (params, page) => search.series({ ...params, page }, signal),
      facets: () => search.seriesFacets({ locale, from: toHallDay(now) }, signal),
    }),
    loadOrganizer(state, visit),
  ]);
  const series = list.listing.series.map((card) => ({
    ...removeCardPicture(card),
    introduction: '',
    genres: [],
  }));
  return { ...list, listing: { ...list.listing, series }, organizer };
}

/** Loads the organizer if exactly one is chosen; null if it has nothing to show (LIST-11). */
async function loadOrganizer(
  state: SeriesListingState,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<Organizer | null> {
  const name = findOnlyOrganizer(state);
  if (name === null) return null;
  try {
    const found = await cms.organizer({ locale, name }, signal);
    return found.kind === 'found' && hasOrganizerContent(found.value) ? found.value : null;
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('series.organizer-missing', { message: toErrorMessage(cause) });
    return null;
  }
}

function View({ page, data, fetcher }: TemplateProps<OverviewPage, SeriesOverviewData>) {
  return <SeriesOverviewScreen page={page} list={useListViewModel(seriesListOperations, data, fetcher)} />;
}
