import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { test } from '#tests/e2e/kit/test.ts';
import { awake, ways } from '#tests/e2e/kit/ways.ts';

/** Whoever looks, from wherever: the hall's own days and times. A complaint of React's fails the test by itself. */
for (const timezoneId of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/Amsterdam']) {
  for (const locale of locales) {
    test.describe(`seen from ${timezoneId} (${locale})`, () => {
      test.use({ timezoneId, locale: timezoneId === 'UTC' ? 'ar-EG' : 'en-US' });

      test('E09 a page that wakes says what it said asleep', async ({ page }) => {
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
