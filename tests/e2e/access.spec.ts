import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/kit/axe.ts';
import { test } from '#tests/e2e/kit/test.ts';
import { awake, openFilters, ways } from '#tests/e2e/kit/ways.ts';

for (const locale of locales) {
  const way = ways[locale];

  test.describe(`nothing keeps a visitor out (${locale})`, () => {
    test.use({ forgives: /status of 404/ });

    test('TPL-12 the home page', async ({ page }) => {
      await page.goto(way.home);
      await awake(page);
      await expectNoAxeViolations(page);
    });

    test('TPL-10 the calendar, with its filters open', async ({ page }) => {
      await page.goto(way.calendar);
      await awake(page);
      await openFilters(page, locale);
      await expectNoAxeViolations(page);
    });

    test('TPL-8 a concert', async ({ page }) => {
      await page.goto(way.calendar);
      await page.locator('article h3 a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('TPL-22 an error page', async ({ page }) => {
      const answer = await page.goto(`${way.home === '/' ? '' : way.home}/bestaat-niet`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(way.notFound);
      await expectNoAxeViolations(page);
    });

    test('nothing is wider than the window at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of [way.home, way.calendar]) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });
  });
}
