import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { EventListingState } from '#domain/listing/event-listing-state.ts';
import { addMonths, type HallDay, parseHallDay, toFirstDay, toMonthOfDay } from '#domain/time/hall-day.ts';
import { type DayInMonthGrid, toMonthGrid } from '#domain/time/month-grid.ts';
import { MonthGrid, type MonthGridDay } from '#ui/components/month-grid.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { DatePickerViewModel } from '#ui/screens/event-overview/date-picker.view-model.ts';
import type { MonthDays } from '#ui/screens/event-overview/event-overview.data.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** A month whose days with concerts are marked; choosing a day shows the list from that day (LIST-9). */
export const DatePicker = observer(function DatePicker({
  viewModel: { data, datePicker: monthPicker },
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const { chosenDay, focusedDay, month } = monthPicker;
  // The days' links may render later than the list.
  const state = useDeferredValue(data.state);
  return (
    <Month
      monthPicker={monthPicker}
      state={state}
      month={month}
      today={data.today}
      chosen={chosenDay}
      focused={focusedDay}
    />
  );
});

interface MonthProps {
  readonly monthPicker: DatePickerViewModel;
  /** The other filters of the list. */
  readonly state: EventListingState;
  readonly month: MonthDays;
  readonly today: HallDay;
  readonly chosen: HallDay;
  readonly focused: HallDay;
}

const Month = memo(function Month({ monthPicker, state, month, today, chosen, focused }: MonthProps) {
  const t = useTranslate();
  const formats = useFormats();
  const toMonthLink = (months: number, label: string) => {
    const otherMonth = addMonths(month.month, months);
    return {
      href: monthPicker.dayAddress(toFirstDay(otherMonth), state),
      label,
      onTurn: () => void monthPicker.showMonth(otherMonth),
    };
  };
  const toCell = (day: DayInMonthGrid): MonthGridDay => ({
    key: day.day,
    number: Number(day.day.slice(8)),
    name: t(day.count > 0 ? 'month.day' : 'month.none', {
      date: formats.dayAndMonth(day.day),
      count: day.count,
    }),
    count: day.count,
    ...(day.count > 0 && !day.isPast && { href: monthPicker.dayAddress(day.day, state) }),
    isOutside: day.isOutside,
    isToday: day.isToday,
    isChosen: day.day === chosen,
  });
  return (
    <MonthGrid
      title={formats.month(toFirstDay(month.month))}
      weekdays={formats.weekdays}
      weeks={toMonthGrid(month.month, today, month.days).map((week) => week.map(toCell))}
      previous={month.month > toMonthOfDay(today) ? toMonthLink(-1, t('month.previous')) : null}
      next={toMonthLink(1, t('month.next'))}
      current={focused}
      onStep={monthPicker.moveFocus}
      onChoose={(key) => monthPicker.chooseDay(parseHallDay(key) ?? null)}
    />
  );
});
