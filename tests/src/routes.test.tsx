import type { Container } from 'inversify';
import type { ReactElement } from 'react';
import {
  createMemoryRouter,
  createStaticHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Page } from '#domain/page/page.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { type MiddlewareName, withMiddleware } from '#src/loaders/route-middleware.ts';
import { render } from '#src/rendering/entry-server.tsx';
import { createRoutes, resolveLazyRoute } from '#src/routes/routes.tsx';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { stillWorld } from '#tests/support/world.ts';
import { useSite } from '#ui/kit/site.tsx';

function Booklet(): ReactElement {
  const { t } = useSite();
  return <h1>{t('keuzehulp.start')}</h1>;
}

/** A route of its own beside the CMS pages, with its middleware by name. */
function bookletRoute(middleware: readonly string[]): RouteObject {
  return {
    id: 'booklet',
    path: '/boekje/:evening',
    Component: Booklet,
    ...withMiddleware(
      { locale: 'nl', middleware: middleware as readonly MiddlewareName[], words: ['keuzehulp'] },
      undefined,
      ({ evening = '' }) => /^\d+$/.test(evening),
    ),
  };
}

const booklet = bookletRoute(['words']);

/** An unknown name, as in code that was not type-checked. */
const misspelt = bookletRoute(['wrods', 'words']);

function site(added: readonly RouteObject[], pages: readonly Page[] = []) {
  const logger = new RecordingLogger();
  const world: Container = stillWorld(hallOf(...pages), { logger });
  const routes = createRoutes({ withDebug: false });
  for (const route of routes) route.children?.unshift(...added);
  return { logger, world, known: routes };
}

/** Renders an address on the server. */
async function served(path: string, added: readonly RouteObject[]) {
  const { known, logger, world } = site(added);
  const url = new URL(path, 'http://localhost:3000');
  const handler = createStaticHandler(known);
  const rendered = await render(url, world, new AbortController().signal, { handler });
  if (rendered.kind !== 'document') throw new Error(`${path} led to ${rendered.to}`);
  return { ...rendered, logger };
}

/** Navigates from the home page to an address in the browser. */
async function went(path: string, added: readonly RouteObject[]) {
  const { known, world } = site(added);
  const router = createMemoryRouter(known, {
    initialEntries: ['/'],
    hydrationData: { loaderData: { site: {}, index___nl: {} } },
    getContext: () => new RouterContextProvider(new Map([[containerContext, world]])),
  });
  await router.navigate(path);
  router.dispose();
  return router.state;
}

describe('a route without a CMS page', () => {
  it('ROUTE-13 is rendered once its middleware has loaded its words', async () => {
    const { status, html, state } = await served('/boekje/12', [booklet]);
    expect([status, state.errors]).toEqual([200, undefined]);
    expect(html).toContain('<h1>Begin</h1>');
    expect((await served('/boekje/12', [bookletRoute([])])).html).not.toContain('<h1>Begin</h1>');
  });

  it('ROUTE-13 is rendered after a navigation, too', async () => {
    expect((await went('/boekje/12', [booklet])).errors).toBeNull();
  });

  it('ROUTE-13 is 404 with an error page if its parameters are rejected', async () => {
    const { status, html, logger } = await served('/boekje/morgen', [booklet]);
    expect(status).toBe(404);
    expect(html).toContain('Sorry, de pagina is niet beschikbaar');
    expect(html).not.toContain('This page could not be found');
    expect(logger.entries).toContainEqual({
      level: 'info',
      event: 'route.rejected',
      facts: { path: '/boekje/morgen', statusCode: 404, message: 'This page could not be found' },
    });
  });

  it('ROUTE-13 is 500 for an unknown middleware', async () => {
    const { status, html, logger } = await served('/boekje/12', [misspelt]);
    expect(status).toBe(500);
    expect(html).toContain('Er is helaas iets misgegaan');
    expect(html).not.toContain('wrods');
    expect(logger.entries).toContainEqual({
      level: 'error',
      event: 'route.rejected',
      facts: { path: '/boekje/12', statusCode: 500, message: 'Unknown middleware wrods' },
    });
  });

  it.each([
    ['/boekje/morgen', booklet, { statusCode: 404, message: 'This page could not be found' }],
    ['/boekje/12', misspelt, { statusCode: 500, message: 'Unknown middleware wrods' }],
  ])('ROUTE-13 stops a way to %s with what the server would say', async (path, page, refusal) => {
    const { errors, loaderData } = await went(path, [page]);
    expect(errors?.['site']).toMatchObject(refusal);
    expect(Object.keys(loaderData)).toEqual(['site']);
  });

  it('ROUTE-11 ROUTE-13 hydrates in a browser as the server’s error page', async () => {
    const { state } = await served('/boekje/morgen', [booklet]);
    const { known } = site([booklet]);
    const matches = matchRoutes(known, '/boekje/morgen') ?? [];
    await Promise.all(matches.map(({ route }) => resolveLazyRoute(route)));
    const router = createMemoryRouter(known, {
      initialEntries: ['/boekje/morgen'],
      hydrationData: JSON.parse(JSON.stringify(state)),
    });
    expect([router.state.initialized, router.state.errors]).toEqual([
      true,
      { site: { statusCode: 404, message: 'This page could not be found' } },
    ]);
    router.dispose();
  });
});

describe('a page of the CMS', () => {
  it('ROUTE-13 is 404 without a template for its kind', async () => {
    const page = { ...aPage({ uri: 'toekomst' }), kind: 'hologram' } as unknown as Page;
    const { logger, world } = site([], [page]);
    const url = new URL('http://localhost:3000/toekomst');
    const rendered = await render(url, world, new AbortController().signal);
    expect(rendered).toMatchObject({ kind: 'document', status: 404 });
    expect(logger.entries.map(({ cause }) => cause)).toContainEqual(
      expect.objectContaining({ message: 'This page could not be found' }),
    );
  });
});
