import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import {
  addMonths,
  type HallDay,
  parseHallDay,
  toFirstDayOfMonth,
  toMonthOfDay,
} from '#domain/time/hall-day.ts';
import { listWeeksOfMonth } from '#domain/time/week.ts';
import { FilterLinks } from '#ui/components/filter-links.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useFocusOnDataKeyChange } from '#ui/kit/use-focus-on-data-key-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { dateGridSteps } from '#ui/screens/event-overview/date-grid-steps.ts';
import type { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import styles from '#ui/screens/event-overview/date-picker.module.css';

/** The id of the form of which every day is a button. */
const formId = 'days';

interface DatePickerProps {
  readonly datePicker: DatePickerViewModel;
}

/**
 * The form of the days: the other filters of the list, to which the pressed button adds its date. So a day works without scripts, and its
 * button does not change with the filters. It is beside the form of the list, because a form contains no other.
 */
export const DaysForm = observer(function DaysForm({ datePicker }: DatePickerProps) {
  return (
    <form
      id={formId}
      action={datePicker.data.path}
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

/**
 * A month whose days with concerts are marked; choosing a day shows the list from that day (LIST-9), and the links below the month
 * show the list from the chosen day, or of that day only (WAY-14).
 */
export const DatePicker = observer(function DatePicker({ datePicker }: DatePickerProps) {
  const { t, formats } = useSite();
  const { chosenDay, lastDay } = datePicker;
  const date = formats.shortDate(chosenDay);
  return (
    <div className={styles.month} data-print="no">
      <Month datePicker={datePicker} />
      <div className="muted">
        <FilterLinks
          links={[null, chosenDay].map((until) => ({
            href: datePicker.daysAddress({ date: chosenDay, until }),
            children: t(until === null ? 'events.from' : 'events.only', { date }),
            isShown: lastDay === until,
            onChoose: () => datePicker.chooseDays({ date: chosenDay, until }),
          }))}
        />
      </div>
    </div>
  );
});

/** One month as a date grid. It is one tab stop; the arrow keys move inside it. */
const Month = observer(function Month({ datePicker }: DatePickerProps) {
  const { t, formats } = useSite();
  const { today, month, chosenDay, lastDay, focusedDay } = datePicker;
  const grid = useRef<HTMLTableElement>(null);
  useFocusOnDataKeyChange(grid, focusedDay);
  // Without the arrow keys, each day is a tab stop, and none is looked up to be focused.
  const isHydrated = useIsHydrated();
  const moveFocus = (event: KeyboardEvent) => {
    const step = dateGridSteps[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    datePicker.moveFocus(step(focusedDay));
  };
  const counts = new Map(month.days.map(({ day, count }) => [day, count]));
  const weeks = listWeeksOfMonth(month.month);
  const isChosen = (day: HallDay) => day >= chosenDay && day <= (lastDay ?? chosenDay);
  // A component for each of the 42 would cost as much as its element.
  const renderDay = (day: HallDay) => {
    const count = counts.get(day) ?? 0;
    const isOutside = toMonthOfDay(day) !== month.month;
    const isPast = day < today;
    const date = formats.dayAndMonth(day);
    // The counts are those of the month, and past days may have lost theirs.
    const isUncounted = count === 0 && (isOutside || isPast);
    const attributes = {
      ...(isHydrated && { tabIndex: day === focusedDay ? 0 : -1, 'data-key': day }),
      // Up to four concerts are shown as ticks.
      'data-count': Math.min(count, 4) || undefined,
      'data-chosen': isChosen(day) ? 'yes' : undefined,
      'aria-label': isUncounted ? date : t(count > 0 ? 'month.day' : 'month.none', { date, count }),
      'aria-current': day === today ? ('date' as const) : undefined,
      children: Number(day.slice(8)),
    };
    return (
      <td key={day} aria-selected={isChosen(day)} data-outside={isOutside ? 'yes' : undefined}>
        {(count > 0 || isOutside) && !isPast ? (
          <button {...attributes} type="submit" form={formId} name="date" value={day} />
        ) : (
          <span {...attributes} role="button" aria-disabled="true" />
        )}
      </td>
    );
  };
  return (
    <>
      <div className={styles.head}>
        <h2 id="month" aria-live="polite">
          {formats.month(toFirstDayOfMonth(month.month))}
        </h2>
        <MonthButtons datePicker={datePicker} />
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
            {formats.listWeekdays().map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>{week.map(renderDay)}</tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

/** Show the previous month, unless it is past, and the next; without scripts the list from its first day. */
const MonthButtons = observer(function MonthButtons({ datePicker }: DatePickerProps) {
  const { t } = useSite();
  const { today } = datePicker;
  const { month } = datePicker.month;
  const months = [addMonths(month, -1), addMonths(month, 1)];
  return months
    .filter((other) => other >= toMonthOfDay(today))
    .map((other) => (
      <button
        key={other < month ? 'previous' : 'next'}
        type="submit"
        form={formId}
        name="date"
        value={toFirstDayOfMonth(other)}
        aria-label={t(other < month ? 'month.previous' : 'month.next')}
        onClick={createPlainClickHandler(() => void datePicker.showMonth(other))}
      >
        <Icon name={other < month ? 'chevron-left' : 'chevron-right'} />
      </button>
    ));
});
