import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { uriOf } from '#domain/locale/locale-routes.ts';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import type { World } from '#src/di/world.ts';

/** The container of this request or this browser; loaders are the only readers. */
export const containerContext = createContext<World>();

/** One visitor asking for one address: what a template's loader may ask, and whom. */
export interface Visit {
  readonly url: URL;
  /** The address without its query. */
  readonly path: string;
  readonly locale: Locale;
  /** Path without locale prefix and slashes at the ends, `__home__` for home. */
  readonly uri: string;
  readonly now: Instant;
  readonly settings: SiteSettings;
  readonly cms: CmsPort;
  readonly search: SearchPort;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** A visit as a template's loader sees it: what the query says reaches it through the template's codec alone. */
export type TemplateVisit = Omit<Visit, 'url' | 'uri'>;

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The visit that a loader is asked to serve. */
export function visitOf({ request, context }: LoaderFunctionArgs): Visit {
  return visitTo(new URL(request.url), context.get(containerContext), request.signal);
}

/** The same without a router: to an address, in a world, for as long as the signal lasts. Ports are looked up when they are asked for: few pages ask all of them. */
export function visitTo(url: URL, container: World, signal: AbortSignal): Visit {
  return {
    url,
    path: url.pathname,
    ...uriOf(url.pathname),
    now: container.get(Clock).now(),
    signal,
    get settings() {
      return container.get(Settings);
    },
    get cms() {
      return container.get(CmsPort);
    },
    get search() {
      return container.get(SearchPort);
    },
    get logger() {
      return container.get(Logger);
    },
  };
}
