import { createContext, useContext } from 'react';
import type { World } from '#src/di/world.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';
import type { Prefetch } from '#ui/kit/services-context.tsx';
import { useHasVisitorLayer } from '#ui/kit/visitor-context.tsx';

/** What the routes run in: a server's for one request, or a browser's. */
export interface Runtime {
  readonly world: World;
  /** What a browser fetches ahead of a visit; a server fetches nothing ahead. */
  readonly prefetcher?: Prefetcher<PageAnswer>;
  readonly prefetch?: Prefetch;
}

const RuntimeContext = createContext<Runtime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No container: this route is rendered outside the site.');
  return runtime;
}

/** The container of this request or browser. Only route and template files may ask it. */
export function useContainer(): World {
  return useRuntime().world;
}

/** The container once it has the ports that ask for one visitor; null on the server, and until the visitor layer has been loaded. Only route and template files may ask it. */
export function usePersonalWorld(): World | null {
  const world = useContainer();
  return useHasVisitorLayer() ? world : null;
}
