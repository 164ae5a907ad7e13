import { DateTime } from 'luxon';

/** Whether a text `YYYY-MM-DD` is an existing date; `2026-02-30` is not. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;
}
