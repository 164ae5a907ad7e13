import type { RouteObject } from 'react-router-dom';
import { educationUserPath } from '#domain/education/education-user-page.ts';
import { locales } from '#domain/locale/locale.ts';
import { localeOfPath, localPath, routeName, sitePageRouteName } from '#domain/locale/locale-routes.ts';
import { educationUserLoading } from '#src/loaders/education-user.loader.ts';
import { prepared } from '#src/loaders/middleware.ts';
import { loadPage } from '#src/loaders/page.loader.ts';
import { loadSite } from '#src/loaders/site.loader.ts';
import { FailedRoute } from '#src/routes/failed.route.tsx';
import { PageRoute } from '#src/routes/page.route.tsx';
import { SiteRoute } from '#src/routes/site.route.tsx';
import { debugPages, type SitePage, sitePages } from '#src/routes/site-pages.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';

export const siteRouteId = 'site';

/** The names of the routes whose data is a `PageAnswer`. */
const pageRouteNames = locales.flatMap((locale) => [routeName('index', locale), routeName('all', locale)]);

/** The page among the data of the routes; undefined on the routes that show no page of the CMS. */
export function pageAnswerIn(loaderData: Readonly<Record<string, unknown>>): PageAnswer | undefined {
  const name = pageRouteNames.find((id) => loaderData[id] !== undefined);
  return name && (loaderData[name] as PageAnswer);
}

interface RouteChoice {
  /** The debug pages exist only where they are asked for (ROUTE-3); elsewhere their addresses are the CMS's like any other. */
  readonly withDebug: boolean;
  /** The pages of the site itself; its own where absent. */
  readonly pages?: readonly SitePage[];
}

/** Every address a browser may draw. What is answered without drawing (health, admin, gateway, figures) is in `server/`. */
export function routes({ withDebug, pages = sitePages }: RouteChoice): RouteObject[] {
  return [
    {
      id: siteRouteId,
      loader: loadSite,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname),
      Component: SiteRoute,
      ErrorBoundary: FailedRoute,
      children: [
        ...educationUserRoutes(),
        ...sitePageRoutes(withDebug ? [...debugPages, ...pages] : pages),
        ...pageRoutes(),
      ],
    },
  ];
}

/** The home pages and the catch-all (ROUTE-7), a route a language. `/EN` is no prefix, so the paths count as they are written. */
function pageRoutes(): RouteObject[] {
  const page = { caseSensitive: true, loader: loadPage, Component: PageRoute };
  return locales.flatMap((locale) => [
    { ...page, id: routeName('index', locale), path: localPath(locale, '/') },
    { ...page, id: routeName('all', locale), path: localPath(locale, '/*') },
  ]);
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

function sitePageRoutes(pages: readonly SitePage[]): RouteObject[] {
  return locales.flatMap((locale) =>
    pages.map(({ path, middleware, words, accepts, load }) => ({
      id: sitePageRouteName(path, locale),
      path: localPath(locale, path),
      ...prepared({ locale, middleware, words }, undefined, accepts),
      lazy: async () => ({ Component: await load() }),
    })),
  );
}

/** Loads a lazy route's code before the router starts, which renders a fallback for a route that is still to be loaded. */
export async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
