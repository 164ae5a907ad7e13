import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { educationUserPath } from '#domain/education/education-user-page.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { localeOfPath, localPath, routeName } from '#domain/locale/locale-routes.ts';
import { educationUserLoading } from '#src/loaders/education-user.loader.ts';
import { loadPage } from '#src/loaders/page.loader.ts';
import { loadSite } from '#src/loaders/site.loader.ts';
import { speaking } from '#src/loaders/words.loader.ts';
import { FailedRoute } from '#src/routes/failed.route.tsx';
import { PageRoute } from '#src/routes/page.route.tsx';
import { SiteRoute } from '#src/routes/site.route.tsx';
import { sitePages } from '#src/routes/site-pages.ts';

export const siteRouteId = 'site';
export const pageRouteId = 'all';

export interface RouteChoice {
  /** The debug pages exist only where they are asked for (ROUTE-3); elsewhere their addresses are the CMS's like any other. */
  readonly withDebug: boolean;
}

/** Every address a browser may draw. What is answered without drawing (health, admin, gateway, figures) is in `server/`. */
export function routes({ withDebug }: RouteChoice): RouteObject[] {
  return [
    {
      id: siteRouteId,
      loader: loadSite,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname),
      Component: SiteRoute,
      ErrorBoundary: FailedRoute,
      children: [
        ...(withDebug ? debugRoutes() : []),
        ...educationUserRoutes(),
        ...sitePageRoutes(),
        { id: pageRouteId, path: '*', loader: loadPage, Component: PageRoute },
      ],
    },
  ];
}

/** The one page that the CMS does not keep (ROUTE-4): what is on it is known to ticketing alone. */
function educationUserRoutes(): RouteObject[] {
  return locales.map((locale) => ({
    id: routeName('education-user-edit', locale),
    path: educationUserPath(locale),
    ...educationUserLoading(locale),
    lazy: async () => ({
      Component: (await import('#src/routes/education-user.route.tsx')).EducationUserRoute,
    }),
  }));
}

function sitePageRoutes(): RouteObject[] {
  return locales.flatMap((locale) =>
    sitePages.map(({ path, words, load }) => ({
      path: localPath(locale, path),
      ...speaking({ locale, words }),
      lazy: async () => ({ Component: await load() }),
    })),
  );
}

function debugRoutes(): RouteObject[] {
  return locales.flatMap((locale) => [
    debugRoute(locale, 'debug', async () => {
      const { DebugRoute, readyDebug } = await debugPages();
      await readyDebug();
      return DebugRoute;
    }),
    debugRoute(locale, 'debug-buttons', async () => (await debugPages()).DebugButtonsRoute),
    debugRoute(locale, 'debug-favorites', async () => (await debugPages()).DebugFavoritesRoute),
    debugRoute(locale, 'debug-link', async () => (await debugPages()).DebugLinkRoute),
  ]);
}

type DebugName = 'debug' | 'debug-buttons' | 'debug-favorites' | 'debug-link';

function debugRoute(locale: Locale, name: DebugName, load: () => Promise<ComponentType>): RouteObject {
  return {
    id: routeName(name, locale),
    path: localPath(locale, `/${name.replace('-', '/')}`),
    ...speaking({ locale, words: ['debug', 'audio', 'forms', 'personal'] }),
    lazy: async () => ({ Component: await load() }),
  };
}

function debugPages() {
  return import('#src/routes/debug.route.tsx');
}
