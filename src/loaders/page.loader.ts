import { createContext, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { statusOfUpstream } from '#domain/page/error-page.ts';
import type { Page, Template } from '#domain/page/page.ts';
import type { World } from '#src/di/world.ts';
import { errorPage } from '#src/loaders/error-page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import { isLeftToServiceWorker } from '#src/loaders/service-worker-answer.ts';
import { containerContext, type Visit, visitTo } from '#src/loaders/visit.ts';
import { loadTemplate } from '#src/templates/load-template.ts';
import type { PageAnswer, ShownPage } from '#src/templates/page-answer.ts';
import type { PageOf } from '#src/templates/template.ts';

/** What a visitor's browser has asked ahead; a server asks nothing ahead. */
export const prefetcherContext = createContext<Prefetcher<PageAnswer> | null>(null);

/** The catch-all (ROUTE-7): the CMS's page for the address, drawn by its template; a redirect; or an error page. */
export function loadPage({ request, context }: LoaderFunctionArgs): Promise<PageAnswer> {
  const url = new URL(request.url);
  const answer = context.get(prefetcherContext)?.take(`${url.pathname}${url.search}`);
  return answer ?? pageAt(url, context.get(containerContext), request.signal);
}

/** The answer itself, whoever asks for it. Rejects with a redirect, and with the signal's reason. */
export async function pageAt(url: URL, world: World, signal: AbortSignal): Promise<PageAnswer> {
  const visit = visitTo(url, world, signal);
  try {
    const found = await visit.cms.page({ locale: visit.locale, uri: visit.uri }, visit.signal);
    if (found.kind === 'found') return await shownPage(found.value, visit, world);
    // Only an address without a page needs it: 0.4 kB of the calendar's first load.
    const { missingPage } = await import('#src/loaders/missing-page.loader.ts');
    return await missingPage(found, visit);
  } catch (cause) {
    if (visit.signal.aborted || cause instanceof Response) throw cause;
    if (isLeftToServiceWorker(cause)) throw redirectDocument(`${visit.url.pathname}${visit.url.search}`);
    const status = statusOfUpstream(cause);
    visit.logger.error('page.unreachable', { path: visit.url.pathname, status }, cause);
    return { kind: 'error', status, page: await errorPage(status, visit), coming: [] };
  }
}

function shownPage(page: Page, visit: Visit, world: World): Promise<ShownPage> {
  if (page.kind === 'unknown') visit.logger.warn('page.unknown-typename', { typename: page.typename });
  const status = page.kind === 'error' ? (page.statusCode ?? 404) : 200;
  return withData(page.kind, page, status, visit, world);
}

/** A page and what its template loads; `kind` is the page's own. */
async function withData<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  status: number,
  visit: Visit,
  world: World,
): Promise<ShownPage<Kind>> {
  const template = await loadTemplate(world, kind, page, visit.locale);
  return { kind: 'page', status, page, data: await template.load(page, visit) };
}
