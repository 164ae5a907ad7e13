import type { Browser, Page } from 'playwright';
import { installClickWatcher } from '#tests/tools/bench/click/watched-click.ts';

/** An empty tab, in which each document that is loaded watches its clicks. */
export async function openWatchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  // The compiler of these files wraps named functions in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installClickWatcher);
  return page;
}
