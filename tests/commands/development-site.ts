import type { Browser, BrowserContext, Page } from 'playwright';
import { findFreePorts, ready, startCommand } from '#tests/commands/running-command.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';

/** The site of `npm run dev`, and a browser. */
export interface DevelopmentSiteParts {
  readonly url: string;
  readonly browser: Browser;
  /** The tabs of one visitor, which fetch the modules of the site once. */
  readonly tabs: BrowserContext;
  /** Opens a path in a new tab. */
  open(path: string): Promise<Page>;
  stop(): Promise<void>;
}

/** Runs `npm run dev` in a copy of the project, and starts a browser. */
export async function developmentSite(folder: string): Promise<DevelopmentSiteParts> {
  const port = await findFreePorts(6);
  const environment = { PORT: String(port), SANDBOX_PORT: String(port + 1), SHUTDOWN_DRAIN_MS: '0' };
  const command = startCommand('npm run dev', environment, ready, folder);
  const browser = await launchBrowser();
  const stop = async () => {
    await browser.close();
    await command.stop();
  };
  try {
    const url = await command.address;
    const tabs = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
    return {
      url,
      browser,
      tabs,
      stop,
      open: async (path) => {
        const page = await tabs.newPage();
        await page.goto(`${url}${path}`);
        return page;
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
