import {
  daysAfter,
  firstDayOf,
  type HallDay,
  monthOf,
  monthsAfter,
  weekdayOf,
} from '#domain/time/hall-day.ts';

/** The keyboard steps of a date grid. */
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

/** The day a step leads to. If the month is too short, its last day: one month after 31 January is 28 February. */
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
      return addMonthsClamped(day, -1);
    case 'nextMonth':
      return addMonthsClamped(day, 1);
    case 'previousYear':
      return addMonthsClamped(day, -12);
    case 'nextYear':
      return addMonthsClamped(day, 12);
  }
}

/** The same date some months later, or that month's last day. */
function addMonthsClamped(day: HallDay, months: number): HallDay {
  const month = monthsAfter(monthOf(day), months);
  const sameDate = daysAfter(firstDayOf(month), Number(day.slice(8)) - 1);
  return monthOf(sameDate) === month ? sameDate : daysAfter(firstDayOf(monthsAfter(month, 1)), -1);
}
