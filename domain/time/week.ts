import { daysAfter, type HallDay, monthOf, monthsAfter, weekdayOf } from '#domain/time/hall-day.ts';

/** The week a day is in, Monday first (LIST-16). */
export function weekOf(day: HallDay): readonly HallDay[] {
  const monday = daysAfter(day, 1 - weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(monday, days));
}

/** The Saturday and Sunday of the week a day is in. */
export function weekendOf(day: HallDay): readonly HallDay[] {
  return weekOf(day).slice(5);
}

/** Whether a day is today or within the six months after it, so that a date without its year can mean one day only (I18N-1). */
export function isInComingMonths(day: HallDay, today: HallDay): boolean {
  // Compared as texts: a last day that its month does not have, as 2027-02-31, still comes after every day that it has.
  return day >= today && day <= `${monthsAfter(monthOf(today), 6)}${today.slice('YYYY-MM'.length)}`;
}
