import {
  addDays,
  type HallDay,
  type HallMonth,
  toFirstDayOfMonth,
  toMonthOfDay,
} from '#domain/time/hall-day.ts';
import { listDaysOfWeek } from '#domain/time/week.ts';

/** A day in a month grid (LIST-9). */
export interface DayInMonthGrid {
  readonly day: HallDay;
  /** Whether the day belongs to the previous or the next month. */
  readonly isOutside: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  /** The number of events. */
  readonly count: number;
}

/** Seven days, in the hall's order. */
type Week = readonly DayInMonthGrid[];

/** The weeks of a month: always six, so that every month has the same height. Days that are not in `counts` have no events. */
export function computeMonthWeeks(
  month: HallMonth,
  today: HallDay,
  counts: readonly { readonly day: HallDay; readonly count: number }[],
): readonly Week[] {
  const countByDay = new Map(counts.map(({ day, count }) => [day, count]));
  return listWeeks(month).map((week) =>
    week.map((day) => ({
      day,
      isOutside: toMonthOfDay(day) !== month,
      isPast: day < today,
      isToday: day === today,
      count: countByDay.get(day) ?? 0,
    })),
  );
}

function listWeeks(month: HallMonth): readonly (readonly HallDay[])[] {
  const first = toFirstDayOfMonth(month);
  return [0, 7, 14, 21, 28, 35].map((days) => listDaysOfWeek(addDays(first, days)));
}
