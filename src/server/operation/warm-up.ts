import { isInvalidated } from '#domain/caching/invalidation.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import { messageOf } from '#domain/message-of.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import type { World } from '#src/di/world.ts';
import type { PageHandler } from '#src/server/pages/page-handler.ts';

/** Milliseconds until a CMS that was away at the start is asked again. */
const again = 5000;

/**
 * Draws home and calendar of both languages, so that the first visitor need not wait. One after the other: a process that has
 * just begun is slow, and four pages at once would take the CMS's answers for late. Where the CMS is away there is nothing to
 * draw them from: it is asked again every few seconds, lest a site that began before its CMS stand without menus, or without
 * its calendar, for as long as a failure is remembered. `report` takes after each attempt what could not be drawn (`home nl`).
 * Settles after the first attempt; the function it gives ends the others.
 */
export async function warmUp(
  world: World,
  pageHandler: PageHandler,
  report: (missing: readonly string[]) => void,
): Promise<() => void> {
  const timer = world.get(Timer);
  let stop = () => {};
  const attempt = async (): Promise<void> => {
    const missing: string[] = [];
    for (const locale of locales) missing.push(...(await coldPages(locale, world, pageHandler)));
    report(missing);
    const cold = locales.filter((locale) => missing.some((page) => page.endsWith(` ${locale}`)));
    if (cold.length === 0) return;
    world.get(Logger).warn('server.warm-up-failed', { missing: missing.join(', ') });
    stop = timer.after(again, () => {
      for (const locale of cold) forgetPages(locale, world, pageHandler);
      void attempt();
    });
  };
  await attempt();
  return () => stop();
}

/** Which of a language's home and calendar cannot be given; both where it has no menus. */
async function coldPages(locale: Locale, world: World, pageHandler: PageHandler): Promise<readonly string[]> {
  const [home, calendar] = [`home ${locale}`, `calendar ${locale}`];
  const global = await world
    .get(CmsPort)
    .global({ locale })
    .catch((cause: unknown) => {
      world.get(Logger).warn('server.menus-missing', { locale, message: messageOf(cause) });
    });
  if (!global) return [home, calendar];
  const hasHome = await pageHandler.warm(localPath(locale, '/'));
  const hasCalendar = await pageHandler.warm(global.globalPages.eventOverview.url);
  return [...(hasHome ? [] : [home]), ...(hasCalendar ? [] : [calendar])];
}

/** What pages share is forgotten, its failures with it, and so are the pages drawn without. */
function forgetPages(locale: Locale, world: World, pageHandler: PageHandler): void {
  const isMeant = (key: string) => isInvalidated(key, [`global ${locale}`, `page ${locale}`]);
  world.get(CacheToken).purge(isMeant, 'hard');
  pageHandler.purge(isMeant, 'hard');
}
