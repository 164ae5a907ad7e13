import { defineConfig } from 'playwright/test';
import { findBrowser } from '#tests/run/browser.ts';

const executablePath = findBrowser();

/** The site in a real browser, as a visitor on a phone and at a desk sees it. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  globalTimeout: 19 * 60_000,
  timeout: 60_000,
  // A machine that does other things as well is no reason to fail.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Twice as many as a small machine has cores: half of a visit is waiting.
  workers: 4,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A worker would answer in place of what a test lets go wrong; tests of workers allow them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // Letters have the same edges in the whole browser and in its headless shell.
        '--font-render-hinting=none',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // Those set their own windows, or look at something that no width changes: once is enough.
      testIgnore: [
        '**/support/**',
        ...['crawl', 'debug', 'editors', 'event-version', 'hydration', 'kept-pages', 'menus'].map(specFile),
        ...['back-and-forth', 'offline-demo', 'outage', 'read-aloud', 'security', 'tix-frame'].map(specFile),
      ],
      grepInvert: crossed('en'),
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desk',
      // Every template is looked at narrow, light and dark; wide, each by the spec of its own screen.
      testIgnore: specFile('access-of-templates'),
      grepInvert: crossed('nl'),
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
  ],
});

/** Screens whose visits differ by width or by language, not by both: Dutch is read on the phone, English at the desk. */
function crossed(otherLanguage: 'nl' | 'en'): RegExp {
  const screens = 'discovery|header-search|keuzehulp|keuzehulp-outcome|pages|press|schools?|search|series';
  const visits = 'consent|find-a-concert|hall-time|keyboard|navigation|take-along|visitor|without-script';
  return new RegExp(`[\\s/](?:${screens}|${visits})\\.spec\\.ts .*\\(${otherLanguage}\\)`);
}

function specFile(name: string): string {
  return `**/${name}.spec.ts`;
}
