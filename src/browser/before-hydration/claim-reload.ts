/** The session storage key for the time of the last reload after code failed to load. */
export const chunkReloadStorageKey = 'chunkReload';

/** The least time between two reloads, in milliseconds. */
const minIntervalMs = 60_000;

/**
 * Whether a document may be loaded again after code failed to load, which usually means that a new version was deployed: at most once in
 * 60 s (ROUTE-12). Records the time if so. Never if the time cannot be stored, to avoid an endless loop. A time in the future is ignored,
 * since the clock was corrected. It is part of the inline script (`schedule-hydration.ts`), so it imports nothing.
 */
export function claimReload(
  tab: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'> },
  nowMs: number,
): boolean {
  try {
    // Access to the storage throws if the browser blocks it.
    const session = tab.sessionStorage;
    const elapsedMs = nowMs - Number(session.getItem(chunkReloadStorageKey));
    const mayReload = !(elapsedMs >= 0 && elapsedMs <= minIntervalMs);
    if (mayReload) session.setItem(chunkReloadStorageKey, String(nowMs));
    return mayReload;
  } catch {
    return false;
  }
}
