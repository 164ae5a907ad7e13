import type { createBrowserRouter } from 'react-router-dom';
import { listFavouriteUris, findLoadedFavouritesLocale } from '#domain/favourites/favourites-state.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { TixEnvironment } from '#domain/session/tix-environment.ts';
import type { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { findPageResult } from '#src/routes/routes.tsx';
import type { Subscribable } from '#ui/kit/deferred-service.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';

export type PageRouter = ReturnType<typeof createBrowserRouter>;

interface Visit {
  readonly router: PageRouter;
  readonly visitor: Subscribable<Pick<VisitorSnapshot, 'session' | 'favourites'>>;
  /** The ticketing environment whose visitors have favourites. */
  readonly defaultEnvironment: TixEnvironment;
}

/** Stores the concerts that a visitor opens, and their favourites, for offline reading. */
export function storeOfflinePages(
  pages: OfflinePageWriter,
  { router, visitor, defaultEnvironment }: Visit,
): void {
  const storeCurrentPage = () => {
    const answer = findPageResult(router.state.loaderData);
    const isPageShown = router.state.navigation.state === 'idle' && answer?.kind === 'page';
    if (isPageShown && answer.page.kind === 'event') pages.storeOpenedConcert(answer.page.url);
  };
  let stored: string | undefined;
  // Without a session from ticketing it is unknown whether the visitor has logged out, so stored pages stay.
  const storeFavourites = () => {
    const { session, favourites } = visitor.current();
    const { favourites: list } = favourites;
    const isKnown = session.status === 'ready' && session.environment === defaultEnvironment;
    if (!isKnown || list.kind === 'loading' || list.kind === 'unknown') return;
    const language = findLoadedFavouritesLocale(list, session.locale);
    const paths = listFavouriteUris(list).map((uri) => toLocalePath(language, `/${uri}`));
    if (paths.join(' ') === stored) return;
    stored = paths.join(' ');
    pages.storeSavedConcerts(paths);
  };
  router.subscribe(storeCurrentPage);
  visitor.subscribe(storeFavourites);
  storeCurrentPage();
  storeFavourites();
}
