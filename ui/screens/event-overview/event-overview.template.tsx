import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { Banner } from '#domain/event/banner.ts';
import { groupEventsByDay, isOverToday, listEndsOfToday } from '#domain/event/event-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { positionBanners, toEventBannerQuery } from '#domain/listing/banners-in-lists.ts';
import type { DayPresetCounts } from '#domain/listing/day-span.ts';
import {
  type EventListingState,
  eventListOperations,
  eventParamsCodec,
  toEventSearchCriteria,
} from '#domain/listing/event-list.ts';
import {
  type EventShortcut,
  type FacetShortcut,
  hasFiltersBesideDays,
  isEventShortcut,
  listEventShortcuts,
  listFacetShortcuts,
} from '#domain/listing/event-shortcuts.ts';
import { eventsPerPage } from '#domain/listing/list-pagination.ts';
import type { PageOf } from '#domain/page/page.ts';
import { addDays, type HallDay, toHallDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import type { EventSearchResult } from '#ports/search.port.ts';
import { BannerCard } from '#ui/components/banner-card.tsx';
import { ConcertList } from '#ui/components/concert-list.tsx';
import { ConcertRow } from '#ui/components/concert-row.tsx';
import { Disclosure } from '#ui/components/disclosure.tsx';
import { FilterChip } from '#ui/components/filter-chip.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { useFacetValueLabelFormatter } from '#ui/components/use-filter-label-formatter.ts';
import { toPageCalendarPath, toWebcalUrl } from '#ui/head/calendar-path.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useListedConcerts } from '#ui/kit/use-listed-concerts.ts';
import { usePassDataToViewModel } from '#ui/kit/use-pass-data-to-view-model.ts';
import { useViewModel } from '#ui/kit/use-view-model.ts';
import { DatePicker, DaysForm } from '#ui/screens/event-overview/date-picker.tsx';
import {
  type DatePickerData,
  datePickerBinding,
  type EventListOf,
} from '#ui/screens/event-overview/date-picker.view-model.ts';
import { loadBanners } from '#ui/template/load-banners.ts';
import { loadList } from '#ui/template/load-list.ts';
import type { TemplateVisit } from '#ui/template/page-visit.ts';
import { defineTemplateWithParams, type TemplateProps } from '#ui/template/template.ts';
import { useListViewModel } from '#ui/template/use-list-view-model.ts';
import styles from '#ui/screens/event-overview/event-overview.module.css';

/** The data of the calendar. */
export interface EventOverviewData extends DatePickerData {
  readonly listing: Omit<EventSearchResult, 'facets'>;
  readonly banners: readonly Banner[];
  /** The numbers of concerts of the days above the list; empty while another filter is set. */
  readonly dayPresetCounts: DayPresetCounts;
  /** The facet values that the hall's configuration offers above the list. */
  readonly facetShortcuts: readonly FacetShortcut[];
}

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
const View = observer(function View({
  page,
  data,
}: TemplateProps<PageOf<'eventOverview'>, EventOverviewData>) {
  const { t, settings } = useSite();
  const list = useListViewModel(eventListOperations, data);
  const datePicker = useViewModel(datePickerBinding, (create) => create(list));
  usePassDataToViewModel(datePicker, data);
  const { listing, state } = list.data;
  const calendarPath = toPageCalendarPath(list.query.pageAddress(1));
  return (
    <>
      <ListPage
        page={page}
        hasCalendar
        list={list}
        words="events"
        shortcuts={<CalendarShortcuts list={list} />}
        isShortcut={(filter) => isEventShortcut(filter, list.data)}
        panelHead={
          <>
            <DatePicker datePicker={datePicker} />
            {state.date && <input type="hidden" name="date" value={state.date} />}
            {state.until && <input type="hidden" name="until" value={state.until} />}
          </>
        }
        best={
          // A misspelled or incomplete keyword may have only these results.
          listing.topEvents.length > 0 &&
          listing.page === 1 && (
            <section className={styles.top}>
              <h2>{t('events.top', { count: listing.topEvents.length })}</h2>
              <ConcertList events={listing.topEvents} />
            </section>
          )
        }
        shown={listing.events.length}
        foot={
          <a className={styles.subscribe} data-print="no" href={toWebcalUrl(calendarPath, settings.origin)}>
            <Icon name="calendar" /> {t('events.subscribe')}
          </a>
        }
      >
        <ConcertsByDay list={list} />
      </ListPage>
      <DaysForm datePicker={datePicker} />
    </>
  );
});

interface ListProps {
  readonly list: EventListOf<EventOverviewData>;
}

/** The choices above the list: days, and facet values that the hall's configuration names (WAY-12). */
const CalendarShortcuts = observer(function CalendarShortcuts({ list: { query, data } }: ListProps) {
  const { t } = useSite();
  const toFacetLabel = useFacetValueLabelFormatter();
  const toLabel = (shortcut: EventShortcut) =>
    shortcut.kind === 'days'
      ? t(`events.preset.${shortcut.preset.name}`)
      : toFacetLabel(shortcut.facet.name, shortcut.facet.label);
  return (
    <ul className={styles.shortcuts} aria-label={t('events.shortcuts')} data-print="no">
      {listEventShortcuts(query.requestedState, data).map((shortcut) => {
        const label = toLabel(shortcut);
        const { count, isChosen, state } = shortcut;
        return (
          <li key={label}>
            <FilterChip
              label={label}
              href={query.toAddress(state)}
              onChoose={() => query.request(state)}
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

/** The number of concerts that fill most screens. */
const rowsInView = 5;

/** The concerts by day; those of today that are over are folded (LIST-5). */
const ConcertsByDay = observer(function ConcertsByDay({ list: { query, data } }: ListProps) {
  const { t } = useSite();
  const { listing, banners, today } = data;
  const { events } = listing;
  const ends = useMemo(() => listEndsOfToday(events, today), [events, today]);
  const { now, toListed } = useListedConcerts(events, ends);
  const isOver = (event: EventCard) => isOverToday(event, today, now);
  // The others are laid out later: their height is an estimate until then, and what is in view would shift.
  const inView = events.filter((event) => !isOver(event)).slice(0, rowsInView);
  // After a filter change the visible rows render first; the others follow deferred.
  const isDeferred = useDeferredValue(listing) !== listing;
  const isInViewOnly = query.isFromRequest && isDeferred;
  const placed = positionBanners(banners, listing.page, eventsPerPage, events.length, listing.total);
  const renderBanners = (index: number) =>
    placed
      .filter(({ before }) => before === index)
      .map(({ banner }) => <BannerCard key={banner.id} banner={banner} />);
  return (
    <>
      {groupEventsByDay(isInViewOnly ? events.slice(0, rowsInView) : events).map((group, index) => {
        const earlier = group.events.filter(isOver);
        const shown = group.events.filter((event) => !isOver(event));
        return (
          <section key={group.day} className={styles.day}>
            <DayHeading day={group.day} />
            {earlier.flatMap((event) => renderBanners(events.indexOf(event)))}
            {shown.length > 0 && (
              <ul>
                {shown.map((event, row) => (
                  <li key={event.uri} data-deferred={inView.includes(event) ? undefined : true}>
                    {renderBanners(events.indexOf(event))}
                    <ConcertRow {...toListed(event)} isFirst={index === 0 && row < 3} />
                  </li>
                ))}
              </ul>
            )}
            {earlier.length > 0 && (
              <Disclosure title={t('events.earlierToday', { count: earlier.length })}>
                <ul>
                  {earlier.map((event) => (
                    <li key={event.uri}>
                      <ConcertRow {...toListed(event)} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </section>
        );
      })}
      {!isInViewOnly && renderBanners(events.length)}
    </>
  );
});

/** The heading of a day; it sticks while its concerts scroll. */
function DayHeading({ day }: { readonly day: HallDay }) {
  const { t, formats, now } = useSite();
  const today = toHallDay(now);
  const relativeDay =
    day === today ? t('events.day.today') : day === addDays(today, 1) ? t('events.day.tomorrow') : undefined;
  return (
    <h2 className={styles.heading}>
      <time dateTime={day}>{formats.dayAndMonth(day)}</time>
      {relativeDay && <i> {relativeDay}</i>}
    </h2>
  );
}

/** The calendar (TPL-10). */
export const eventOverviewTemplate = defineTemplateWithParams<
  'eventOverview',
  EventOverviewData,
  EventListingState
>(eventParamsCodec, {
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
