import { memoize } from '#domain/memoize.ts';
import {
  addDays,
  addMonthsToDay,
  type HallDay,
  type HallMonth,
  toFirstDayOfMonth,
  toWeekday,
} from '#domain/time/hall-day.ts';

/** The seven days of a day's week, Monday to Sunday (LIST-16). */
export function listDaysOfWeek(day: HallDay): readonly HallDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => addDays(day, weekday - toWeekday(day)));
}

/** The weeks of a month: always six, so that every month has the same height (WAY-14). */
export function listWeeksOfMonth(month: HallMonth): readonly (readonly HallDay[])[] {
  return [0, 7, 14, 21, 28, 35].map((days) => listDaysOfWeek(addDays(toFirstDayOfMonth(month), days)));
}

/** The Saturday and Sunday of a day's week. */
export function listWeekendDays(day: HallDay): readonly HallDay[] {
  return listDaysOfWeek(day).slice(5);
}

const sixMonthsAfter = memoize((today: HallDay) => addMonthsToDay(today, 6));

/** Whether a day is today or within six months, so that a date without year is unambiguous (I18N-1). */
export function isWithinSixMonths(day: HallDay, today: HallDay): boolean {
  return day >= today && day <= sixMonthsAfter(today);
}
