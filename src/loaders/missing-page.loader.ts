import { redirect } from 'react-router-dom';
import { pageNotFoundFailure } from '#domain/page/error-page.ts';
import { findRedirect, followRedirect, type RedirectStep } from '#domain/page/follow-redirects.ts';
import type { Page } from '#domain/page/page.ts';
import type { Lookup } from '#domain/queries/cms-queries.ts';
import { errorPage } from '#src/loaders/error-page.loader.ts';
import { nextConcerts } from '#src/loaders/next-concerts.loader.ts';
import type { Visit } from '#src/loaders/visit.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';

/** Handles an address without a CMS page: throws a redirect (ROUTE-14), or returns the error page. */
export async function missingPage(
  missing: Exclude<Lookup<Page>, { kind: 'found' }>,
  visit: Visit,
): Promise<PageAnswer> {
  const outcome = await redirectFor(visit);
  if (outcome.kind === 'redirect') throw redirect(outcome.to, outcome.status);
  const status = outcome.kind === 'gone' || missing.kind === 'gone' ? 410 : pageNotFoundFailure.statusCode;
  visit.logger.info('page.not-found', {
    path: visit.url.pathname,
    status,
    message: pageNotFoundFailure.message,
  });
  const [page, coming] = await Promise.all([errorPage(status, visit), nextConcerts(visit)]);
  return { kind: 'error', status, page, coming };
}

/** Finds the editors' redirect for an address without a page (ROUTE-14); none if the CMS cannot be reached. */
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
