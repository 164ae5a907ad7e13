import { type RouteName, toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import type { Locale } from '#domain/locale/locale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route name (ROUTE-8); absent for technical routes: files, calendars, the gateway. */
    readonly routeName?: string;
  }
}

/** Route options with the name (ROUTE-8) of a route that the server handles without rendering. */
export function toNamedRouteOptions(name: RouteName, locale: Locale) {
  return { config: { routeName: toRouteNameWithLocale(name, locale) } };
}
