import { memoize } from '#domain/memoize.ts';
import { addDays, addMonthsToDay, type HallDay, toWeekday } from '#domain/time/hall-day.ts';

/** The seven days of a day's week, Monday first (LIST-16). */
export function toWeek(day: HallDay): readonly HallDay[] {
  const weekday = toWeekday(day);
  return [1, 2, 3, 4, 5, 6, 7].map((other) => addDays(day, other - weekday));
}

/** The Saturday and Sunday of a day's week. */
export function toSaturdayAndSunday(day: HallDay): readonly HallDay[] {
  return toWeek(day).slice(5);
}

const sixMonthsAfter = memoize((today: HallDay) => addMonthsToDay(today, 6));

/** Whether a day is today or within six months, so that a date without year is unambiguous (I18N-1). */
export function isWithinSixMonths(day: HallDay, today: HallDay): boolean {
  return day >= today && day <= sixMonthsAfter(today);
}
