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

/** The page in the loader data of the routes; undefined on routes without a CMS page. */
export function pageAnswerIn(loaderData: Readonly<Record<string, unknown>>): PageAnswer | undefined {
  const name = pageRouteNames.find((id) => loaderData[id] !== undefined);
  return name && (loaderData[name] as PageAnswer);
}

interface RouteOptions {
  /** Whether the debug pages exist (ROUTE-3); if not, their paths are handled like any CMS page. */
  readonly withDebug: boolean;
  /** The pages of the site itself; `sitePages` by default. */
  readonly pages?: readonly SitePage[];
}

/** The routes of all rendered pages. Routes without rendering (health, admin, gateway, figures) are in `server/`. */
export function routes({ withDebug, pages = sitePages }: RouteOptions): RouteObject[] {
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

/** The home pages and the catch-all (ROUTE-7), one route per language. Paths are case-sensitive: `/EN` is not a locale prefix. */
function pageRoutes(): RouteObject[] {
  const page = { caseSensitive: true, loader: loadPage, Component: PageRoute };
  return locales.flatMap((locale) => [
    { ...page, id: routeName('index', locale), path: localPath(locale, '/') },
    { ...page, id: routeName('all', locale), path: localPath(locale, '/*') },
  ]);
}

/** The page of a school's details (ROUTE-4), which is not in the CMS: its data is at the ticketing. */
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

/** Loads a lazy route's code before the router starts, because the router renders a fallback for a route that is not loaded. */
export async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
