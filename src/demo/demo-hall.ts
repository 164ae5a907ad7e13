import type { Hall } from '#adapters/shared/hall.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { createHall, type HallOptions } from '#fixtures/hall/hall.ts';
import { hallIdentity } from '#hall/identity.ts';

/** The fictional hall's `CALENDAR_SHORTCUTS`: free ones, those for at most 20 and 40 euros, and those for families. */
export const demoCalendarShortcuts = 'specials=Gratis&maxPrice=20&maxPrice=40&genres=Familie';

/** The demo's season around the current hour. The server passes `SANDBOX_SEED`, which selects another season. */
export function createDemoHall(linked: HallOptions, seed = 1888): Hall {
  setDateTimeDefaults(hallIdentity);
  const currentHour = createInstant(Math.floor(new SystemClock().now() / hourMs) * hourMs);
  return createHall(seed, currentHour, linked);
}
