import { type HallDay, monthOf, monthsAfter } from '#domain/time/hall-day.ts';

/** Whether a day is today or within the six months after it, so that a date without its year can mean one day only (I18N-1). */
export function isInComingMonths(day: HallDay, today: HallDay): boolean {
  // Compared as texts: a last day that its month does not have, as 2027-02-31, still comes after every day that it has.
  return day >= today && day <= `${monthsAfter(monthOf(today), 6)}${today.slice('YYYY-MM'.length)}`;
}
