import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first drawing in the browser, true from then on: for what makes sense only while scripts run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
