import type { Container } from 'inversify';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import { createResolveBinding } from '#src/worlds/resolve-binding.ts';
import type { PrefetchPage } from '#ui/kit/services-context.tsx';
import { ResolveProvider } from '#ui/kit/use-view-model.ts';
import { useHasVisitorLayer } from '#ui/kit/visitor-context.tsx';

/** The environment of the routes: of one request on the server, or of a browser. */
export interface RouteRuntime {
  readonly world: Container;
  /** Absent on the server. */
  readonly prefetcher?: Prefetcher<PageResult>;
  readonly prefetch?: PrefetchPage;
}

const RuntimeContext = createContext<RouteRuntime | null>(null);

interface RuntimeProviderProps {
  readonly value: RouteRuntime;
  readonly children: ReactNode;
}

/** Provides the environment of the routes, and the view models from its container. */
export function RuntimeProvider({ value, children }: RuntimeProviderProps) {
  const resolve = useMemo(() => createResolveBinding(value.world), [value.world]);
  return (
    <RuntimeContext value={value}>
      <ResolveProvider value={resolve}>{children}</ResolveProvider>
    </RuntimeContext>
  );
}

export function useRuntime(): RouteRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No container: this route is rendered outside the site.');
  return runtime;
}

/** The container of this request or browser, for route and template files only. */
export function useContainer(): Container {
  return useRuntime().world;
}

/** The container once it has the personal ports; null on the server and until the visitor layer is loaded. For route and template files only. */
export function usePersonalWorld(): Container | null {
  const world = useContainer();
  return useHasVisitorLayer() ? world : null;
}
