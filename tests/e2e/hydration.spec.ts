import { expect } from 'playwright/test';
import { measurePositions } from '#tests/e2e/support/positions.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Time zones of visitors on both sides of the hall's, and the language of the pages in each. */
const zones = [
  ['UTC', 'nl'],
  ['America/Los_Angeles', 'en'],
  ['Pacific/Auckland', 'nl'],
  ['Europe/Amsterdam', 'en'],
] as const;

/** In any time zone of the visitor, the hall's own days and times are shown. An error of React fails the test by itself. */
for (const [timezoneId, locale] of zones) {
  test.describe(`seen from ${timezoneId} (${locale})`, () => {
    test.use({ timezoneId, locale: timezoneId === 'UTC' ? 'ar-EG' : 'en-US' });

    test('E09 a page has the same text after hydration', async ({ page }) => {
      for (const path of [`${siteTexts[locale].home}?`, siteTexts[locale].calendar]) {
        await page.goto(path);
        const before = await page.locator('main').innerText();
        await waitForHydration(page);
        expect(await page.locator('main').innerText()).toBe(before);
      }
    });
  });
}

for (const path of ['/', '/concerten', '/series', '/favorieten', '/pers']) {
  test(`LAYOUT-11 nothing at ${path} shifts during hydration`, async ({ page }) => {
    let letIn = () => {};
    const scripts = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const asleep = await measurePositions(page);
    letIn();
    await waitForHydration(page);
    const places = Object.entries(await measurePositions(page));
    const moved = places.filter(([part, place]) => (asleep[part] ?? place) !== place);
    expect(places.length).toBeGreaterThan(3);
    expect(moved).toEqual([]);
  });
}
