import type { Container } from 'inversify';
import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { Timer } from '#ports/timer.port.ts';
import { correctViewTransitions } from '#src/browser/hydration/correct-view-transitions.ts';
import { createLoadedPagesStore } from '#src/browser/hydration/create-loaded-pages-store.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { type ClaimReload, claimReloadContext, prefetcherContext } from '#src/loaders/page.loader.ts';
import { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import type { HydrationState } from '#src/rendering/hydration-state.ts';

interface RouterOptions {
  /** The state that the server rendered; absent: the first page is loaded here. */
  readonly hydrationData?: HydrationState;
  /** Whether a page whose code is missing may be loaded as a document. */
  readonly claimReload?: ClaimReload;
}

/** Starts the routes of a site in a browser, with the container and the prefetcher for their loaders. */
export function startRouter(
  world: Container,
  routes: RouteObject[],
  { hydrationData, claimReload = () => false }: RouterOptions = {},
) {
  const prefetcher = new Prefetcher<PageResult>(world.get(Timer));
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(containerContext, world);
      context.set(prefetcherContext, prefetcher);
      context.set(claimReloadContext, claimReload);
      return context;
    },
  });
  correctViewTransitions(router, document);
  const loaded = createLoadedPagesStore(router, 'startViewTransition' in document);
  return { router, prefetcher, loaded };
}
