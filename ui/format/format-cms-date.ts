import { isCalendarDate } from '#domain/time/hall-day.ts';
import { createInstant, parseInstant } from '#domain/time/instant.ts';
import type { Formats } from '#ui/format/formats.ts';

/**
 * Formats a date field of the CMS (I18N-1): `2026-12-01` as a long date, a date-time with its time; other text (`1911`) is
 * returned as it is.
 */
export function formatCmsDate(fieldText: string, formats: Formats): string {
  const trimmed = fieldText.trim();
  if (isCalendarDate(trimmed)) return formats.longDate(createInstant(Date.parse(`${trimmed}T12:00:00Z`)));
  const moment = parseInstant(trimmed);
  return moment === undefined ? trimmed : formats.longDateTime(moment);
}
