import { observer } from 'mobx-react-lite';
import type { Page, PageBase } from '#domain/page/page.ts';
import { Icon } from '#ui/components/icon.tsx';
import { ListPage } from '#ui/components/list-page.tsx';
import { toPageCalendarPath, toWebcalUrl } from '#ui/head/calendar-path.ts';
import { useSite } from '#ui/kit/site.tsx';
import { CalendarShortcuts } from '#ui/screens/event-overview/calendar-shortcuts.tsx';
import { DatePicker, DaysForm } from '#ui/screens/event-overview/date-picker.tsx';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { EventResults, TopEvents } from '#ui/screens/event-overview/event-results.tsx';
import styles from '#ui/screens/event-overview/event-results.module.css';

interface EventOverviewScreenProps {
  readonly page: Extract<Page, { kind: 'eventOverview' }> & PageBase;
  readonly viewModel: EventOverviewViewModel;
}

/** The calendar: month picker and filters beside the list, or behind one button (LIST-13). */
export const EventOverviewScreen = observer(function EventOverviewScreen({
  page,
  viewModel,
}: EventOverviewScreenProps) {
  const { t, settings } = useSite();
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
