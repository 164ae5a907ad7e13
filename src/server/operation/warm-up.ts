import { isForgotten } from '#domain/caching/forgetting.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { localPath } from '#domain/locale/locale-routes.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Timer } from '#ports/timer.port.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import type { World } from '#src/di/world.ts';
import type { PageDesk } from '#src/server/pages/page-desk.ts';

/** Milliseconds until a CMS that was away at the start is asked again. */
const again = 5000;

/**
 * Draws home and calendar of both languages, so that the first visitor need not wait. Where the CMS is away there is nothing to
 * draw them from: it is asked again every few seconds, lest a site that began before its CMS stand without menus for as long
 * as a failure is remembered. Settles after the first attempt; the function it gives ends the others.
 */
export async function warmUp(world: World, desk: PageDesk): Promise<() => void> {
  const timer = world.get(Timer);
  let stop = () => {};
  const attempt = async (): Promise<void> => {
    const warm = await Promise.all(locales.map((locale) => warmUpIn(locale, world, desk)));
    if (warm.includes(false)) stop = timer.after(again, () => void forgetFailures(world, desk).then(attempt));
  };
  await attempt();
  return () => stop();
}

async function warmUpIn(locale: Locale, world: World, desk: PageDesk): Promise<boolean> {
  const global = await world
    .get(CmsPort)
    .global(locale)
    .catch(() => undefined);
  if (!global) return false;
  await Promise.all(
    [localPath(locale, '/'), global.globalPages.eventOverview.url].map((path) => desk.warm(path)),
  );
  return true;
}

/** What all pages share is forgotten where it is only known that it could not be had, and with it the pages drawn without. */
async function forgetFailures(world: World, desk: PageDesk): Promise<void> {
  for (const locale of locales) {
    const isThere = await world
      .get(CmsPort)
      .global(locale)
      .then(
        () => true,
        () => false,
      );
    if (isThere) continue;
    const isMeant = (key: string) => isForgotten(key, [`global ${locale}`, `page ${locale}`]);
    world.get(CacheToken).purge(isMeant, 'hard');
    desk.purge(isMeant, 'hard');
  }
}
