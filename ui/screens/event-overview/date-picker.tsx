import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, memo, useRef } from 'react';
import {
  addMonths,
  type HallDay,
  type HallMonth,
  parseHallDay,
  toFirstDayOfMonth,
  toMonthOfDay,
  toWeekday,
} from '#domain/time/hall-day.ts';
import { Icon } from '#ui/components/icon.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import { type Site, useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import type { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import type { MonthWithConcertDays } from '#ui/screens/event-overview/event-overview.data.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { type DayInMonthGrid, computeMonthWeeks } from '#ui/screens/event-overview/month-weeks.ts';
import type { DateGridStep } from '#ui/stores/date-grid-steps.ts';
import styles from '#ui/screens/event-overview/date-picker.module.css';

/** The id of the form of which every day is a button. */
const formId = 'days';

/**
 * The form of the days: the other filters of the list, to which the pressed button adds its date. So a day works without scripts, and its
 * button does not change with the filters. It is beside the form of the list, because a form contains no other.
 */
export const DaysForm = observer(function DaysForm({ viewModel: { data, datePicker } }: DatePickerProps) {
  return (
    <form
      id={formId}
      action={data.path}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (submitter instanceof HTMLButtonElement)
          datePicker.chooseDays({ date: parseHallDay(submitter.value) ?? null, until: null });
      }}
    >
      {datePicker.otherFilters.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
});

interface DatePickerProps {
  readonly viewModel: EventOverviewViewModel;
}

/**
 * A month whose days with concerts are marked; choosing a day shows the list from that day (LIST-9), and the links below the month
 * show the list from the chosen day, or of that day only (WAY-14).
 */
export const DatePicker = observer(function DatePicker({ viewModel: { data, datePicker } }: DatePickerProps) {
  const { t, formats } = useSite();
  const { chosenDay, lastDay, focusedDay, month } = datePicker;
  const date = formats.shortDate(chosenDay);
  return (
    <div className={styles.month} data-print="no">
      <Month
        datePicker={datePicker}
        month={month}
        today={data.today}
        first={chosenDay}
        last={lastDay}
        focused={focusedDay}
      />
      <p className={styles.days}>
        {[null, chosenDay].map((until) => (
          <Link
            key={until}
            mode="filter"
            href={datePicker.daysAddress({ date: chosenDay, until })}
            aria-current={lastDay === until ? 'true' : undefined}
            onClick={createPlainClickHandler(() => datePicker.chooseDays({ date: chosenDay, until }))}
          >
            {t(until === null ? 'events.from' : 'events.only', { date })}
          </Link>
        ))}
      </p>
    </div>
  );
});

const stepByKey: Readonly<Record<string, DateGridStep>> = {
  ArrowLeft: 'previousDay',
  ArrowRight: 'nextDay',
  ArrowUp: 'previousWeek',
  ArrowDown: 'nextWeek',
  Home: 'weekStart',
  End: 'weekEnd',
  PageUp: 'previousMonth',
  PageDown: 'nextMonth',
  'Shift+PageUp': 'previousYear',
  'Shift+PageDown': 'nextYear',
};

interface MonthProps {
  readonly datePicker: DatePickerViewModel;
  readonly month: MonthWithConcertDays;
  readonly today: HallDay;
  /** The first and the last day of the list. */
  readonly first: HallDay;
  readonly last: HallDay | null;
  /** The focusable day (roving tab index). */
  readonly focused: HallDay;
}

/** One month as a date grid. It is one tab stop; the arrow keys move inside it. */
const Month = memo(function Month({ datePicker, month, today, first, last, focused }: MonthProps) {
  const site = useSite();
  const { formats } = site;
  const grid = useRef<HTMLTableElement>(null);
  useFocusOnDataKeyChange(grid, focused);
  // Without the arrow keys, each day is a tab stop, and none is looked up to be focused.
  const isHydrated = useIsHydrated();
  const moveFocus = (event: KeyboardEvent) => {
    const step = stepByKey[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    datePicker.moveFocus(step);
  };
  const weeks = computeMonthWeeks(month.month, today, month.days);
  const toTabIndex = ({ day }: DayInMonthGrid) => (isHydrated ? (day === focused ? 0 : -1) : undefined);
  const isChosen = ({ day }: DayInMonthGrid) => day >= first && day <= (last ?? first);
  return (
    <>
      <div className={styles.head}>
        <h2 id="month" aria-live="polite">
          {formats.month(toFirstDayOfMonth(month.month))}
        </h2>
        {month.month > toMonthOfDay(today) && (
          <MonthButton shown={month.month} months={-1} onTurn={datePicker.showMonth} />
        )}
        <MonthButton shown={month.month} months={1} onTurn={datePicker.showMonth} />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby="month"
        aria-multiselectable={weeks.flat().filter(isChosen).length > 1 || undefined}
        onKeyDown={moveFocus}
      >
        <thead>
          <tr>
            {(weeks[0] ?? [])
              .flatMap(({ day }) => formats.listWeekdays()[toWeekday(day) - 1] ?? [])
              .map(({ short, long }) => (
                <th key={short} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => renderDay(day, isChosen(day), toTabIndex(day), site))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

interface MonthButtonProps {
  /** The month that is shown. */
  readonly shown: HallMonth;
  readonly months: -1 | 1;
  readonly onTurn: (month: HallMonth) => Promise<void>;
}

/** Shows the next or the previous month; without scripts the list from its first day. */
function MonthButton({ shown, months, onTurn }: MonthButtonProps) {
  const { t } = useSite();
  const month = addMonths(shown, months);
  return (
    <button
      type="submit"
      form={formId}
      name="date"
      value={toFirstDayOfMonth(month)}
      aria-label={t(months < 0 ? 'month.previous' : 'month.next')}
      onClick={createPlainClickHandler(() => void onTurn(month))}
    >
      <Icon name={months < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}

/**
 * A day: a button, unless it is known to have no concerts. Up to four concerts are shown as ticks. A component for each of the 42 would cost as
 * much as its element. `tabIndex` is absent until the arrow keys work.
 */
function renderDay(
  { day, isOutside, isPast, isToday, count }: DayInMonthGrid,
  isChosen: boolean,
  tabIndex: 0 | -1 | undefined,
  { t, formats }: Site,
) {
  const date = formats.dayAndMonth(day);
  // The counts are those of the month, and past days may have lost theirs.
  const isUncounted = count === 0 && (isOutside || isPast);
  const attributes = {
    tabIndex,
    ...(tabIndex !== undefined && { 'data-key': day }),
    'data-count': Math.min(count, 4) || undefined,
    'data-chosen': isChosen ? 'yes' : undefined,
    'aria-label': isUncounted ? date : t(count > 0 ? 'month.day' : 'month.none', { date, count }),
    'aria-current': isToday ? ('date' as const) : undefined,
    children: Number(day.slice(8)),
  };
  return (
    <td key={day} aria-selected={isChosen} data-outside={isOutside ? 'yes' : undefined}>
      {(count > 0 || isOutside) && !isPast ? (
        <button {...attributes} type="submit" form={formId} name="date" value={day} />
      ) : (
        <span {...attributes} role="button" aria-disabled="true" />
      )}
    </td>
  );
}
