import { createContext, useContext } from 'react';
import type { World } from '#src/di/world.ts';
import { useHasVisitorLayer } from '#ui/kit/visitor-context.tsx';

const ContainerContext = createContext<World | null>(null);

export const ContainerProvider = ContainerContext.Provider;

/** The container of this request or browser. Only route and template files may ask it. */
export function useContainer(): World {
  const container = useContext(ContainerContext);
  if (!container) throw new Error('No container: this route is drawn outside the site.');
  return container;
}

/** The container once it has the ports that ask for one visitor; null on the server, and until the visitor layer has been loaded. Only route and template files may ask it. */
export function usePersonalWorld(): World | null {
  const world = useContainer();
  return useHasVisitorLayer() ? world : null;
}
