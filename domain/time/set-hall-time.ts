import { IANAZone, Settings } from 'luxon';
import type { HallIdentity } from '#domain/hall/hall-identity.ts';
import { defaultLocale, languageTags } from '#domain/locale/locale.ts';

/**
 * Sets the time zone and the language of every `DateTime` of the process. Each entry point calls this once at its start, with the
 * identity of its hall: all dates are those of the hall, regardless of the visitor's time zone (LIST-16).
 */
export function setHallTime({ timeZone }: Pick<HallIdentity, 'timeZone'>): void {
  // Not the name: luxon would look the zone up by it for every `DateTime`.
  Settings.defaultZone = IANAZone.create(timeZone);
  Settings.defaultLocale = languageTags[defaultLocale];
}
