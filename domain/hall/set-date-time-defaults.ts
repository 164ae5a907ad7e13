import { IANAZone, Settings } from 'luxon';
import type { HallIdentity } from '#domain/hall/hall-identity.ts';
import { getDefaultLocale, toLanguageTag } from '#domain/locale/locale.ts';

/**
 * Sets the time zone and the language of every `DateTime` of the process: all dates are those of the hall, regardless of the visitor's
 * time zone (LIST-16). Each entry point calls it once, at its start.
 */
export function setDateTimeDefaults({ timeZone }: Pick<HallIdentity, 'timeZone'>): void {
  // Not the name: luxon would look the zone up by it for every `DateTime`.
  Settings.defaultZone = IANAZone.create(timeZone);
  Settings.defaultLocale = toLanguageTag(getDefaultLocale());
}
