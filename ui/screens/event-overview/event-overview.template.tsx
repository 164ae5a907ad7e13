import { toEventBannerQuery } from '#domain/listing/banners-in-lists.ts';
import {
  type EventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-list.ts';
import { hasFiltersBesideDays, listFacetShortcuts } from '#domain/listing/event-shortcuts.ts';
import { eventsPerPage, computeDisplayedPageNumber } from '#domain/listing/list-pagination.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { type PartialPageFacts, toTrackedListState } from '#domain/tracking/page-facts.ts';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewScreen } from '#ui/screens/event-overview/event-overview.screen.tsx';
import { eventOverviewBinding } from '#ui/screens/event-overview/event-overview.view-model.ts';
import {
  toRowConcertFields,
  removeCardPicture,
  withSharedRenditionOnly,
} from '#ui/template/drop-unshown-card-fields.ts';
import {
  type RequestedFacetValues,
  leaveOutUnrequestedFacetValues,
} from '#ui/template/leave-out-unrequested-facet-values.ts';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadRelaxations } from '#ui/template/load-relaxations.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { usePassFacetsToViewModel } from '#ui/template/use-list-view-model.ts';

/** The calendar (TPL-10). */
export const eventOverviewTemplate = defineTemplateWithParams<
  'eventOverview',
  EventOverviewData,
  EventListingState
>(eventParamsCodec, {
  source: 'ui/screens/event-overview/event-overview.template.tsx',
  calendar: {
    normalizeQuery: (query, today) =>
      eventParamsCodec.write({ ...eventParamsCodec.read(query, today), page: 1, categories: [] }, today),
    contents: (_page, query, { locale, today }) => ({
      kind: 'search',
      criteria: toEventSearchCriteria(eventParamsCodec.read(query, today), locale, today),
    }),
  },
  reducePage: withSharedRenditionOnly,
  load,
  facts,
  View,
});

type Props = TemplateProps<PageOf<'eventOverview'>, EventOverviewData>;

async function load(
  _page: PageOf<'eventOverview'>,
  visit: TemplateVisit,
  state: EventListingState,
  values: RequestedFacetValues,
): Promise<EventOverviewData> {
  const { path, locale, now, search, settings, signal } = visit;
  const today = toHallDay(now);
  const params = toEventSearchCriteria(state, locale, today);
  const month = toMonthOfDay(params.from);
  const [listing, allFacets, days, dayPresetCounts, banners] = await Promise.all([
    search.events({ ...params, page: state.page }, signal),
    search.eventFacets({ locale, now }, signal),
    search.eventDays({ locale, month }, signal),
    hasFiltersBesideDays(state) ? {} : search.dayPresetCounts({ locale, today }, signal),
    loadBanners('events', toEventBannerQuery(state), visit),
  ]);
  const data: EventOverviewData = {
    locale,
    path,
    today,
    state: { ...state, page: computeDisplayedPageNumber(listing, state.page) },
    listing: {
      ...listing,
      events: listing.events.map(toRowConcertFields),
      topEvents: listing.topEvents.map(toRowConcertFields),
    },
    allFacets,
    banners: banners.map(removeCardPicture),
    month: { month, days },
    dayPresetCounts,
    facetShortcuts: listFacetShortcuts(settings.calendarShortcuts ?? [], allFacets, listing),
    relaxations: await loadRelaxations(listing, eventListOperations.filters(state), (filter) => {
      const relaxed = eventListOperations.withoutFilter(state, filter);
      return search.events({ ...toEventSearchCriteria(relaxed, locale, today), page: 1 }, signal);
    }),
  };
  return leaveOutUnrequestedFacetValues(data, values);
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

function View({ page, data, fetcher }: Props) {
  const viewModel = useViewModel(eventOverviewBinding, (create) => create(data, fetcher.load));
  usePassDataToViewModel(viewModel, data);
  useDropDraftOnBack(viewModel.list.query);
  usePassFacetsToViewModel(viewModel.list.values, fetcher.answer);
  return <EventOverviewScreen page={page} viewModel={viewModel} />;
}
