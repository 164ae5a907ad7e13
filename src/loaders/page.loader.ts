import type { Container } from 'inversify';
import { createContext, type LoaderFunctionArgs, redirectDocument } from 'react-router-dom';
import { toUpstreamFailureStatus } from '#adapters/http/error-status.ts';
import { canSaveFavourites } from '#domain/favourites/favourites-state.ts';
import { toUnknownRecord } from '#domain/json.ts';
import type { Page, PageOf, Template } from '#domain/page/page.ts';
import { isChunkFailure } from '#src/is-chunk-failure.ts';
import { loadTemplate, loadLazyComponentsOfPage } from '#src/load-template-code.ts';
import { containerContext, createPageVisitOfLoader } from '#src/loaders/create-page-visit.ts';
import { loadErrorPage } from '#src/loaders/error-page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { LoadedPage, PageResult } from '#src/page-result.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';
import { toSentPage } from '#ui/template/to-sent-page.ts';

/** The prefetcher of a browser; null on the server. */
export const prefetcherContext = createContext<Prefetcher<PageResult> | null>(null);

/** Whether a document may be loaded anew because code is missing. Each call counts as a reload. */
export type ClaimReload = () => boolean;

export const claimReloadContext = createContext<ClaimReload>(() => false);

/**
 * The loader of the catch-all (ROUTE-7): the CMS's page with its template's data; a redirect; or an error page. A page whose code is
 * missing is loaded as a document, which has the code of the present build (ROUTE-12). A prefetch never does that.
 */
export async function loadPage(args: LoaderFunctionArgs): Promise<PageResult> {
  const { context } = args;
  const visit = createPageVisitOfLoader(args);
  const path = `${visit.path}${visit.url.search}`;
  try {
    const answer = context.get(prefetcherContext)?.consume(path);
    return await (answer ?? loadPageResult(visit, context.get(containerContext)));
  } catch (cause) {
    if (!isChunkFailure(cause)) throw cause;
    if (context.get(claimReloadContext)()) throw redirectDocument(path);
    return toErrorResult(cause, visit);
  }
}

/** Loads the page of a visit. Rejects with a redirect, with the signal's reason, and if code is missing. */
export async function loadPageResult(visit: PageVisit, world: Container): Promise<PageResult> {
  try {
    const found = await visit.cms.page({ locale: visit.locale, uri: visit.uri }, visit.signal);
    if (found.kind === 'found' && canShow(found.value, visit))
      return await toShownPage(found.value, visit, world);
    // Imported on demand, because few visits need it: saves 0.4 kB of the first load.
    const { resolveMissingPage } = await import('#src/loaders/missing-page.loader.ts');
    return await resolveMissingPage(found.kind === 'found' ? { kind: 'missing' } : found, visit);
  } catch (cause) {
    if (visit.signal.aborted || cause instanceof Response || isChunkFailure(cause)) throw cause;
    if (shouldLeaveToServiceWorker(cause)) throw redirectDocument(`${visit.url.pathname}${visit.url.search}`);
    return toErrorResult(cause, visit);
  }
}

async function toErrorResult(cause: unknown, visit: PageVisit): Promise<PageResult> {
  const status = toUpstreamFailureStatus(cause);
  visit.logger.error('page.unreachable', { path: visit.url.pathname, status }, cause);
  return { kind: 'error', status, page: await loadErrorPage(status, visit), coming: [] };
}

/** Whether the site can show a page: without favourites their page does not exist, nor the keuzehulp without a Bridge (SWAP-2). */
function canShow({ kind }: Page, { ticketing, settings }: PageVisit): boolean {
  if (kind === 'favorites') return canSaveFavourites(ticketing.capabilities, settings);
  return kind !== 'recommendation' || settings.bridgeUrl !== '';
}

function toShownPage(page: Page, visit: PageVisit, world: Container): Promise<LoadedPage> {
  if (page.kind === 'unknown') visit.logger.warn('page.unknown-typename', { typename: page.typename });
  const status = page.kind === 'error' ? (page.statusCode ?? 404) : 200;
  return loadTemplateData(page.kind, page, status, visit, world);
}

/** Loads the template of a page and its data; `kind` is the page's kind. */
async function loadTemplateData<Kind extends Template>(
  kind: Kind,
  page: PageOf<Kind>,
  status: number,
  visit: PageVisit,
  world: Container,
): Promise<LoadedPage<Kind>> {
  const template = await loadTemplate(world, kind, page, visit.locale);
  const data = await template.load(page, visit);
  await loadLazyComponentsOfPage(world, kind, data, visit.locale);
  return { kind: 'page', status, page: toSentPage(kind, page), data };
}

/**
 * Whether a page that could not be fetched is left to the service worker, which may have stored it: a service worker controls this
 * document, and the site did not respond. `navigator.onLine` alone is not sufficient: it stays true on a network without internet, and
 * in Chromium for a moment after a document was loaded offline. Never on a server.
 */
export function shouldLeaveToServiceWorker(
  failure: unknown,
  browser: Pick<Partial<Navigator>, 'onLine' | 'serviceWorker'> | undefined = globalThis.navigator,
): boolean {
  if (!browser?.serviceWorker?.controller) return false;
  return browser.onLine === false || hasNoAnswer(failure);
}

/** Whether a request ended without a response: adapters then set the status 0, also in a nested cause. */
function hasNoAnswer(failure: unknown): boolean {
  const { status, cause } = toUnknownRecord(failure);
  return status === 0 || (cause !== undefined && hasNoAnswer(cause));
}
