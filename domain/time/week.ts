import { Info } from 'luxon';
import { memoize } from '#domain/memoize.ts';
import { addDays, addMonthsToDay, type HallDay, toWeekday } from '#domain/time/hall-day.ts';

/**
 * The seven days of a day's week (LIST-16). It begins on the day of the hall's first language: Monday, Sunday for `en-US`, and Monday in a
 * browser that does not know.
 */
export function listDaysOfWeek(day: HallDay): readonly HallDay[] {
  const daysSinceStart = (toWeekday(day) - Info.getStartOfWeek() + 7) % 7;
  return [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(day, index - daysSinceStart));
}

/** The Saturday and Sunday of a day's week as it is at work: Monday to Sunday. */
export function listWeekendDays(day: HallDay): readonly HallDay[] {
  return [6, 7].map((weekday) => addDays(day, weekday - toWeekday(day)));
}

const sixMonthsAfter = memoize((today: HallDay) => addMonthsToDay(today, 6));

/** Whether a day is today or within six months, so that a date without year is unambiguous (I18N-1). */
export function isWithinSixMonths(day: HallDay, today: HallDay): boolean {
  return day >= today && day <= sixMonthsAfter(today);
}
