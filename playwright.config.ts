import { defineConfig } from 'playwright/test';
import { browserArgs } from '#tests/tools/run/browser-args.ts';
import { findBrowser, findWholeBrowser } from '#tests/tools/run/browser.ts';

const args = [...browserArgs];
const executablePath = findBrowser();
const wholeBrowserPath = findWholeBrowser() ?? executablePath;

/** Browser tests of the site, on a phone and on a desktop. A test tagged `@phone` or `@desk` runs on that one only. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  globalTimeout: 19 * 60_000,
  timeout: 60_000,
  // Long enough for a busy machine.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // Twice the cores of a small machine, because tests wait half of the time.
  workers: 4,
  retries: 0,
  reporter: 'line',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A service worker would hide the failures that tests inject; tests of service workers allow them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args,
    },
  },
  projects: [
    {
      name: 'phone',
      // These set their own window size, or test what does not depend on the width.
      testIgnore: [
        ...['crawl', 'debug', 'editors', 'event-version', 'hydration', 'menus', 'offline-pages'].map(
          specFile,
        ),
        ...[
          'back-and-forth',
          'load-failure',
          'offline-demo',
          'outage',
          'read-aloud',
          'security',
          'tix-frame',
        ].map(specFile),
      ],
      grepInvert: [excludeLanguage('en'), /@desk/],
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desk',
      // This spec tests every template on the phone; on the desktop the spec of each screen does.
      testIgnore: specFile('access-of-templates'),
      grepInvert: [excludeLanguage('nl'), /@phone/],
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    // The headless shell and the full browser fetch the modules of a page differently.
    ...(wholeBrowserPath === executablePath
      ? []
      : [
          {
            name: 'full-browser',
            testMatch: specFile('load-failure'),
            grepInvert: /@desk/,
            use: {
              browserName: 'chromium' as const,
              launchOptions: { ...(wholeBrowserPath && { executablePath: wholeBrowserPath }), args },
            },
          },
        ]),
  ],
});

/** Specs that depend on width or language but not on their combination: Dutch runs on the phone, English on the desktop. */
function excludeLanguage(language: 'nl' | 'en'): RegExp {
  const screens = 'discovery|header-search|keuzehulp|keuzehulp-outcome|pages|press|schools?|search|series';
  const visits =
    'consent|days|excerpts|expanded-facets|find-a-concert|hall-time|keyboard|navigation|share-and-export|visitor|when-it-goes-wrong|without-script';
  return new RegExp(`[\\s/](?:${screens}|${visits})\\.spec\\.ts .*\\(${language}\\)`);
}

function specFile(name: string): string {
  return `**/${name}.spec.ts`;
}
