import type { Container } from 'inversify';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchPort } from '#ports/search.port.ts';
import { Settings } from '#ports/settings.port.ts';
import { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';

/** The container of this request or browser, for loaders only. */
export const containerContext = createContext<Container>();

/** The moment for which a page is rendered on the server; null in a browser, where it is the present. */
export const momentContext = createContext<Instant | null>(null);

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The visit of a loader's request. */
export function createPageVisitOfLoader({ request, context }: LoaderFunctionArgs): PageVisit {
  const world = context.get(containerContext);
  const now = context.get(momentContext) ?? undefined;
  return createPageVisit(new URL(request.url), world, request.signal, now);
}

/** The same without a router. */
export function createPageVisit(
  url: URL,
  container: Container,
  signal: AbortSignal,
  now = container.get(Clock).now(),
): PageVisit {
  return {
    url,
    path: url.pathname,
    ...parseLocaleAndUri(url.pathname),
    now,
    signal,
    settings: container.get(Settings),
    ticketing: container.get(TicketingSite),
    cms: container.get(CmsPort),
    search: container.get(SearchPort),
    logger: container.get(Logger),
  };
}
