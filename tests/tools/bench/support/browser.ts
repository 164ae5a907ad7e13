import { type Browser, chromium, type Page } from 'playwright';
import { type AtEnd, Skipped } from '#tests/tools/bench/support/report.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** The CPU throttling of benchmarks in a browser, about a mid-range phone. */
export const slowdown = 4;

/** Starts a browser that compiles scripts for speed, as browsers of visitors do, and those of tests do not. */
export async function launchMeasuredBrowser(atEnd: AtEnd): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Skipped('there is no Chromium');
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  atEnd(() => browser.close());
  return browser;
}

/** Slows the page's processor down. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
