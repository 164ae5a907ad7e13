import {
  daysAfter,
  firstDayOf,
  type HallDay,
  monthOf,
  monthsAfter,
  weekdayOf,
} from '#domain/time/hall-day.ts';

/** How a visitor walks through the calendar by keyboard, as in every date grid. */
export type CalendarStep =
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

/** The day a step from another leads to. A month too short for the day ends on its last: from 31 January a month on is 28 February. */
export function stepFrom(day: HallDay, step: CalendarStep): HallDay {
  switch (step) {
    case 'previousDay':
      return daysAfter(day, -1);
    case 'nextDay':
      return daysAfter(day, 1);
    case 'previousWeek':
      return daysAfter(day, -7);
    case 'nextWeek':
      return daysAfter(day, 7);
    case 'weekStart':
      return daysAfter(day, 1 - weekdayOf(day));
    case 'weekEnd':
      return daysAfter(day, 7 - weekdayOf(day));
    case 'previousMonth':
      return inMonthsFrom(day, -1);
    case 'nextMonth':
      return inMonthsFrom(day, 1);
    case 'previousYear':
      return inMonthsFrom(day, -12);
    case 'nextYear':
      return inMonthsFrom(day, 12);
  }
}

/** The same date some months on, or that month's last day where it has no such date. */
function inMonthsFrom(day: HallDay, months: number): HallDay {
  const month = monthsAfter(monthOf(day), months);
  const sameDate = daysAfter(firstDayOf(month), Number(day.slice(8)) - 1);
  return monthOf(sameDate) === month ? sameDate : daysAfter(firstDayOf(monthsAfter(month, 1)), -1);
}
