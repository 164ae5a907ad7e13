import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';

/** The headless shell suffices for most tests and needs three quarters of the time; it has no back-forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser for tests: the one that CHROMIUM_PATH names, the system's, or Playwright's own. Undefined if there is none. */
export function findBrowser(exists = existsSync, installed = listInstalled): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  return [named, headlessShell].find((path) => exists(path)) ?? findWholeBrowser(exists, installed);
}

/** The same, but never the headless shell. */
export function findWholeBrowser(exists = existsSync, installed = listInstalled): string | undefined {
  return [...installed(), chromium.executablePath()].find((path) => exists(path));
}

/** The paths of the Chromium-based browsers that are installed, on Linux, macOS or Windows, preferred first. */
function listInstalled(): readonly string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // On Linux this means that it has found none.
    return [];
  }
}
