import { redirect } from 'react-router-dom';
import { pageNotFoundFailure } from '#domain/page/error-page.ts';
import { findRedirect, followRedirect, type RedirectStep } from '#domain/page/follow-redirects.ts';
import type { Page } from '#domain/page/page.ts';
import type { Lookup } from '#domain/queries/cms-queries.ts';
import { errorPage } from '#src/loaders/error-page.loader.ts';
import { nextConcerts } from '#src/loaders/next-concerts.loader.ts';
import type { Visit } from '#src/loaders/visit.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';

/** What stands at an address where the CMS has no page: another address (ROUTE-14), else the page that says so. */
export async function missingPage(
  missing: Exclude<Lookup<Page>, { kind: 'found' }>,
  visit: Visit,
): Promise<PageAnswer> {
  const way = await redirectFor(visit);
  if (way.kind === 'redirect') throw redirect(way.to, way.status);
  const status = way.kind === 'gone' || missing.kind === 'gone' ? 410 : pageNotFoundFailure.statusCode;
  visit.logger.info('page.not-found', {
    path: visit.url.pathname,
    status,
    message: pageNotFoundFailure.message,
  });
  const [page, coming] = await Promise.all([errorPage(status, visit), nextConcerts(visit)]);
  return { kind: 'error', status, page, coming };
}

/** Where the editors send visitors of an address that has no page (ROUTE-14). Where nobody can be asked, nobody is sent. */
export async function redirectFor(visit: Visit): Promise<Exclude<RedirectStep, { kind: 'ask' }>> {
  const { cms, url, locale, logger, signal } = visit;
  const site = { origin: visit.settings.origin, siteHosts: visit.settings.hosts };
  let step = findRedirect(url.pathname);
  while (step.kind === 'ask') {
    const rules = await cms.redirects({ locale, path: step.path }, signal).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      logger.warn('redirects.unreachable', { path: url.pathname });
      return [];
    });
    step = followRedirect(step.trail, rules, site);
  }
  if (step.kind === 'refused') logger.warn('redirects.rejected', { path: url.pathname, why: step.why });
  return step;
}
