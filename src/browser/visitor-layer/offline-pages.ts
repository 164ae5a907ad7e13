import type { createBrowserRouter } from 'react-router-dom';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { favouriteUris } from '#domain/favourites/favourites.ts';
import { findLoadedFavouritesLocale } from '#domain/favourites/favourites-list-locale.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import { findPageResult } from '#src/routes.tsx';
import type { Subscribable } from '#ui/kit/deferred-service.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';

export type PageRouter = ReturnType<typeof createBrowserRouter>;

interface Visit {
  readonly router: PageRouter;
  readonly visitor: Subscribable<Pick<VisitorSnapshot, 'session' | 'favourites'>>;
  /** The ticketing environment whose visitors have favourites. */
  readonly defaultEnvironment: TixEnvironment;
}

/** Stores the concerts that a visitor reads, and their favourites, for offline reading. */
export function storeOfflinePages(
  pages: OfflinePageWriter,
  { router, visitor, defaultEnvironment }: Visit,
): void {
  const storeCurrentPage = () => {
    const answer = findPageResult(router.state.loaderData);
    const isPageShown = router.state.navigation.state === 'idle' && answer?.kind === 'page';
    if (isPageShown && answer.page.kind === 'event') pages.storeReadPage(answer.page.url);
  };
  // Without a session from ticketing it is unknown whether the visitor has logged out, so stored pages stay.
  const storeFavourites = () => {
    const { session, favourites } = visitor.current();
    const { status, environment, locale } = session;
    const { favourites: list } = favourites;
    const isKnown = status === 'ready' && environment === defaultEnvironment;
    if (!isKnown || list.kind === 'loading' || list.kind === 'unknown') return;
    const language = findLoadedFavouritesLocale(list, locale);
    pages.storeFavourites(favouriteUris(list).map((uri) => toLocalePath(language, `/${uri}`)));
  };
  router.subscribe(storeCurrentPage);
  visitor.subscribe(storeFavourites);
  storeCurrentPage();
  storeFavourites();
}
