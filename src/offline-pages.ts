import type { createBrowserRouter } from 'react-router-dom';
import { favouriteUris } from '#domain/favourites/favourites.ts';
import { languageOfList } from '#domain/favourites/language-of-list.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import type { OfflinePages } from '#ports/offline-pages.port.ts';
import { pageAnswerIn } from '#src/routes.tsx';
import type { Subscribable } from '#ui/kit/deferred-service.ts';
import type { VisitorState } from '#ui/kit/visitor-context.tsx';

export type PageRouter = ReturnType<typeof createBrowserRouter>;

interface Visit {
  readonly router: PageRouter;
  readonly visitor: Subscribable<Pick<VisitorState, 'session' | 'favourites'>>;
}

/** Has the concerts a visitor reads, and those they chose, kept on their device for when there is no network. */
export function storeOfflinePages(pages: OfflinePages, { router, visitor }: Visit): void {
  const keepReadNow = () => {
    const answer = pageAnswerIn(router.state.loaderData);
    const isThere = router.state.navigation.state === 'idle' && answer?.kind === 'page';
    if (isThere && answer.page.kind === 'event') pages.storeReadPage(answer.page.url);
  };
  // Without a word of ticketing nobody knows whether the visitor has gone, so what is kept stays.
  const keepFavouritesNow = () => {
    const { session, favourites } = visitor.current();
    const { status, environment, locale } = session;
    const { favourites: chosen } = favourites;
    const isKnown = status === 'ready' && environment === 'tix';
    if (!isKnown || chosen.kind === 'loading' || chosen.kind === 'unknown') return;
    const language = languageOfList(chosen, locale);
    pages.storeFavourites(favouriteUris(chosen).map((uri) => localPath(language, `/${uri}`)));
  };
  router.subscribe(keepReadNow);
  visitor.subscribe(keepFavouritesNow);
  keepReadNow();
  keepFavouritesNow();
}
