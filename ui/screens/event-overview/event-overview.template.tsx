import { observer } from 'mobx-react-lite';
import type { EventFacetName } from '#domain/facet/facet.ts';
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
import { Icon } from '#ui/components/icon.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { toPageCalendarPath, toWebcalUrl } from '#ui/head/calendar-path.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { CalendarShortcuts } from '#ui/screens/event-overview/calendar-shortcuts.tsx';
import { DatePicker, DaysForm } from '#ui/screens/event-overview/date-picker.tsx';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';
import {
  eventOverviewBinding,
  type EventOverviewViewModel,
} from '#ui/screens/event-overview/event-overview.view-model.ts';
import { EventResults, TopEvents } from '#ui/screens/event-overview/event-results.tsx';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadList } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import styles from '#ui/screens/event-overview/event-overview.module.css';

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

type Page = PageOf<'eventOverview'>;

function View({ page, data }: TemplateProps<Page, EventOverviewData>) {
  const viewModel = useViewModel(eventOverviewBinding, (create) => create(data));
  usePassDataToViewModel(viewModel, data);
  useDropDraftOnBack(viewModel.list.query);
  return <Calendar page={page} viewModel={viewModel} />;
}

interface CalendarProps {
  readonly page: Page;
  readonly viewModel: EventOverviewViewModel;
}

/** Month picker and filters beside the list, or behind one button (LIST-13). It renders what the view model has received, once. */
const Calendar = observer(function Calendar({ page, viewModel }: CalendarProps) {
  const { t, settings } = useSite();
  const { listing, state } = viewModel.data;
  const count = listing.total;
  const calendarPath = toPageCalendarPath(viewModel.list.query.pageAddress(1));
  return (
    <>
      <ListPage
        page={page}
        hasCalendar
        list={viewModel.list}
        words={{
          empty: 'events',
          search: t('events.search'),
          searchHint: t('events.searchHint'),
          panel: t('events.filtersAndCalendar'),
          count: t('events.count', { count }),
          show: t('events.showCount', { count }),
          apply: t('events.apply'),
          all: t('events.empty.all'),
        }}
        titleOfFacet={(name) => t(`events.facet.${name as EventFacetName}`)}
        shortcuts={<CalendarShortcuts viewModel={viewModel} />}
        isShortcut={viewModel.isShortcut}
        panelHead={
          <>
            <DatePicker viewModel={viewModel} />
            {state.date && <input type="hidden" name="date" value={state.date} />}
            {state.until && <input type="hidden" name="until" value={state.until} />}
          </>
        }
        best={<TopEvents listing={listing} />}
        shown={listing.events.length}
        foot={
          <a className={styles.subscribe} data-print="no" href={toWebcalUrl(calendarPath, settings.origin)}>
            <Icon name="calendar" /> {t('events.subscribe')}
          </a>
        }
      >
        <EventResults viewModel={viewModel} />
      </ListPage>
      <DaysForm viewModel={viewModel} />
    </>
  );
});
