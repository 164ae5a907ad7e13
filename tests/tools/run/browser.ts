import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';

/** The machine's properties that the search for a browser reads. */
export interface Machine {
  /** Whether a path is an executable. */
  has(path: string): boolean;
  /** The paths where installers of Chromium-based browsers on macOS, Windows and Linux put them, preferred first. */
  installed(): readonly string[];
  /** The path of Playwright's own Chromium. */
  readonly playwrightBrowser: string;
}

export const currentMachine: Machine = {
  has: existsSync,
  installed: () => {
    try {
      return Launcher.getInstallations();
    } catch {
      // On Linux this means that it has found none.
      return [];
    }
  },
  playwrightBrowser: chromium.executablePath(),
};

/** The headless shell suffices for most tests and needs three quarters of the time; it has no back-forward cache. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The paths of the full Chromium on Linux distributions. */
const linuxBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser for tests: the one that CHROMIUM_PATH names, the system's, or Playwright's own. Undefined if there is none. */
export function findBrowser(
  machine = currentMachine,
  named = process.env['CHROMIUM_PATH'],
): string | undefined {
  return firstOf(machine, [...(named ? [named] : []), headlessShell]) ?? findWholeBrowser(machine);
}

/** The same, but never the headless shell. */
export function findWholeBrowser(machine = currentMachine): string | undefined {
  return (
    firstOf(machine, linuxBrowsers) ??
    firstOf(machine, machine.installed()) ??
    firstOf(machine, [machine.playwrightBrowser])
  );
}

function firstOf(machine: Machine, paths: readonly string[]): string | undefined {
  return paths.find((path) => machine.has(path));
}
