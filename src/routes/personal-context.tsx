import { createContext, useContext, useSyncExternalStore } from 'react';
import type { World } from '#src/di/world.ts';
import type { Slot, Watched } from '#ui/kit/slot.ts';

export type WorldSlot = Slot<World | null, Watched<World | null>>;

const PersonalWorldContext = createContext<WorldSlot | null>(null);

export const PersonalWorldProvider = PersonalWorldContext.Provider;

/** The container with the ports that ask for one visitor; null on the server, and until their code has arrived. Only route and template files may ask it. */
export function usePersonalWorld(): World | null {
  const slot = useContext(PersonalWorldContext);
  return useSyncExternalStore(slot?.subscribe ?? never, slot?.current ?? nothing, nothing);
}

/** Fetches that code at once, where it has not arrived: somebody is waiting for it. */
export function useHurry(): () => void {
  const slot = useContext(PersonalWorldContext);
  return () => slot?.wish(() => {});
}

const never = () => () => {};
const nothing = () => null;
