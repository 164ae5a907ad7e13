import type { RouteObject } from 'react-router-dom';
import { toEducationUserPath } from '#domain/education/education-user-form-page.ts';
import { readLocaleFromPath, toLocalePath, toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import { locales } from '#domain/locale/locale.ts';
import { createEducationUserLoader } from '#src/loaders/education-user.loader.ts';
import { loadPage } from '#src/loaders/page.loader.ts';
import { withMiddleware } from '#src/loaders/route-middleware.ts';
import { loadSiteData } from '#src/loaders/site.loader.ts';
import type { PageResult } from '#src/page-result.ts';
import { DocumentRoute } from '#src/routes/document-providers.tsx';
import { ErrorBoundaryRoute } from '#src/routes/error-boundary.route.tsx';
import { PageRoute } from '#src/routes/page.route.tsx';

export const siteRouteId = 'site';

/** The names of the routes whose data is a `PageResult`. */
const pageRouteNames = locales.flatMap((locale) => [
  toRouteNameWithLocale('index', locale),
  toRouteNameWithLocale('all', locale),
]);

/** The page in the loader data of the routes; undefined on routes without a CMS page. */
export function findPageResult(loaderData: Readonly<Record<string, unknown>>): PageResult | undefined {
  const name = pageRouteNames.find((id) => loaderData[id] !== undefined);
  return name && (loaderData[name] as PageResult);
}

interface RouteOptions {
  /** Whether the debug pages exist (ROUTE-3); if not, their paths are handled like any CMS page. */
  readonly withDebug: boolean;
}

/** The routes of all rendered pages. Routes without rendering (health, admin, gateway, figures) are in `adapters/http-server/`. */
export function createRoutes({ withDebug }: RouteOptions): RouteObject[] {
  return [
    {
      id: siteRouteId,
      loader: loadSiteData,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        readLocaleFromPath(currentUrl.pathname) !== readLocaleFromPath(nextUrl.pathname),
      Component: DocumentRoute,
      ErrorBoundary: ErrorBoundaryRoute,
      children: [...educationUserRoutes(), ...(withDebug ? debugRoutes() : []), ...pageRoutes()],
    },
  ];
}

/** The home pages and the catch-all (ROUTE-7), one route per language. Paths are case-sensitive: `/EN` is not a locale prefix. */
function pageRoutes(): RouteObject[] {
  const page = { caseSensitive: true, loader: loadPage, Component: PageRoute };
  return locales.flatMap((locale) => [
    { ...page, id: toRouteNameWithLocale('index', locale), path: toLocalePath(locale, '/') },
    { ...page, id: toRouteNameWithLocale('all', locale), path: toLocalePath(locale, '/*') },
  ]);
}

/** The page of a school's details (ROUTE-4), which is not in the CMS: its data is at the ticketing. */
function educationUserRoutes(): RouteObject[] {
  return locales.map((locale) => ({
    id: toRouteNameWithLocale('education-user-edit', locale),
    path: toEducationUserPath(locale),
    ...createEducationUserLoader(locale),
    lazy: async () => ({
      Component: (await import('#src/routes/education-user.route.tsx')).EducationUserRoute,
    }),
  }));
}

/** The debug pages (ROUTE-3) have the same paths in both languages, after the locale prefix. */
const debugPaths = [
  ['debug', '/debug'],
  ['debug-buttons', '/debug/buttons'],
  ['debug-favorites', '/debug/favorites'],
  ['debug-link', '/debug/link'],
] as const;

function debugRoutes(): RouteObject[] {
  return locales.flatMap((locale) =>
    debugPaths.map(([name, path]) => ({
      id: toRouteNameWithLocale(name, locale),
      path: toLocalePath(locale, path),
      ...withMiddleware({ locale, middleware: ['words'], words: ['debug', 'personal'] }),
      lazy: async () => ({ Component: (await import('#src/routes/debug.route.tsx')).debugPages[name] }),
    })),
  );
}

/** Loads a lazy route's code before the router starts, because the router renders a fallback for a route that is not loaded. */
export async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
