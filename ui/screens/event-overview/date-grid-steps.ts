import { addDays, addMonthsToDay, type HallDay } from '#domain/time/hall-day.ts';
import { listDaysOfWeek } from '#domain/time/week.ts';

/**
 * The day to which a key moves the focus in a date grid, by the key's name with its modifier. If the month is too short, it is its last
 * day: one month after 31 January is 28 February.
 */
export const dateGridSteps: Readonly<Record<string, (day: HallDay) => HallDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => listDaysOfWeek(day)[0] ?? day,
  End: (day) => listDaysOfWeek(day).at(-1) ?? day,
  PageUp: (day) => addMonthsToDay(day, -1),
  PageDown: (day) => addMonthsToDay(day, 1),
  'Shift+PageUp': (day) => addMonthsToDay(day, -12),
  'Shift+PageDown': (day) => addMonthsToDay(day, 12),
};
