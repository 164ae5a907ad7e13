import type { HallIdentity } from '#domain/hall/hall-identity.ts';
import { setHallLanguages } from '#domain/locale/locale.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';

/** Sets the languages and the clock of the process to those of its hall. Each entry point calls this once at its start. */
export function setHall({ languages, timeZone }: Pick<HallIdentity, 'languages' | 'timeZone'>): void {
  setHallLanguages(languages);
  setDateTimeDefaults({ timeZone });
}
