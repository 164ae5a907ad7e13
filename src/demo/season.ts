import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { hourMs, instantFromMs } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';

const defaultSeed = 1888;

/** The demo's season around the current hour. On the server, the environment variable `SANDBOX_SEED` selects another season. */
export function createDemoSeason(lessonUrl: string): Hall {
  const currentHour = instantFromMs(Math.floor(new SystemClock().now() / hourMs) * hourMs);
  const seed = typeof process === 'undefined' ? undefined : process.env['SANDBOX_SEED'];
  return hall(Number(seed ?? defaultSeed), currentHour, { lessonUrl });
}
