import type { Container } from 'inversify';
import type { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { isInvalidatedByPrefix } from '#domain/caching/invalidation-prefix.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { toLocalePath } from '#domain/locale/locale-routes.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { DataCacheToken } from '#src/worlds/tokens.ts';

/** The delay between attempts while the CMS is down. */
const retryDelayMs = 5000;

/**
 * Renders home page and calendar of both languages into the cache before the first visitor. The pages are rendered one after the
 * other: a new process is slow, and with four pages at once CMS requests would time out. If the CMS is down, retries every few
 * seconds, so that a site that started before its CMS does not lack menus or calendar for the lifetime of a cached failure.
 * `report` is called after each attempt with the pages that could not be rendered (`home nl`). Resolves after the first attempt to
 * a function that stops further attempts.
 */
export async function warmUp(
  world: Container,
  pageHandler: PageHandler,
  report: (missing: readonly string[]) => void,
): Promise<() => void> {
  const timer = world.get(Timer);
  let stop = () => {};
  const attempt = async (): Promise<void> => {
    const missing: string[] = [];
    for (const locale of locales) missing.push(...(await findColdPages(locale, world, pageHandler)));
    report(missing);
    const coldLocales = locales.filter((locale) => missing.some((page) => page.endsWith(` ${locale}`)));
    if (coldLocales.length === 0) return;
    world.get(Logger).warn('server.warm-up-failed', { missing: missing.join(', ') });
    stop = timer.after(retryDelayMs, () => {
      for (const locale of coldLocales) purgePages(locale, world, pageHandler);
      void attempt();
    });
  };
  await attempt();
  return () => stop();
}

/** Which of a language's home page and calendar could not be rendered; both if its menus are missing. */
async function findColdPages(
  locale: Locale,
  world: Container,
  pageHandler: PageHandler,
): Promise<readonly string[]> {
  const [home, calendar] = [`home ${locale}`, `calendar ${locale}`];
  const global = await world
    .get(CmsPort)
    .global({ locale })
    .catch((cause: unknown) => {
      world.get(Logger).warn('server.menus-missing', { locale, message: toErrorMessage(cause) });
    });
  if (!global) return [home, calendar];
  const hasHome = await pageHandler.warm(toLocalePath(locale, '/'));
  const hasCalendar = await pageHandler.warm(global.globalPages.eventOverview.url);
  return [...(hasHome ? [] : [home]), ...(hasCalendar ? [] : [calendar])];
}

/** Purges the cached failures of a language, and the pages rendered with them. */
function purgePages(locale: Locale, world: Container, pageHandler: PageHandler): void {
  const isAffected = (key: string) => isInvalidatedByPrefix(key, [`global ${locale}`, `page ${locale}`]);
  world.get(DataCacheToken).purge(isAffected, 'hard');
  pageHandler.purge(isAffected, 'hard');
}
