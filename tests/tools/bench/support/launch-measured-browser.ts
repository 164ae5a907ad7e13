import { type Browser, chromium } from 'playwright';
import { type AtEnd, Skipped } from '#tests/tools/bench/support/report.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** Starts a browser that compiles scripts for speed, as browsers of visitors do, and those of tests do not. */
export async function launchMeasuredBrowser(atEnd: AtEnd): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Skipped('there is no Chromium');
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  atEnd(() => browser.close());
  return browser;
}
