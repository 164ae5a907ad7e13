import { chromium, type Page } from 'playwright';
import { findFreePorts, startCommand } from '#tests/commands/running-command.ts';
import { findBrowser } from '#tests/run/browser.ts';

/** The site of `npm run dev`, and a browser. */
export interface DevelopmentSiteParts {
  readonly url: string;
  /** Opens a path in a new tab. */
  open(path: string): Promise<Page>;
  stop(): Promise<void>;
}

/** Runs `npm run dev` in a copy of the project, and starts a browser. */
export async function developmentSite(folder: string): Promise<DevelopmentSiteParts> {
  const port = await findFreePorts(6);
  const environment = { PORT: String(port), SANDBOX_PORT: String(port + 1), SHUTDOWN_DRAIN_MS: '0' };
  const command = startCommand('npm run dev', environment, /Ready: (http:\/\/localhost:\d+)/, folder);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  const stop = async () => {
    await browser.close();
    await command.stop();
  };
  try {
    const url = await command.address;
    return {
      url,
      stop,
      open: async (path) => {
        const page = await browser.newPage({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
        await page.goto(`${url}${path}`);
        return page;
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
