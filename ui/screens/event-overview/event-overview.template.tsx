import { observer } from 'mobx-react-lite';
import { toEventBannerQuery } from '#domain/listing/banners-in-lists.ts';
import {
  type EventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-list.ts';
import {
  hasFiltersBesideDays,
  listFacetShortcuts,
  type EventShortcut,
} from '#domain/listing/event-shortcuts.ts';
import type { PageOf } from '#domain/page/page.ts';
import { toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { useFacetValueLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { toPageCalendarPath, toWebcalUrl } from '#ui/head/calendar-path.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useDropDraftOnBack } from '#ui/kit/use-drop-draft-on-back.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
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
import shortcutStyles from '#ui/screens/event-overview/calendar-shortcuts.module.css';
import styles from '#ui/screens/event-overview/event-results.module.css';

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

/** The calendar: month picker and filters beside the list, or behind one button (LIST-13). */
const View = observer(function View({ page, data }: Props) {
  const { t, settings } = useSite();
  const viewModel = useViewModel(eventOverviewBinding, (create) => create(data));
  usePassDataToViewModel(viewModel, data);
  useDropDraftOnBack(viewModel.list.query);
  const { listing, state } = viewModel.data;
  const calendarPath = toPageCalendarPath(viewModel.list.query.pageAddress(1));
  return (
    <>
      <ListPage
        page={page}
        hasCalendar
        list={viewModel.list}
        words="events"
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

/** The choices above the list: days, and facet values that the hall's configuration names (WAY-12). */
const CalendarShortcuts = observer(function CalendarShortcuts({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { t } = useSite();
  const toFacetLabel = useFacetValueLabelFormatter();
  const toLabel = (shortcut: EventShortcut) =>
    shortcut.kind === 'days'
      ? t(`events.preset.${shortcut.preset.name}`)
      : toFacetLabel(shortcut.facet.name, shortcut.facet.label);
  return (
    <ul className={shortcutStyles.shortcuts} aria-label={t('events.shortcuts')} data-print="no">
      {viewModel.shortcuts.map((shortcut) => {
        const label = toLabel(shortcut);
        const { count, isChosen } = shortcut;
        return (
          <li key={label}>
            <FilterChip
              label={label}
              href={viewModel.shortcutAddress(shortcut)}
              onChoose={() => viewModel.chooseShortcut(shortcut)}
              isOn={isChosen}
              {...(isChosen && { name: t('events.remove', { label }) })}
              {...(!isChosen && count !== null && { count })}
            />
          </li>
        );
      })}
    </ul>
  );
});

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
