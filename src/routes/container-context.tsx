import { createContext, useContext } from 'react';
import type { World } from '#src/di/world.ts';

const ContainerContext = createContext<World | null>(null);

export const ContainerProvider = ContainerContext.Provider;

/** The container of this request or browser. Only route and template files may ask it. */
export function useContainer(): World {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('No container: this route is drawn outside the site.');
  return container;
}
