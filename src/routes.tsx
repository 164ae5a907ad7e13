import type { RouteObject } from 'react-router-dom';
import { loadPage } from '#src/loaders/page.loader.ts';
import { loadSite } from '#src/loaders/site.loader.ts';
import { PageRoute } from '#src/routes/page.route.tsx';
import { FailedRoute, SiteRoute } from '#src/routes/site.route.tsx';

export const siteRouteId = 'site';
export const pageRouteId = 'all';

/** Every address a browser may draw. What is answered without drawing (health, admin, gateway, figures) is in `server/`. */
export function routes(): RouteObject[] {
  return [
    {
      id: siteRouteId,
      loader: loadSite,
      shouldRevalidate: ({ currentUrl, nextUrl }) => languageOf(currentUrl) !== languageOf(nextUrl),
      Component: SiteRoute,
      ErrorBoundary: FailedRoute,
      children: [{ id: pageRouteId, path: '*', loader: loadPage, Component: PageRoute }],
    },
  ];
}

function languageOf({ pathname }: URL): string {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'nl';
}
