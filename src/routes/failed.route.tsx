import { useLocation, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { statusOf } from '#domain/page/error-page.ts';
import { Clock } from '#ports/clock.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { useContainer } from '#src/routes/runtime-context.tsx';
import { Surroundings } from '#src/routes/surroundings.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** What stands when a route failed or refused: the error page in bundled words, with whatever of the site is known (ROUTE-11). */
export function FailedRoute() {
  const status = statusOf(useRouteError());
  const container = useContainer();
  const { pathname } = useLocation();
  const known = useRouteLoaderData<SiteData>('site');
  const bare = {
    locale: localeOfPath(pathname),
    now: container.get(Clock).now(),
    settings: container.get(Settings),
    global: null,
  };
  return (
    <Surroundings site={known ?? bare}>
      <DefaultLayout page={null} hasFailed={status >= 500}>
        <ErrorScreen status={status} page={null} coming={[]} />
      </DefaultLayout>
    </Surroundings>
  );
}
