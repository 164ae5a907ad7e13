import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell suffices for most tests and needs three quarters of the time; it has no back-forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Linux, macOS and Windows install a full Chromium, preferred first. */
const fullBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser for tests: the one that CHROMIUM_PATH names, the system's, or Playwright's own. Undefined if there is none. */
export function findBrowser(exists: (path: string) => boolean = existsSync): string | undefined {
  return [process.env['CHROMIUM_PATH'] ?? '', headlessShell].find(exists) ?? findWholeBrowser(exists);
}

/** The same, but never the headless shell. */
export function findWholeBrowser(exists: (path: string) => boolean = existsSync): string | undefined {
  return [...fullBrowsers, chromium.executablePath()].find(exists);
}
