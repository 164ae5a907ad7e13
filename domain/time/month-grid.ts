import { memoize } from '#domain/memoize.ts';
import { daysAfter, firstDayOf, type HallDay, type HallMonth, monthOf } from '#domain/time/hall-day.ts';
import { weekOf } from '#domain/time/week.ts';

/** A day as a month's calendar shows it (LIST-9). */
export interface MonthDay {
  readonly day: HallDay;
  /** It fills the first or the last week, and belongs to the month beside. */
  readonly isOutside: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  /** How many events it has. */
  readonly count: number;
}

/** Seven days, Monday first. */
type Week = readonly MonthDay[];

/** A month in whole weeks, four to six of them. Days that `counts` does not name have no events. */
export function monthGrid(
  month: HallMonth,
  today: HallDay,
  counts: readonly { readonly day: HallDay; readonly count: number }[],
): readonly Week[] {
  const countOn = new Map(counts.map(({ day, count }) => [day, count]));
  return weeksOf(month).map((week) =>
    week.map((day) => ({
      day,
      isOutside: monthOf(day) !== month,
      isPast: day < today,
      isToday: day === today,
      count: countOn.get(day) ?? 0,
    })),
  );
}

const weeksOf = memoize((month: HallMonth): readonly (readonly HallDay[])[] => {
  const first = firstDayOf(month);
  const starts = [0, 7, 14, 21, 28, 35].map((days) => weekOf(daysAfter(first, days)));
  return starts.filter((week) => week.some((day) => monthOf(day) === month));
});
