import { daysAfter, type HallDay, weekdayOf } from '#domain/time/hall-day.ts';

/** The week a day is in, Monday first (LIST-16). */
export function weekOf(day: HallDay): readonly HallDay[] {
  const monday = daysAfter(day, 1 - weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysAfter(monday, days));
}

/** The Saturday and Sunday of the week a day is in. */
export function weekendOf(day: HallDay): readonly HallDay[] {
  return weekOf(day).slice(5);
}
