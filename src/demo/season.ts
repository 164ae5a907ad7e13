import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { hour, instantAt } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';

const usualSeed = 1888;

/** The demo's season, laid around the present hour; `SANDBOX_SEED` makes it another one. In a browser nobody sets that. */
export function seasonAroundNow(lessonUrl: string): Hall {
  const thisHour = instantAt(Math.floor(new SystemClock().now() / hour) * hour);
  const seed = typeof process === 'undefined' ? undefined : process.env['SANDBOX_SEED'];
  return hall(Number(seed ?? usualSeed), thisHour, { lessonUrl });
}
