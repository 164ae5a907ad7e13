import { type Browser, chromium } from 'playwright';
import { browserArgs } from '#tests/tools/run/browser-args.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** Starts the browser that the browser tests use, with the same command line. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...browserArgs], ...(executablePath && { executablePath }) });
}
