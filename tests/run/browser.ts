import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';

/** What the search for a browser reads of the machine. */
export interface Machine {
  /** Whether a program is at a path. */
  has(path: string): boolean;
  /** The browsers of Chromium's family where the installers of macOS, Windows and Linux put them, best first. */
  installed(): readonly string[];
  /** Where Playwright installs a Chromium of its own. */
  readonly playwrightBrowser: string;
}

export const thisMachine: Machine = {
  has: existsSync,
  installed: () => {
    try {
      return Launcher.getInstallations();
    } catch {
      // On Linux this is how it says that it has found none.
      return [];
    }
  },
  playwrightBrowser: chromium.executablePath(),
};

/** The headless shell does what most tests need in three quarters of the time; it never restores a page that was left. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Linux distributions put a whole Chromium. */
const linuxBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser for tests: the one that CHROMIUM_PATH names, the system's, or Playwright's own. Undefined if there is none. */
export function findBrowser(machine = thisMachine, named = process.env['CHROMIUM_PATH']): string | undefined {
  return firstOf(machine, [...(named ? [named] : []), headlessShell]) ?? findWholeBrowser(machine);
}

/** The same, but never the headless shell: for what only a whole browser does. */
export function findWholeBrowser(machine = thisMachine): string | undefined {
  return (
    firstOf(machine, linuxBrowsers) ??
    firstOf(machine, machine.installed()) ??
    firstOf(machine, [machine.playwrightBrowser])
  );
}

function firstOf(machine: Machine, paths: readonly string[]): string | undefined {
  return paths.find((path) => machine.has(path));
}
