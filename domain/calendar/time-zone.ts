import { hallZone, wallClockAt } from '#domain/time/hall-day.ts';
import { hour, type Instant, later } from '#domain/time/instant.ts';

/** The hall's zone as lines of a calendar: both changes of the clock, by the rule that has held since 1996. */
export const timeZone: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${hallZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Whether the hall's clock shows this time twice, in the autumn night that has an hour more: then the time alone says too little. */
export function isShownTwice(moment: Instant): boolean {
  const shown = JSON.stringify(wallClockAt(moment));
  return [-hour, hour].some((apart) => JSON.stringify(wallClockAt(later(moment, apart))) === shown);
}
