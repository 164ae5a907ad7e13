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

/** The prefetcher of a browser; null on the server. */
export const prefetcherContext = createContext<Prefetcher<PageAnswer> | null>(null);

/** The loader of the catch-all (ROUTE-7): the CMS's page with its template's data; a redirect; or an error page. */
export function loadPage({ request, context }: LoaderFunctionArgs): Promise<PageAnswer> {
  const url = new URL(request.url);
  const answer = context.get(prefetcherContext)?.take(`${url.pathname}${url.search}`);
  return answer ?? pageAt(url, context.get(containerContext), request.signal);
}

/** Loads the page at a URL. Rejects with a redirect, and with the signal's reason. */
export async function pageAt(url: URL, world: World, signal: AbortSignal): Promise<PageAnswer> {
  const visit = visitTo(url, world, signal);
  try {
    const found = await visit.cms.page({ locale: visit.locale, uri: visit.uri }, visit.signal);
    if (found.kind === 'found') return await toShownPage(found.value, visit, world);
    // Imported on demand, because few visits need it: saves 0.4 kB of the first load.
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

function toShownPage(page: Page, visit: Visit, world: World): Promise<ShownPage> {
  if (page.kind === 'unknown') visit.logger.warn('page.unknown-typename', { typename: page.typename });
  const status = page.kind === 'error' ? (page.statusCode ?? 404) : 200;
  return loadTemplateData(page.kind, page, status, visit, world);
}

/** Loads the template of a page and its data; `kind` is the page's kind. */
async function loadTemplateData<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  status: number,
  visit: Visit,
  world: World,
): Promise<ShownPage<Kind>> {
  const template = await loadTemplate(world, kind, page, visit.locale);
  return { kind: 'page', status, page, data: await template.load(page, visit) };
}
