import { observer } from 'mobx-react-lite';
import type { Page, PageBase } from '#domain/page/page.ts';
import { ListPage } from '#ui/components/list-page.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { CalendarShortcuts } from '#ui/screens/event-overview/calendar-shortcuts.tsx';
import { DatePicker, DaysForm } from '#ui/screens/event-overview/date-picker.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { EventResults } from '#ui/screens/event-overview/event-results.tsx';
import { FacetFilters } from '#ui/screens/event-overview/facet-filters.tsx';

interface EventOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'eventOverview' }> & PageBase;
  readonly viewModel: EventOverviewViewModel;
}

/** The calendar: month picker and filters beside the list, or behind one button (LIST-13). */
export const EventOverviewScreen = observer(function EventOverviewScreen({
  page,
  viewModel,
}: EventOverviewScreenProps) {
  const { t } = useSite();
  const { listing, state } = viewModel.data;
  const count = listing.total;
  return (
    <>
      <ListPage
        page={page}
        hasCalendar
        list={viewModel.list}
        words={{
          search: t('events.search'),
          searchHint: t('events.searchHint'),
          panel: t('events.filtersAndCalendar'),
          count: t('events.count', { count }),
          show: t('events.showCount', { count }),
          apply: t('events.apply'),
          unavailable: t('events.unavailable.title'),
        }}
        shortcuts={<CalendarShortcuts viewModel={viewModel} />}
        isShortcut={viewModel.isShortcut}
        filters={
          <>
            <DatePicker viewModel={viewModel} />
            <FacetFilters viewModel={viewModel} />
            {state.date && <input type="hidden" name="date" value={state.date} />}
            {state.until && <input type="hidden" name="until" value={state.until} />}
          </>
        }
      >
        <EventResults viewModel={viewModel} />
      </ListPage>
      <DaysForm viewModel={viewModel} />
    </>
  );
});
