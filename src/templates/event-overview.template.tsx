import { toBannerQuery } from '#domain/listing/banners.ts';
import {
  type EventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-listing-state.ts';
import { hasOtherFilters, toFacetShortcuts } from '#domain/listing/event-shortcuts.ts';
import { eventsPerPage, toShownPageNumber } from '#domain/listing/list-pagination.ts';
import { type PartialPageFacts, toTrackedListState } from '#domain/page/page-facts.ts';
import { toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { loadBanners } from '#src/loaders/banners.loader.ts';
import type { TemplateLoaderContext } from '#src/loaders/loader-context.ts';
import { loadRelaxations } from '#src/loaders/relaxations.loader.ts';
import { defineTemplateWithParams, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { useReceiveData } from '#ui/kit/use-receive-data.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewScreen } from '#ui/screens/event-overview/event-overview.screen.tsx';
import { eventOverviewBinding } from '#ui/screens/event-overview/event-overview.view-model.ts';

/** The calendar (TPL-10). */
export const eventOverview = defineTemplateWithParams<'eventOverview', EventOverviewData>(eventParamsCodec, {
  load,
  facts,
  View,
});

type Props = TemplateProps<PageOf<'eventOverview'>, EventOverviewData>;

async function load(
  _page: PageOf<'eventOverview'>,
  visit: TemplateLoaderContext,
  state: EventListingState,
): Promise<EventOverviewData> {
  const { path, locale, now, search, settings, signal } = visit;
  const today = toHallDay(now);
  const params = toEventSearchCriteria(state, locale, today);
  const month = toMonthOfDay(params.from);
  const [listing, allFacets, days, dayPresetCounts, banners] = await Promise.all([
    search.events({ ...params, page: state.page }, signal),
    search.eventFacets({ locale, now }, signal),
    search.eventDays({ locale, month }, signal),
    hasOtherFilters(state) ? {} : search.dayPresetCounts({ locale, today }, signal),
    loadBanners('events', toBannerQuery(state), visit),
  ]);
  return {
    locale,
    path,
    today,
    state: { ...state, page: toShownPageNumber(listing, state.page) },
    listing,
    allFacets,
    banners,
    month: { month, days },
    dayPresetCounts,
    facetShortcuts: toFacetShortcuts(settings.calendarShortcuts ?? [], allFacets, listing),
    relaxations: await loadRelaxations(listing, eventListOperations.filters(state), (filter) => {
      const relaxed = eventListOperations.withoutFilter(state, filter);
      return search.events({ ...toEventSearchCriteria(relaxed, locale, today), page: 1 }, signal);
    }),
  };
}

function facts(
  _page: PageOf<'eventOverview'>,
  { listing, state, today, banners }: EventOverviewData,
): PartialPageFacts {
  const { events, topEvents, page } = listing;
  return {
    events: [...events, ...topEvents],
    eventList: { list: 'calendar', events, before: (page - 1) * eventsPerPage },
    listState: toTrackedListState('events', listing, eventParamsCodec.write(state, today)),
    banners,
    listedPages: events,
  };
}

function View({ page, data, source }: Props) {
  const viewModel = useViewModel(eventOverviewBinding, (create) => create(data, source));
  useReceiveData(viewModel, data);
  return <EventOverviewScreen page={page} viewModel={viewModel} />;
}
