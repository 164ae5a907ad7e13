import { toUtcOffsetMs } from '#domain/time/hall-day.ts';
import { addMilliseconds, formatUtcIso, type Instant, minuteMs } from '#domain/time/instant.ts';

/** Formats a moment in ISO 8601 with the hall's local time and offset: `2026-12-04T20:15:00+01:00` (LIST-16). */
export function formatHallIso(moment: Instant): string {
  const offset = toUtcOffsetMs(moment) / minuteMs;
  const wall = formatUtcIso(addMilliseconds(moment, offset * minuteMs)).slice(0, 19);
  const digits = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  // The hall is east of Greenwich.
  return `${wall}+${digits(offset / 60)}:${digits(offset % 60)}`;
}
