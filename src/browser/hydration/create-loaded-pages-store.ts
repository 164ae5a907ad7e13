import type { createBrowserRouter } from 'react-router-dom';
import { findPageResult } from '#src/routes/routes.tsx';
import type { LoadedPagesStore } from '#src/routes/runtime-context.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

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
