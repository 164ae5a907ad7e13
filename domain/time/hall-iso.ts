import { DateTime } from 'luxon';
import type { Instant } from '#domain/time/instant.ts';
import { getHallTimeZone } from '#domain/time/set-date-time-defaults.ts';

/** Formats a moment in ISO 8601 with the hall's local time and offset: `2026-12-04T20:15:00+01:00` (LIST-16). Milliseconds are dropped. */
export function formatHallIso(moment: Instant): string {
  return String(
    DateTime.fromMillis(moment, { zone: getHallTimeZone() })
      .startOf('second')
      .toISO({ suppressMilliseconds: true }),
  );
}
