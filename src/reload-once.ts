import { chunkReloadKey, isChunkFailure, lastReloadOf, mayReload } from '#domain/navigation/chunk-reload.ts';
import type { Clock } from '#ports/clock.port.ts';

/** What of a browser is needed to begin a page again. */
interface Reloading {
  /** May throw: some browsers refuse even to name their storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly clock: Clock;
}

/**
 * Begins the page again where code could not be had, most likely because a new version of the site is out: at most once in 60 s
 * (ROUTE-12). Where the last time cannot be remembered it is not done at all, lest the page never stand.
 */
export function reloadOnce(cause: unknown, { storage, reload, clock }: Reloading): void {
  if (!isChunkFailure(cause)) return;
  try {
    const kept = storage();
    if (!mayReload(lastReloadOf(kept.getItem(chunkReloadKey)), clock.now())) return;
    kept.setItem(chunkReloadKey, String(clock.now()));
  } catch {
    return;
  }
  reload();
}
