import type { Container } from 'inversify';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';

/** The container of this request or browser, for loaders only. */
export const containerContext = createContext<Container>();

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The visit of a loader's request. */
export function createPageVisitOfLoader({ request, context }: LoaderFunctionArgs): PageVisit {
  return createPageVisit(new URL(request.url), context.get(containerContext), request.signal);
}

/** The same without a router. Ports are resolved lazily, because few pages use all of them. */
export function createPageVisit(url: URL, container: Container, signal: AbortSignal): PageVisit {
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
