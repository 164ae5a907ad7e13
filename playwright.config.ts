import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import '#tests/support/hall-time.setup.ts';
import { browserArgs } from '#tests/tools/run/browser-args.ts';
import { findBrowser, findWholeBrowser } from '#tests/tools/run/browser.ts';

const executablePath = findBrowser();
const wholeBrowserPath = findWholeBrowser();

/** Whether this is `npm run test:all`: every language at every width, the full browser too, and the tests tagged `@all`. */
const isAll = process.env['TEST_ALL'] === '1';

/** The back/forward cache, which the headless shell does not have. */
const wholeBrowserOnly = wholeBrowserPath === undefined ? [/@whole-browser/] : [];
const left = [...wholeBrowserOnly, ...(isAll ? [] : [/@all/])];

const launch = (path: string | undefined) => ({
  launchOptions: { ...(path && { executablePath: path }), args: [...browserArgs] },
});

/**
 * Browser tests of the site, on a phone and on a desktop. A test tagged `@phone` or `@desk` runs on that one only. `npm test` visits what
 * is in both languages in Dutch on the phone and in English on the desktop. Every wait ends when what it waits for is there: the limits are
 * those of a test that will never end, on a machine that is four times slower.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A service worker would hide the failures that tests inject; tests of service workers allow them.
    serviceWorkers: 'block',
    navigationTimeout: 120_000,
    ...launch(executablePath),
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [...left, /@desk/, ...(isAll ? [] : [/\(en\)/])],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desk',
      grepInvert: [...left, /@phone/, ...(isAll ? [] : [/\(nl\)/])],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // It fetches the modules of a page differently from the headless shell.
    ...(isAll && wholeBrowserPath !== undefined && wholeBrowserPath !== executablePath
      ? [
          {
            name: 'full-browser',
            grepInvert: [...left, /@phone/, /\(nl\)/],
            use: { viewport: { width: 1440, height: 900 }, ...launch(wholeBrowserPath) },
          },
        ]
      : []),
  ],
});
