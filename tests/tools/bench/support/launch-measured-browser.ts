import { type Browser, chromium } from 'playwright';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** Starts a browser that compiles scripts for speed, as browsers of visitors do, and those of tests do not. */
export function launchMeasuredBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
