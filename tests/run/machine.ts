import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Machine } from '#tests/run/browser.ts';
import { run } from '#tests/run/command.ts';

/** This machine, as the search for a browser sees it. */
export function thisMachine(folder: string): Machine {
  return {
    has: existsSync,
    ownBrowser: chromium.executablePath(),
    mayInstall: process.getuid?.() === 0,
    install: async () => {
      console.log('  no browser here: installing Chromium');
      await run(['apt-get', 'update'], folder);
      await run(['apt-get', 'install', '-y', 'chromium'], folder);
      // Older distributions do not have it; Chromium alone does as well.
      await run(['apt-get', 'install', '-y', 'chromium-headless-shell'], folder);
    },
  };
}
