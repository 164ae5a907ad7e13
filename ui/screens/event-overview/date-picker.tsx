import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { EventListingState } from '#domain/listing/event-listing-state.ts';
import {
  addMonths,
  type HallDay,
  parseHallDay,
  toFirstDayOfMonth,
  toMonthOfDay,
  toWeekday,
} from '#domain/time/hall-day.ts';
import { Link } from '#ui/kit/link.tsx';
import { createPlainClickHandler } from '#ui/kit/plain-click-handler.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import type { MonthWithConcertDays } from '#ui/screens/event-overview/event-overview.data.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { MonthGrid, type MonthGridDayLink } from '#ui/screens/event-overview/month-grid.tsx';
import { type DayInMonthGrid, computeMonthWeeks } from '#ui/screens/event-overview/month-weeks.ts';
import styles from '#ui/screens/event-overview/date-picker.module.css';

/**
 * A month whose days with concerts are marked; choosing a day shows the list from that day (LIST-9), and the links below the month
 * show the list from the chosen day, or of that day only (WAY-14).
 */
export const DatePicker = observer(function DatePicker({
  viewModel: { data, datePicker: monthPicker },
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { chosenDay, lastDay, focusedDay, month } = monthPicker;
  // The days' links may render later than the list.
  const state = useDeferredValue(data.state);
  return (
    <Month
      monthPicker={monthPicker}
      state={state}
      month={month}
      today={data.today}
      first={chosenDay}
      last={lastDay}
      focused={focusedDay}
    />
  );
});

interface MonthProps {
  readonly monthPicker: DatePickerViewModel;
  /** The other filters of the list. */
  readonly state: EventListingState;
  readonly month: MonthWithConcertDays;
  readonly today: HallDay;
  /** The first and the last day of the list. */
  readonly first: HallDay;
  readonly last: HallDay | null;
  readonly focused: HallDay;
}

const Month = memo(function Month({ monthPicker, state, month, today, first, last, focused }: MonthProps) {
  const { t, formats } = useSite();
  const toAddress = (date: HallDay) => monthPicker.daysAddress({ date, until: null }, state);
  const toMonthLink = (months: number, label: string) => {
    const otherMonth = addMonths(month.month, months);
    return {
      href: toAddress(toFirstDayOfMonth(otherMonth)),
      label,
      onTurn: () => void monthPicker.showMonth(otherMonth),
    };
  };
  const toCell = (day: DayInMonthGrid): MonthGridDayLink => ({
    key: day.day,
    number: Number(day.day.slice(8)),
    name: toName(day),
    count: day.count,
    ...((day.count > 0 || day.isOutside) && !day.isPast && { href: toAddress(day.day) }),
    isOutside: day.isOutside,
    isToday: day.isToday,
    isChosen: day.day >= first && day.day <= (last ?? first),
  });
  // The counts are those of the month, and past days may have lost theirs.
  const toName = (day: DayInMonthGrid) => {
    const date = formats.dayAndMonth(day.day);
    if (day.count > 0) return t('month.day', { date, count: day.count });
    return day.isOutside || day.isPast ? date : t('month.none', { date });
  };
  const weeks = computeMonthWeeks(month.month, today, month.days);
  return (
    <MonthGrid
      title={formats.month(toFirstDayOfMonth(month.month))}
      weekdays={(weeks[0] ?? []).flatMap(({ day }) => formats.listWeekdays()[toWeekday(day) - 1] ?? [])}
      weeks={weeks.map((week) => week.map(toCell))}
      previous={month.month > toMonthOfDay(today) ? toMonthLink(-1, t('month.previous')) : null}
      next={toMonthLink(1, t('month.next'))}
      current={focused}
      onStep={monthPicker.moveFocus}
      onChoose={(key) => monthPicker.chooseDays({ date: parseHallDay(key) ?? null, until: null })}
    >
      <p className={styles.days} data-print="no">
        <DaysLink
          monthPicker={monthPicker}
          state={state}
          days={{ date: first, until: null }}
          isChosen={last === null}
        />
        <DaysLink
          monthPicker={monthPicker}
          state={state}
          days={{ date: first, until: first }}
          isChosen={last === first}
        />
      </p>
    </MonthGrid>
  );
});

interface DaysLinkProps extends Pick<MonthProps, 'monthPicker' | 'state'> {
  readonly days: { readonly date: HallDay; readonly until: HallDay | null };
  readonly isChosen: boolean;
}

/** A link to the list from a day, or of that day only. */
function DaysLink({ monthPicker, state, days, isChosen }: DaysLinkProps) {
  const { t, formats } = useSite();
  const date = formats.shortDate(days.date);
  return (
    <Link
      mode="filter"
      href={monthPicker.daysAddress(days, state)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={createPlainClickHandler(() => monthPicker.chooseDays(days))}
    >
      {t(days.until === null ? 'events.from' : 'events.only', { date })}
    </Link>
  );
}
