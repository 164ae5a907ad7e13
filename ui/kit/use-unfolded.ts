import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/**
 * Whether what a fold holds has to be drawn: on the server and in the first drawing always, so that a page that sleeps lacks
 * nothing; once the page is awake only while the fold is open. A fold opened before the page woke stays as it is.
 */
export function useUnfolded(fold: RefObject<HTMLDetailsElement | null>): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const details = fold.current;
      details?.addEventListener('toggle', changed);
      return () => details?.removeEventListener('toggle', changed);
    },
    [fold],
  );
  return useSyncExternalStore(
    subscribe,
    () => fold.current?.open ?? false,
    () => true,
  );
}
