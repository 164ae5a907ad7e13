import { useState } from 'react';
import { useLocation, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { toErrorStatus } from '#adapters/http/error-status.ts';
import { readLocaleFromPath } from '#domain/locale/locale-routes.ts';
import { Clock } from '#ports/clock.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { RouteFailure } from '#src/route-failure.ts';
import { DocumentProviders } from '#src/routes/document-providers.tsx';
import { useContainer, useRouteRuntime } from '#src/routes/runtime-context.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** The error boundary: the error page with bundled words, and the site's data if it was loaded (ROUTE-11). */
export function ErrorBoundaryRoute() {
  const error = useRouteError();
  const status = toErrorStatus(error);
  const isReloading = useReload(error);
  const container = useContainer();
  const { pathname } = useLocation();
  const loaded = useRouteLoaderData<SiteData>('site');
  const minimal = {
    locale: readLocaleFromPath(pathname),
    now: container.get(Clock).now(),
    settings: container.get(Settings),
    global: null,
  };
  return (
    <DocumentProviders site={loaded ?? minimal}>
      <DefaultLayout pathname={pathname} page={null} hasFailed={status >= 500}>
        {!isReloading && <ErrorScreen status={status} page={null} coming={[]} />}
      </DefaultLayout>
    </DocumentProviders>
  );
}

/** Loads the document again, once, if a page cannot be rendered in the browser, as one that an extension has changed (ROUTE-12). */
function useReload(error: unknown): boolean {
  const { reload } = useRouteRuntime();
  const canReload = useIsHydrated() && !(error instanceof RouteFailure);
  const [isReloading] = useState(() => canReload && (reload?.() ?? false));
  return isReloading;
}
