import type { Container } from 'inversify';
import {
  createBrowserRouter,
  RouterContextProvider,
  type RouteObject,
  type RouterSubscriber,
} from 'react-router-dom';
import { Timer } from '#ports/timer.port.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { type ClaimReload, claimReloadContext, prefetcherContext } from '#src/loaders/page.loader.ts';
import { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import type { HydrationState } from '#src/rendering/hydration-state.ts';
import { findPageResult } from '#src/routes/routes.tsx';
import type { LoadedPagesStore } from '#src/routes/runtime-context.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

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

/**
 * Observes what the router's loaders load, from the moment at which a navigation ends. The router renders its states as React's
 * transitions, frames later, which is too late for a filter that was prefetched (ROUTE-20). If the browser has view transitions, their
 * states are announced again when it has captured the old page.
 */
export function createLoadedPagesStore(router: Router, hasViewTransitions: boolean): LoadedPagesStore {
  let page = findPageResult(router.state.loaderData);
  router.subscribe(({ loaderData }, { viewTransitionOpts }) => {
    if (!viewTransitionOpts || !hasViewTransitions) page = findPageResult(loaderData);
  });
  return {
    getPage: () => page,
    subscribe: (onChange) => router.subscribe(() => onChange()),
  };
}

/**
 * Corrects two faults of the router's view transitions, where the browser has them:
 * - The router awaits only the end of a transition. If a visitor navigates back immediately, the browser skips the transition and rejects
 *   `ready`; that rejection is handled here, because only the animation is lost. A page that cannot be shown rejects the other promises.
 * - The router renders the state with which a transition was requested when the browser calls it back, over any newer state rendered
 *   by then. Until that call, newer states are therefore announced as states of the transition, which the router renders after it;
 *   and in that call, the newest state is announced after the one that the router renders.
 *
 * Call it before the router is rendered.
 */
export function correctViewTransitions(router: Router, page: Document): void {
  if (!('startViewTransition' in page)) return;
  const requested: { options?: Parameters<RouterSubscriber>[1]['viewTransitionOpts'] } = {};
  const listeners = new Set<RouterSubscriber>();
  const announceNewest = () => {
    for (const listener of listeners)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
  };

  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(async () => {
      requested.options = undefined;
      const updated = typeof update === 'function' ? update() : update?.update?.();
      announceNewest();
      await updated;
    });
    transition.ready.catch(() => {});
    return transition;
  };

  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    listeners.add(listener);
    const unsubscribe = subscribe((state, change) => {
      requested.options = change.viewTransitionOpts ?? requested.options;
      const { options } = requested;
      listener(state, options ? { ...change, viewTransitionOpts: options } : change);
    });
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  };
}
