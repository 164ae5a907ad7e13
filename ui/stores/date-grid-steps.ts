import { addDays, addMonthsToDay, type HallDay } from '#domain/time/hall-day.ts';
import { listDaysOfWeek } from '#domain/time/week.ts';

/** The keyboard steps of a date grid. */
export type DateGridStep =
  | 'previousDay'
  | 'nextDay'
  | 'previousWeek'
  | 'nextWeek'
  | 'weekStart'
  | 'weekEnd'
  | 'previousMonth'
  | 'nextMonth'
  | 'previousYear'
  | 'nextYear';

/** The day a step leads to. If the month is too short, its last day: one month after 31 January is 28 February. */
export function applyDateGridStep(day: HallDay, step: DateGridStep): HallDay {
  switch (step) {
    case 'previousDay':
      return addDays(day, -1);
    case 'nextDay':
      return addDays(day, 1);
    case 'previousWeek':
      return addDays(day, -7);
    case 'nextWeek':
      return addDays(day, 7);
    case 'weekStart':
      return listDaysOfWeek(day)[0] ?? day;
    case 'weekEnd':
      return listDaysOfWeek(day).at(-1) ?? day;
    case 'previousMonth':
      return addMonthsToDay(day, -1);
    case 'nextMonth':
      return addMonthsToDay(day, 1);
    case 'previousYear':
      return addMonthsToDay(day, -12);
    case 'nextYear':
      return addMonthsToDay(day, 12);
  }
}
