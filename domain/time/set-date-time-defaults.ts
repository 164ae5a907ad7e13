import * as luxon from 'luxon';
import type { HallIdentity } from '#domain/hall-identity.ts';
import { toLanguageTag, defaultLocale } from '#domain/locale/locale.ts';
import { setHallTime } from '#domain/time/luxon.ts';

/**
 * Sets the hall's time zone and the language of every `DateTime` of the process: all dates are those of the hall, regardless of the
 * visitor's time zone (LIST-16). Each entry point calls it once, at its start, and a browser after hydration. The zone is not luxon's
 * default, which even a `DateTime` in UTC would look up.
 */
export function setDateTimeDefaults({ timeZone }: Pick<HallIdentity, 'timeZone'>): void {
  luxon.Settings.defaultZone = 'utc';
  luxon.Settings.defaultLocale = toLanguageTag(defaultLocale);
  setHallTime({ timeZone, getLuxon: () => luxon });
}
