import { redirect } from 'react-router-dom';
import { listMeantPaths, parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import {
  continueRedirectSearch,
  type RedirectStep,
  startRedirectSearch,
} from '#domain/page/follow-redirects.ts';
import type { Page } from '#domain/page/page.ts';
import type { LookupResult } from '#ports/cms.port.ts';
import { loadErrorPage } from '#src/loaders/error-page.loader.ts';
import type { PageResult } from '#src/page-result.ts';
import { pageNotFoundFailure } from '#src/route-failure.ts';
import { loadNextConcerts } from '#ui/template/load-next-concerts.ts';
import type { PageVisit } from '#ui/template/page-visit.ts';

/** Handles an address without a CMS page: throws a redirect (ROUTE-14), or returns the error page. */
export async function resolveMissingPage(
  missing: Exclude<LookupResult<Page>, { kind: 'found' }>,
  visit: PageVisit,
): Promise<PageResult> {
  const outcome = await findCmsRedirect(visit);
  if (outcome.kind === 'redirect') throw redirect(outcome.to, outcome.status);
  const meant = outcome.kind === 'none' && (await findMeantPath(visit));
  if (meant) throw redirect(meant, 301);
  const status = outcome.kind === 'gone' || missing.kind === 'gone' ? 410 : pageNotFoundFailure.statusCode;
  visit.logger.info('page.not-found', {
    path: visit.url.pathname,
    status,
    message: pageNotFoundFailure.message,
  });
  const [page, coming] = await Promise.all([loadErrorPage(status, visit), loadNextConcerts(visit)]);
  return { kind: 'error', status, page, coming };
}

/** Finds the editors' redirect for an address without a page (ROUTE-14); none if the CMS cannot be reached. */
export async function findCmsRedirect(visit: PageVisit): Promise<Exclude<RedirectStep, { kind: 'ask' }>> {
  const { cms, url, locale, logger, signal } = visit;
  const site = { origin: visit.settings.origin, siteHosts: visit.settings.hosts };
  let step = startRedirectSearch(url.pathname);
  while (step.kind === 'ask') {
    const rules = await cms.redirects({ locale, path: step.path }, signal).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      logger.warn('redirects.unreachable', { path: url.pathname });
      return [];
    });
    step = continueRedirectSearch(step.trail, rules, site);
  }
  if (step.kind === 'refused') logger.warn('redirects.rejected', { path: url.pathname, reason: step.reason });
  return step;
}

/** The first path that a mistyped one may mean and that has a page (ROUTE-14). */
async function findMeantPath({ cms, url, signal }: PageVisit): Promise<string | undefined> {
  for (const path of listMeantPaths(url.pathname)) {
    const { kind } = await cms.page(parseLocaleAndUri(path), signal);
    if (kind === 'found') return path;
  }
  return undefined;
}
