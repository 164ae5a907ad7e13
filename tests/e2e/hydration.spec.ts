import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { placesOf } from '#tests/e2e/support/places.ts';
import { test } from '#tests/e2e/support/test.ts';
import { awake, ways } from '#tests/e2e/support/ways.ts';

/** In any time zone of the visitor, the hall's own days and times are shown. An error of React fails the test by itself. */
for (const timezoneId of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Amsterdam']) {
  for (const locale of locales) {
    test.describe(`seen from ${timezoneId} (${locale})`, () => {
      test.use({ timezoneId, locale: timezoneId === 'UTC' ? 'ar-EG' : 'en-US' });

      test('E09 a page has the same text after hydration', async ({ page }) => {
        for (const path of [`${ways[locale].home}?`, ways[locale].calendar]) {
          await page.goto(path);
          const asleep = await page.locator('main').innerText();
          await awake(page);
          expect(await page.locator('main').innerText()).toBe(asleep);
        }
      });
    });
  }
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
    const asleep = await placesOf(page);
    letIn();
    await awake(page);
    const places = Object.entries(await placesOf(page));
    const moved = places.filter(([part, place]) => (asleep[part] ?? place) !== place);
    expect(places.length).toBeGreaterThan(3);
    expect(moved).toEqual([]);
  });
}
