import type { BrowserContext, Page } from 'playwright';
import { chunkReloadStorageKey } from '#src/browser/before-hydration/claim-reload.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';

/** The headings of pages that could not be shown. */
const failures: readonly string[] = [siteTexts.nl.notFound, siteTexts.nl.away, siteTexts.nl.offline];

/** A page that only one tab visits, so that no other tab has put its code into a cache. */
export const unvisitedPath = '/pers';

/** A tab that stays open during an upgrade, and what its visitor notices. */
export class UpgradeTab {
  readonly page: Page;
  clicks = 0;
  /** The pages that could not be shown, with their addresses. */
  readonly failed: string[] = [];
  /** The responses of the site with 5xx. */
  readonly serverErrors: string[] = [];
  /** The times at which the page reloaded itself because code was missing. */
  readonly reloads = new Set<string>();

  private constructor(page: Page, origin: string) {
    this.page = page;
    page.on('response', (response) => {
      if (response.url().startsWith(origin) && response.status() >= 500)
        this.serverErrors.push(`${response.status()} ${response.url()}`);
    });
  }

  /** Opens a page of the site, and waits until it is hydrated. */
  static async open(context: BrowserContext, origin: string, path: string): Promise<UpgradeTab> {
    const tab = new UpgradeTab(await context.newPage(), origin);
    await tab.page.goto(`${origin}${path}`);
    await waitForHydration(tab.page);
    return tab;
  }

  /** Clicks a link to another page of the site. */
  async follow(): Promise<void> {
    this.clicks += 1;
    const href = await this.page.evaluate(
      ([number, avoided]) => {
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href], nav a[href]'),
        ];
        const others = links.filter(
          ({ origin, pathname, hash, target, hreflang }) =>
            origin === location.origin &&
            pathname !== location.pathname &&
            !pathname.startsWith(avoided) &&
            `${hash}${target}${hreflang}` === '' &&
            !/\.\w+$|^\/(?:en|set-language|newsletter)\b/.test(pathname),
        );
        const link = others[(number * 7) % others.length];
        link?.click();
        return link?.pathname;
      },
      [this.clicks, unvisitedPath] as const,
    );
    if (href === undefined) await this.page.goto(new URL('/', this.page.url()).href);
    else await this.arrive(href);
  }

  /** Follows a link that is on the page, wherever it is. */
  async followTo(path: string): Promise<void> {
    this.clicks += 1;
    await this.page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await this.arrive(path);
  }

  /** Records whether the page of a link is shown. */
  private async arrive(path: string): Promise<void> {
    const { page } = this;
    try {
      await page.waitForURL((url) => url.pathname === path, { timeout: 15_000, waitUntil: 'commit' });
      await page.locator('#results[data-state="pending"]').waitFor({ state: 'detached', timeout: 15_000 });
      const heading = await page.locator('h1').first().innerText({ timeout: 15_000 });
      if (failures.includes(heading)) this.failed.push(`${path}: ${heading}`);
    } catch (cause) {
      this.failed.push(`${path}: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`);
    }
    await this.recordReload();
  }

  async recordReload(): Promise<void> {
    const time = await this.page
      .evaluate((key) => sessionStorage.getItem(key), chunkReloadStorageKey)
      .catch(() => null);
    if (time !== null) this.reloads.add(time);
  }
}
