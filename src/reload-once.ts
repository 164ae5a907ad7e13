import {
  canReloadAgain,
  chunkReloadKey,
  isChunkFailure,
  parseLastReload,
} from '#domain/navigation/chunk-reload.ts';
import type { Clock } from '#ports/clock.port.ts';

/** What a reload needs of the browser. */
interface ReloadDependencies {
  /** May throw, if the browser blocks access to its storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly clock: Clock;
}

/**
 * Reloads the page after a failed code chunk, which usually means that a new version was deployed: at most once in 60 s (ROUTE-12).
 * Does not reload if the time of the last reload cannot be stored, to avoid an endless loop.
 */
export function reloadOnce(cause: unknown, { storage, reload, clock }: ReloadDependencies): void {
  if (!isChunkFailure(cause)) return;
  try {
    const session = storage();
    if (!canReloadAgain(parseLastReload(session.getItem(chunkReloadKey)), clock.now())) return;
    session.setItem(chunkReloadKey, String(clock.now()));
  } catch {
    return;
  }
  reload();
}
