import type { Container } from 'inversify';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PageResult } from '#src/page-result.ts';
import type { PrefetchPage } from '#ui/kit/follow-links.ts';
import type { VisitorLayer } from '#ui/kit/visitor-layer.ts';

/** What the router's loaders have loaded. */
export interface LoadedPagesStore {
  /** The page of the address; undefined on a route without a CMS page. */
  readonly getPage: () => PageResult | undefined;
  /** Calls back after each change, and possibly without one; returns the function that ends it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The environment of the routes: of one request on the server, or of a browser. */
export interface RouteRuntime {
  readonly world: Container;
  /** Absent on the server. */
  readonly loaded?: LoadedPagesStore;
  readonly prefetch?: PrefetchPage;
  /** Absent on the server, which knows no visitor. */
  readonly visitor?: VisitorLayer;
  /** Loads the address as a document where that may help, at most once in 60 s; returns whether it does. Absent on the server. */
  readonly reload?: () => boolean;
}

const RuntimeContext = createContext<RouteRuntime | null>(null);

export const RouteRuntimeProvider = RuntimeContext.Provider;

export function useRouteRuntime(): RouteRuntime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No container: this route is rendered outside the site.');
  return runtime;
}

/** What `select` finds in the pages that the router has loaded, rendered at each change; undefined on the server. */
export function useLoadedPages<Value>(select: (pages: LoadedPagesStore) => Value): Value | undefined {
  const { loaded } = useRouteRuntime();
  const getSelected = () => loaded && select(loaded);
  return useSyncExternalStore(loaded?.subscribe ?? subscribeToNothing, getSelected, getSelected);
}

const subscribeToNothing = () => () => {};

/** The container of this request or browser, for route and template files only. */
export function useContainer(): Container {
  return useRouteRuntime().world;
}
