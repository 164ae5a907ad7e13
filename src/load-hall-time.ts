import { hallIdentity } from '#hall/identity.ts';

/** Loads luxon and sets the hall's time, before what computes new dates. A server has done so at its start. */
export async function loadHallTime(): Promise<void> {
  const { setDateTimeDefaults } = await import('#domain/time/set-date-time-defaults.ts');
  setDateTimeDefaults(hallIdentity);
}
