/** What the search for a browser asks of the machine. */
export interface Machine {
  /** Whether a program stands at a path. */
  has(path: string): boolean;
  /** Where Playwright would have put a Chromium of its own. */
  readonly ownBrowser: string;
  /** Whether packages of the system may be installed. */
  readonly mayInstall: boolean;
  /** Installs the system's Chromium; failure shows in that it is still not there. */
  install(): Promise<void>;
}

/** Where systems put a whole Chromium. The headless shell does not have all of it: a page that was left is never restored. */
export const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The headless shell first: it does for most tests what the whole browser does, in three quarters of the time. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', ...wholeBrowsers];

/** Where a Chromium is: the one asked for, the system's, Playwright's own, or one installed now. Undefined: nowhere. */
export async function browserOn(machine: Machine, asked: string | undefined): Promise<string | undefined> {
  const places = [...(asked ? [asked] : []), ...systemBrowsers, machine.ownBrowser];
  const there = () => places.find((path) => machine.has(path));
  if (there() || !machine.mayInstall) return there();
  await machine.install();
  return there();
}
