import { findRedirect, followRedirect, type RedirectStep } from '#domain/page/follow-redirects.ts';
import type { Visit } from '#src/loaders/visit.ts';

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
  if (step.kind === 'refused') logger.warn('redirects.refused', { path: url.pathname, why: step.why });
  return step;
}
