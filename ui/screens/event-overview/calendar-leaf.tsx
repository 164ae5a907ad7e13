import { observer } from 'mobx-react-lite';
import { firstDayOf, hallDayOf, monthOf, monthsAfter } from '#domain/time/hall-day.ts';
import { type MonthDay, monthGrid } from '#domain/time/month-grid.ts';
import { MonthGrid, type MonthGridDay } from '#ui/components/month-grid.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { EventOverviewViewModel } from '#ui/screens/event-overview/event-overview.view-model.ts';
import { useWords } from '#ui/words/use-words.tsx';

/** The month, with the days that have concerts marked; choosing one shows the list from there (LIST-9). */
export const CalendarLeaf = observer(function CalendarLeaf({
  viewModel,
}: {
  readonly viewModel: EventOverviewViewModel;
}) {
  const t = useWords();
  const formats = useFormats();
  const { month, data } = viewModel;
  const turn = (months: number, label: string) => {
    const other = monthsAfter(month.month, months);
    return {
      href: viewModel.dayAddress(firstDayOf(other)),
      label,
      onTurn: () => void viewModel.showMonth(other),
    };
  };
  const drawn = (day: MonthDay): MonthGridDay => ({
    key: day.day,
    number: Number(day.day.slice(8)),
    name: t(day.count > 0 ? 'month.day' : 'month.none', {
      date: formats.dayAndMonth(day.day),
      count: day.count,
    }),
    count: day.count,
    ...(day.count > 0 && !day.isPast && { href: viewModel.dayAddress(day.day) }),
    isOutside: day.isOutside,
    isToday: day.isToday,
    isChosen: day.day === viewModel.chosenDay,
  });
  return (
    <MonthGrid
      title={formats.month(firstDayOf(month.month))}
      weekdays={formats.weekdays}
      weeks={monthGrid(month.month, data.today, month.days).map((week) => week.map(drawn))}
      previous={month.month > monthOf(data.today) ? turn(-1, t('month.previous')) : null}
      next={turn(1, t('month.next'))}
      current={viewModel.currentDay}
      onStep={viewModel.walk}
      onChoose={(key) => viewModel.showFrom(hallDayOf(key) ?? null)}
    />
  );
});
