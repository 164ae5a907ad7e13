import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ExecutedFile, listExecutedFiles } from '#tests/tools/bench/structure/executed-files.ts';
import { logIn } from '#tests/tools/bench/support/log-in.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** The trace of the site in a browser. */
export interface BrowserTrace {
  /** The files with a function that runs from the hover to the new list. */
  readonly filterClick: readonly ExecutedFile[];
  /** The same from a click on a bookmark to the Bridge's answer. */
  readonly favourite: readonly ExecutedFile[];
  /** The context providers around the main part of a page. */
  readonly providers: number;
}

/** Traces the site in development mode, where each file is a separate script. Undefined without a browser. */
export async function traceBrowser(): Promise<BrowserTrace | undefined> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return undefined;
  const site = await developmentSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/concerten`);
    await page.waitForLoadState('networkidle');
    await logIn(page, site.url);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const providers = await providersAround(page);
    const favourite = await tracedFiles(page, () => clickBookmark(page));
    const filterClick = await tracedFiles(page, () => clickFilter(page));
    return { filterClick, favourite, providers };
  } finally {
    await browser.close();
    site.stop();
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

/** Walks from the main element up through React's fiber tree, by a private property of the element. */
function providersAround(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    /** React's tag of context provider fibers. */
    const contextProvider = 10;
    interface Fiber {
      readonly tag: number;
      readonly return: Fiber | null;
    }
    const key = Object.keys(main).find((name) => name.startsWith('__reactFiber$')) ?? '';
    let count = 0;
    let fiber = (main as unknown as Record<string, Fiber | null | undefined>)[key];
    for (; fiber; fiber = fiber.return) if (fiber.tag === contextProvider) count += 1;
    return count;
  });
}

/** The site in development mode with the sandbox, in a separate process. */
async function developmentSite(): Promise<{ readonly url: string; stop(): void }> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/demo/dev.ts', '--live'], {
    cwd: root,
    env,
  });
  await isReady(server);
  return { url: `http://localhost:${port}`, stop: () => server.kill() };
}

async function isReady({ stdout, stderr }: ChildProcess): Promise<void> {
  if (!stdout || !stderr) throw new Error('The site has no output.');
  stderr.resume();
  for await (const line of createInterface(stdout)) {
    if (!line.startsWith('Ready:')) continue;
    stdout.resume();
    return;
  }
  throw new Error('The site did not start.');
}
