import {
  onlyOrganizer,
  type SeriesListingState,
  seriesListRules,
  seriesParams,
} from '#domain/listing/series-listing-state.ts';
import { messageOf } from '#domain/message-of.ts';
import { filteredList } from '#domain/page/page-facts.ts';
import { isWorthShowing, type Organizer } from '#domain/series/organizer.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { loadFacetedList } from '#src/loaders/faceted-list.loader.ts';
import type { TemplateVisit } from '#src/loaders/visit.ts';
import { type PageOf, type TemplateProps, templateWithParams } from '#src/templates/template.ts';
import { useList } from '#src/templates/use-list.ts';
import type { SeriesOverviewData } from '#ui/screens/series-overview/series-overview.data.ts';
import { SeriesOverviewScreen } from '#ui/screens/series-overview/series-overview.screen.tsx';

/** The series overview (TPL-20). */
export const seriesOverview = templateWithParams<'seriesOverview', SeriesOverviewData>(seriesParams, {
  load,
  facts: (_page, { listing, state, banners }) => ({
    filtered: filteredList('series', listing, seriesParams.write(state)),
    banners,
    listed: listing.series,
    onSale: listing.series,
  }),
  words: ['series'],
  View,
});

type OverviewPage = PageOf<'seriesOverview'>;

async function load(
  _page: OverviewPage,
  visit: TemplateVisit,
  state: SeriesListingState,
): Promise<SeriesOverviewData> {
  const { search, locale, now, signal } = visit;
  const [list, organizer] = await Promise.all([
    loadFacetedList(state, visit, {
      listing: (params, page) => search.series({ ...params, page }, signal),
      facets: () => search.seriesFacets({ locale, from: hallDayAt(now) }, signal),
    }),
    loadOrganizer(state, visit),
  ]);
  return { ...list, organizer };
}

/** Loads the organizer if exactly one is chosen; null if it has nothing to show (LIST-11). */
async function loadOrganizer(
  state: SeriesListingState,
  { cms, locale, logger, signal }: TemplateVisit,
): Promise<Organizer | null> {
  const name = onlyOrganizer(state);
  if (name === null) return null;
  try {
    const found = await cms.organizer({ locale, name }, signal);
    return found.kind === 'found' && isWorthShowing(found.value) ? found.value : null;
  } catch (cause) {
    if (signal.aborted) throw cause;
    logger.warn('series.organizer-missing', { message: messageOf(cause) });
    return null;
  }
}

function View({ page, data, prefetcher }: TemplateProps<OverviewPage, SeriesOverviewData>) {
  return <SeriesOverviewScreen page={page} list={useList(seriesListRules, data, prefetcher)} />;
}
