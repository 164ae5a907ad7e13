import { isCalendarDate } from '#domain/time/calendar-date.ts';
import { instantAt, instantOf } from '#domain/time/instant.ts';
import type { Formats } from '#ui/format/formats.ts';

/** A date field of the CMS in words (I18N-1): `2026-12-01` as a long date, a date-time with its time; other text (`1911`) as it is. */
export function dateText(written: string, formats: Formats): string {
  const date = written.trim();
  if (isCalendarDate(date)) return formats.longDate(instantAt(Date.parse(`${date}T12:00:00Z`)));
  const moment = instantOf(date);
  return moment === undefined ? date : formats.longDateTime(moment);
}
