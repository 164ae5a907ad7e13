import type { createBrowserRouter } from 'react-router-dom';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { findLoadedFavouritesLocale } from '#domain/favourites/favourites-list-locale.ts';
import { listFavouriteUris } from '#domain/favourites/favourites-state.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { EventPage } from '#domain/page/page.ts';
import type { CmsPort } from '#ports/cms.port.ts';
import type { OfflinePage, OfflinePageWriter } from '#ports/offline-page-writer.port.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import type { Subscribable } from '#ui/kit/deferred-service.ts';
import type { VisitorSnapshot } from '#ui/kit/visitor-layer.ts';

export type PageRouter = ReturnType<typeof createBrowserRouter>;

interface Visit {
  readonly router: PageRouter;
  readonly visitor: Subscribable<Pick<VisitorSnapshot, 'session' | 'favourites'>>;
  /** The ticketing environment whose visitors have favourites. */
  readonly defaultEnvironment: TixEnvironment;
  /** Has the pages of the favourites that are not opened. */
  readonly cms: Pick<CmsPort, 'page'>;
}

/** Stores the concerts that a visitor reads, and their favourites, for offline reading. */
export function storeOfflinePages(
  pages: OfflinePageWriter,
  { router, visitor, defaultEnvironment, cms }: Visit,
): void {
  const toOfflinePage = (path: string, { title, event }: EventPage): OfflinePage => {
    const site = router.state.loaderData[siteRouteId] as SiteData | undefined;
    const phone = site?.global?.address?.phone;
    return { path, title, startsAt: event.starts, ...(phone && { phone }) };
  };
  const storeCurrentPage = () => {
    const answer = findPageResult(router.state.loaderData);
    const isPageShown = router.state.navigation.state === 'idle' && answer?.kind === 'page';
    if (isPageShown && answer.page.kind === 'event')
      pages.storeReadPage(toOfflinePage(answer.page.url, answer.page));
  };
  /** The paths of the favourites, and of those of them whose pages are requested or sent. */
  let paths: readonly string[] = [];
  const sent = new Set<string>();
  // One after another, so that no requests of the visitor's have to wait for many of these.
  const storeNewFavourites = async (locale: Locale, uris: readonly string[]) => {
    for (const uri of uris) {
      const path = toLocalePath(locale, `/${uri}`);
      if (sent.has(path) || !paths.includes(path)) continue;
      sent.add(path);
      try {
        const found = await cms.page({ locale, uri });
        const isEvent = found.kind === 'found' && found.value.kind === 'event';
        if (isEvent && paths.includes(path)) pages.storeFavourite(toOfflinePage(path, found.value));
      } catch {
        // Requested again at the next change.
        sent.delete(path);
      }
    }
  };
  // Without a session from ticketing it is unknown whether the visitor has logged out, so stored pages stay.
  const storeFavourites = () => {
    const { session, favourites } = visitor.current();
    const { status, environment, locale } = session;
    const { favourites: list } = favourites;
    const isKnown = status === 'ready' && environment === defaultEnvironment;
    if (!isKnown || list.kind === 'loading' || list.kind === 'unknown') return;
    const language = findLoadedFavouritesLocale(list, locale);
    const uris = listFavouriteUris(list);
    paths = uris.map((uri) => toLocalePath(language, `/${uri}`));
    for (const path of sent) if (!paths.includes(path)) sent.delete(path);
    pages.removeOtherFavourites(paths);
    void storeNewFavourites(language, uris);
  };
  router.subscribe(storeCurrentPage);
  visitor.subscribe(storeFavourites);
  storeCurrentPage();
  storeFavourites();
}
