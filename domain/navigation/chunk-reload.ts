import { type Instant, instantAt, minute } from '#domain/time/instant.ts';

/** The key under which session storage keeps when a page was last reloaded for want of its code. */
export const chunkReloadKey = 'chunkReload';

/** The messages with which browsers say that a module could not be had: Chromium, Firefox, Safari, and Vite for its styles. */
const chunkMessages =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk \S+ failed/i;

/** Whether a failure is that of code that could not be loaded, most likely because a new version of the site is out (ROUTE-12). */
export function isChunkFailure(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  return failure.name === 'ChunkLoadError' || chunkMessages.test(failure.message);
}

/** The moment of the last reload, as storage keeps it; null where there was none or it cannot be read. */
export function lastReloadOf(written: string | null): Instant | null {
  return written !== null && /^\d{1,15}$/.test(written) ? instantAt(Number(written)) : null;
}

/** Whether the page may be reloaded: at most once in 60 s (ROUTE-12). A reload in the future is one of a clock since put right. */
export function mayReload(lastReload: Instant | null, now: Instant): boolean {
  return lastReload === null || lastReload > now || now - lastReload > minute;
}
