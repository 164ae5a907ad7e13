import { createContext, useContext } from 'react';
import type { World } from '#src/di/world.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/templates/page-result.ts';
import type { PrefetchPage } from '#ui/kit/services-context.tsx';
import { useHasVisitorLayer } from '#ui/kit/visitor-context.tsx';

/** The environment of the routes: of one request on the server, or of a browser. */
export interface RouteRuntime {
  readonly world: World;
  /** Absent on the server. */
  readonly prefetcher?: Prefetcher<PageResult>;
  readonly prefetch?: PrefetchPage;
}

const RuntimeContext = createContext<RouteRuntime | null>(null);

export const RuntimeProvider = RuntimeContext.Provider;

export function useRuntime(): RouteRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No container: this route is rendered outside the site.');
  return runtime;
}

/** The container of this request or browser, for route and template files only. */
export function useContainer(): World {
  return useRuntime().world;
}

/** The container once it has the personal ports; null on the server and until the visitor layer is loaded. For route and template files only. */
export function usePersonalWorld(): World | null {
  const world = useContainer();
  return useHasVisitorLayer() ? world : null;
}
