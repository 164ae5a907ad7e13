import type { Locale } from '#domain/locale/locale.ts';
import { type RouteName, routeName } from '#domain/locale/locale-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The decided name of the route (ROUTE-8); absent on what is no route of the product: files, calendars, the gateway. */
    readonly routeName?: string;
  }
}

/** The options of a route that the server answers without rendering, with its name (ROUTE-8). */
export function namedRoute(name: RouteName, locale: Locale) {
  return { config: { routeName: routeName(name, locale) } };
}
