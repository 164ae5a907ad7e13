import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Slot, Watched } from '#ui/kit/slot.ts';

export type PartSlot = Slot<ComponentType | null, Watched<ComponentType | null>>;

const PartContext = createContext<PartSlot | null>(null);

export const LatePartProvider = PartContext.Provider;

/** What is laid over the page for one visitor: nothing on the server, and nothing until its code has arrived. */
export function LatePart() {
  const slot = useContext(PartContext);
  const Part = useSyncExternalStore(slot?.subscribe ?? never, slot?.current ?? nothing, nothing);
  return Part && <Part />;
}

const never = () => () => {};
const nothing = () => null;
