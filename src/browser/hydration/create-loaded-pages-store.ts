import type { createBrowserRouter } from 'react-router-dom';
import type { PageResult } from '#src/page-result.ts';
import { findPageResult } from '#src/routes.tsx';
import type { LoadedPagesStore } from '#src/routes/runtime-context.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'fetch'>;

/** The key of the router's one fetcher. `useFetcher` would add 1.2 kB to each first visit, for the forms that it offers. */
const fetcherKey = 'page';

/**
 * Observes what the router's loaders load, from the moment at which a navigation ends. The router renders its states as React's
 * transitions, frames later, which is too late for a filter that was prefetched (ROUTE-20). If the browser has view transitions, their
 * states are announced again when it has captured the old page.
 */
export function createLoadedPagesStore(router: Router, hasViewTransitions: boolean): LoadedPagesStore {
  let page = findPageResult(router.state.loaderData);
  let fetched: PageResult | undefined;
  router.subscribe(({ loaderData, fetchers }, { viewTransitionOpts }) => {
    fetched = fetchers.get(fetcherKey)?.data ?? fetched;
    if (!viewTransitionOpts || !hasViewTransitions) page = findPageResult(loaderData);
  });
  return {
    getPage: () => page,
    getFetched: () => fetched,
    fetch: (address) => router.fetch(fetcherKey, router.state.matches.at(-1)?.route.id ?? '', address),
    subscribe: (onChange) => router.subscribe(() => onChange()),
  };
}
