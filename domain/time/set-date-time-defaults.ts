import { Settings } from 'luxon';
import type { HallIdentity } from '#domain/hall-identity.ts';
import { toLanguageTag, defaultLocale } from '#domain/locale/locale.ts';

const hall = { timeZone: 'utc' };

/**
 * Sets the hall's time zone and the language of every `DateTime` of the process: all dates are those of the hall, regardless of the
 * visitor's time zone (LIST-16). Each entry point in `src/` calls it once, at its start. The zone is not luxon's default, which even a
 * `DateTime` in UTC would look up: a browser loads its data of time zones then, which a page that is hydrated does not need.
 */
export function setDateTimeDefaults({ timeZone }: Pick<HallIdentity, 'timeZone'>): void {
  hall.timeZone = timeZone;
  Settings.defaultZone = 'utc';
  Settings.defaultLocale = toLanguageTag(defaultLocale);
}

/** The name of the hall's time zone: `Europe/Amsterdam`. */
export function getHallTimeZone(): string {
  return hall.timeZone;
}
