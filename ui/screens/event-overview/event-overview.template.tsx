import { toEventBannerQuery } from '#domain/listing/banners-in-lists.ts';
import {
  type EventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-list.ts';
import { hasFiltersBesideDays, listFacetShortcuts } from '#domain/listing/event-shortcuts.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import { EventOverviewScreen } from '#ui/screens/event-overview/event-overview.screen.tsx';
import { eventOverviewBinding } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadList } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';

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
  load,
  View,
});

type Props = TemplateProps<PageOf<'eventOverview'>, EventOverviewData>;

async function load(
  _page: PageOf<'eventOverview'>,
  visit: TemplateVisit,
  state: EventListingState,
  expanded: string | null,
): Promise<EventOverviewData> {
  const { locale, now, search, settings, signal } = visit;
  const today = toHallDay(now);
  const searchPage = (listState: EventListingState, page: number) =>
    search.events({ ...toEventSearchCriteria(listState, locale, today), card: 'row', page }, signal);
  const month = toMonthOfDay(toEventSearchCriteria(state, locale, today).from);
  const result = searchPage(state, state.page);
  const allFacets = search.eventFacets({ locale, now }, signal);
  const [list, days, dayPresetCounts, banners] = await Promise.all([
    loadList(eventListOperations, state, visit, {
      result,
      allFacets,
      expanded,
      search: (relaxed) => searchPage(relaxed, 1),
    }),
    search.eventDays({ locale, month }, signal),
    hasFiltersBesideDays(state) ? {} : search.dayPresetCounts({ locale, today }, signal),
    loadBanners('events', toEventBannerQuery(state), visit),
  ]);
  return {
    ...list,
    locale,
    banners,
    month: { month, days },
    dayPresetCounts,
    facetShortcuts: listFacetShortcuts(settings.calendarShortcuts ?? [], await allFacets, await result),
  };
}

function View({ page, data }: Props) {
  const viewModel = useViewModel(eventOverviewBinding, (create) => create(data));
  usePassDataToViewModel(viewModel, data);
  useDropDraftOnBack(viewModel.list.query);
  return <EventOverviewScreen page={page} viewModel={viewModel} />;
}
