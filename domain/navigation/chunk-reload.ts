import { type Instant, instantFromMs, minuteMs } from '#domain/time/instant.ts';

/** The session storage key for the time of the last reload after a chunk failed to load. */
export const chunkReloadKey = 'chunkReload';

/** The browsers' error messages for a module that failed to load: Chromium, Firefox, Safari, and Vite for styles. */
const chunkMessages =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk \S+ failed/i;

/** Whether an error is a failed load of code, most likely because a new version was deployed (ROUTE-12). */
export function isChunkFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return failure.name === 'ChunkLoadError' || chunkMessages.test(failure.message);
}

/** Parses the stored time of the last reload; null if absent or invalid. */
export function parseLastReload(stored: string | null): Instant | null {
  return stored !== null && /^\d{1,15}$/.test(stored) ? instantFromMs(Number(stored)) : null;
}

/** Whether the page may be reloaded: at most once in 60 s (ROUTE-12). A time in the future is ignored, since the clock was corrected. */
export function canReloadAgain(lastReload: Instant | null, now: Instant): boolean {
  return lastReload === null || lastReload > now || now - lastReload > minuteMs;
}
