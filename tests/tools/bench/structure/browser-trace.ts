import type { Page } from 'playwright';
import { findFreePorts, startCommand } from '#tests/commands/running-command.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { type ExecutedFile, listExecutedFiles } from '#tests/tools/bench/structure/executed-files.ts';
import { logIn } from '#tests/tools/bench/support/log-in.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** The files of which a function runs after a click, in a browser. */
export interface BrowserTrace {
  /** From the hover over a filter to the new list. */
  readonly filterClick: readonly ExecutedFile[];
  /** From a click on a bookmark to the Bridge's answer. */
  readonly favourite: readonly ExecutedFile[];
}

/** Traces the site in development mode, where each file is a separate script. Undefined without a browser. */
export async function traceBrowser(): Promise<BrowserTrace | undefined> {
  if (findBrowser() === undefined) return undefined;
  const port = await findFreePorts(6);
  const environment = { PORT: String(port), SANDBOX_PORT: String(port + 1) };
  const command = startCommand('npm run dev:live', environment, /Ready: (http:\/\/localhost:\d+)/);
  const browser = await launchBrowser();
  try {
    const url = await command.address;
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/concerten`);
    await page.waitForLoadState('networkidle');
    await logIn(page, url);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const favourite = await tracedFiles(page, () => clickBookmark(page));
    return { favourite, filterClick: await tracedFiles(page, () => clickFilter(page)) };
  } finally {
    await browser.close();
    await command.stop();
  }
}

async function tracedFiles(page: Page, act: () => Promise<unknown>): Promise<readonly ExecutedFile[]> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await act();
  const scripts = await page.coverage.stopJSCoverage();
  return listExecutedFiles(scripts, (url) => new URL(url).pathname.slice(1));
}

async function clickBookmark(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.locator('main button[aria-pressed]').first().click();
  await saved;
}

async function clickFilter(page: Page): Promise<void> {
  const listed = page.waitForURL(({ search }) => search !== '');
  await page.locator('fieldset > label:not([data-zero])').first().click();
  await listed;
  await page.locator('#results[data-state="settled"]').waitFor();
}
