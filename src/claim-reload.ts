import {
  canReloadAgain,
  chunkReloadKey,
  isChunkFailure,
  parseLastReload,
} from '#domain/navigation/chunk-reload.ts';
import type { Clock } from '#ports/clock.port.ts';

/** What the decision needs of the browser. */
interface ReloadDependencies {
  /** May throw, if the browser blocks access to its storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
}

/**
 * Whether a document may be loaded anew after a failed code chunk, which usually means that a new version was deployed: at most once in
 * 60 s (ROUTE-12). Records the time if so. Never if the time cannot be stored, to avoid an endless loop.
 */
export function claimReload(cause: unknown, { storage, clock }: ReloadDependencies): boolean {
  if (!isChunkFailure(cause)) return false;
  try {
    const session = storage();
    if (!canReloadAgain(parseLastReload(session.getItem(chunkReloadKey)), clock.now())) return false;
    session.setItem(chunkReloadKey, String(clock.now()));
    return true;
  } catch {
    return false;
  }
}
