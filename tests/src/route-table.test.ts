import Fastify from 'fastify';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { addHealthRoute } from '#adapters/http-server/operation/health.ts';
import { addEducationProductionRedirect } from '#adapters/http-server/routes/education-production-redirect.ts';
import { addAdminRedirect } from '#adapters/http-server/routes/redirects-and-cookies.ts';
import { readLocaleFromPath, routeNames, toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { createRoutes } from '#src/routes/routes.tsx';
import { aPipeline } from '#tests/support/a-pipeline.ts';
import { stillWorld } from '#tests/support/world.ts';

interface NamedAddress {
  readonly path: string;
  readonly name: string | undefined;
}

/** All routes of the router, nested ones included. */
function rendered(known: readonly RouteObject[]): readonly NamedAddress[] {
  return known.flatMap(({ path, id, children = [] }) => [
    ...(path === undefined ? [] : [{ path, name: id }]),
    ...rendered(children),
  ]);
}

/** All routes of the product that the server handles without the router. */
async function answered(): Promise<readonly NamedAddress[]> {
  const found: NamedAddress[] = [];
  const pipeline = aPipeline(stillWorld(aHall()));
  const server = Fastify();
  server.addHook('onRoute', ({ url, config }) => {
    found.push({ path: url, name: config?.routeName });
  });
  addHealthRoute(server, pipeline);
  addAdminRedirect(server, pipeline.settings);
  addEducationProductionRedirect(server, pipeline, async () => {});
  await server.ready();
  await server.close();
  return found;
}

/** The names of routes without a language. */
const withoutLanguage: readonly string[] = [toRouteNameWithLocale('app-health-check', 'en')];

/** The routes without a valid name in the language of their path. */
function misnamed(addresses: readonly NamedAddress[]): readonly NamedAddress[] {
  const decided = (locale: Locale) => routeNames.map((name): string => toRouteNameWithLocale(name, locale));
  return addresses.filter(({ path, name }) => !decided(readLocaleFromPath(path)).includes(name ?? ''));
}

it('ROUTE-8 names every route, with the language of its path', async () => {
  expect(misnamed([...rendered(createRoutes({ withDebug: true })), ...(await answered())])).toEqual([]);
});

it('ROUTE-8 has a route for every name, in both languages, and none twice in the router', async () => {
  const known = rendered(createRoutes({ withDebug: true })).map(({ name }) => name);
  expect(new Set(known).size).toBe(known.length);
  const all = new Set([...known, ...(await answered()).map(({ name }) => name)]);
  const decided = locales.flatMap((locale) => routeNames.map((name) => toRouteNameWithLocale(name, locale)));
  expect([...all].toSorted()).toEqual(decided.filter((name) => !withoutLanguage.includes(name)).toSorted());
});
