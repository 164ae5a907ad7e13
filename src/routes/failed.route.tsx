import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { Clock } from '#ports/clock.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { Surroundings } from '#src/routes/surroundings.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** What stands when drawing itself failed: the error page in bundled words, with whatever of the site is known. */
export function FailedRoute() {
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
      <DefaultLayout page={null} hasFailed>
        <ErrorScreen status={500} page={null} coming={[]} />
      </DefaultLayout>
    </Surroundings>
  );
}
