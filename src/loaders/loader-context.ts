import type { Container } from 'inversify';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { Locale } from '#domain/locale/locale.ts';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';

/** The container of this request or browser, for loaders only. */
export const containerContext = createContext<Container>();

/** One visit to an address: the input and ports of a template's loader. */
export interface LoaderContext {
  readonly url: URL;
  /** The address without its query. */
  readonly path: string;
  readonly locale: Locale;
  /** Path without locale prefix and slashes at the ends, `__home__` for home. */
  readonly uri: string;
  readonly now: Instant;
  readonly settings: PublicSettings;
  readonly ticketing: TicketingSite;
  readonly cms: CmsPort;
  readonly search: SearchPort;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** A visit without its URL: a template's loader receives the query only through the template's codec. */
export type TemplateLoaderContext = Omit<LoaderContext, 'url' | 'uri'>;

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The visit of a loader's request. */
export function toLoaderContext({ request, context }: LoaderFunctionArgs): LoaderContext {
  return createLoaderContext(new URL(request.url), context.get(containerContext), request.signal);
}

/** The same without a router. Ports are resolved lazily, because few pages use all of them. */
export function createLoaderContext(url: URL, container: Container, signal: AbortSignal): LoaderContext {
  return {
    url,
    path: url.pathname,
    ...parseLocaleAndUri(url.pathname),
    now: container.get(Clock).now(),
    signal,
    get settings() {
      return container.get(Settings);
    },
    get ticketing() {
      return container.get(TicketingSite);
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
