import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, useLoaderData, useLocation, useMatches, useRouteLoaderData } from 'react-router-dom';
import { localeOfPath } from '#domain/locale/locale-routes.ts';
import { Clock } from '#ports/clock.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { useContainer } from '#src/routes/container-context.tsx';
import { LinkContext } from '#ui/kit/link-context.tsx';
import { SiteProvider } from '#ui/kit/site-context.tsx';
import { SiteLink } from '#ui/kit/site-link.tsx';
import { DefaultLayout } from '#ui/layout/default-layout.tsx';
import { Document } from '#ui/layout/document.tsx';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** The document and the layout around every page. */
export function SiteRoute() {
  const answer = useMatches()
    .map((match) => match.loaderData as PageAnswer | SiteData | undefined)
    .find(isPageAnswer);
  return (
    <Surroundings site={useLoaderData<SiteData>()}>
      <DefaultLayout page={answer?.page ?? null} hasFailed={(answer?.status ?? 200) >= 500}>
        <Outlet />
      </DefaultLayout>
    </Surroundings>
  );
}

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
        <ErrorScreen status={500} page={null} />
      </DefaultLayout>
    </Surroundings>
  );
}

function Surroundings({ site, children }: { readonly site: SiteData; readonly children: ReactNode }) {
  const words = useContainer().get(PhrasebookToken).of(site.locale, site.global);
  return (
    <I18nextProvider i18n={words}>
      <SiteProvider value={site}>
        <LinkContext value={SiteLink}>
          <Document>{children}</Document>
        </LinkContext>
      </SiteProvider>
    </I18nextProvider>
  );
}

function isPageAnswer(data: PageAnswer | SiteData | undefined): data is PageAnswer {
  return data !== undefined && 'kind' in data;
}
