import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true after it: for what works only with scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
