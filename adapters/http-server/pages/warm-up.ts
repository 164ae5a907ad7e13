import type { Pages } from '#adapters/http-server/pages/pages.ts';
import { type Pipeline, purgePrefixes } from '#adapters/http-server/pipeline/pipeline.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** The delay between attempts while the CMS is down. */
const retryDelayMs = 5000;

/**
 * Renders home page and calendar of each language into the cache before the first visitor. The pages are rendered one after the
 * other: a new process is slow, and with four pages at once CMS requests would time out. If the CMS is down, retries every few
 * seconds, so that a site that started before its CMS does not lack menus or calendar for the lifetime of a cached failure.
 * After each attempt the readiness learns which pages could not be rendered (`home nl`). Resolves after the first attempt with what it
 * missed. No attempt follows an abort of `signal`.
 */
export async function warmUp(
  pipeline: Pipeline,
  pages: Pages,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { timer, logger, readiness, caches } = pipeline;
  let cancelRetry = () => {};
  signal.addEventListener('abort', () => cancelRetry(), { once: true });
  const attempt = async (): Promise<readonly string[]> => {
    const missing: string[] = [];
    for (const locale of locales) missing.push(...(await findColdPages(locale, pipeline, pages)));
    readiness.report(missing);
    const coldLocales = locales.filter((locale) => missing.some((page) => page.endsWith(` ${locale}`)));
    if (coldLocales.length === 0 || signal.aborted) return missing;
    logger.warn('server.warm-up-failed', { missing: missing.join(', ') });
    cancelRetry = timer.after(retryDelayMs, () => {
      // Purges the cached failures of a language, and the pages rendered with them.
      const prefixes = coldLocales.flatMap((locale) => [`global ${locale}`, `page ${locale}`]);
      purgePrefixes(caches, prefixes, 'hard');
      void attempt();
    });
    return missing;
  };
  return attempt();
}

/** Which of a language's home page and calendar could not be rendered; both if its menus are missing. */
async function findColdPages(locale: Locale, pipeline: Pipeline, pages: Pages): Promise<readonly string[]> {
  const [home, calendar] = [`home ${locale}`, `calendar ${locale}`];
  const global = await pipeline.world
    .get(CmsPort)
    .global({ locale })
    .catch((cause: unknown) => {
      pipeline.logger.warn('server.menus-missing', { locale, message: toErrorMessage(cause) });
    });
  if (!global) return [home, calendar];
  const hasHome = await pages.renderIntoCache(toLocalePath(locale, '/'));
  const hasCalendar = await pages.renderIntoCache(global.globalPages.eventOverview.url);
  return [...(hasHome ? [] : [home]), ...(hasCalendar ? [] : [calendar])];
}
