import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { test } from '#tests/e2e/kit/test.ts';
import { awake, ways } from '#tests/e2e/kit/ways.ts';

const words = {
  nl: { calendar: 'Zet in agenda', copy: 'Kopieer de link', copied: 'De link is gekopieerd' },
  en: { calendar: 'Add to calendar', copy: 'Copy the link', copied: 'The link has been copied' },
} as const;

for (const locale of locales) {
  const { calendar, copy, copied } = words[locale];

  test.describe(`taking a concert along (${locale})`, () => {
    test('ROUTE-19 its dates go into a calendar, by a link', async ({ page, request }) => {
      await page.goto(ways[locale].calendar);
      await page.locator('article h3 a').first().click();
      const link = page.getByRole('link', { name: calendar });
      const path = await link.getAttribute('href');
      const answer = await request.get(path ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('BEGIN:VEVENT');
    });

    test('ROUTE-19 its address goes onto the clipboard, and that is said', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(ways[locale].calendar);
      await page.locator('article h3 a').first().click();
      await awake(page);
      await page.getByRole('button', { name: copy }).click();
      await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible();
      const kept = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(kept).pathname).toBe(new URL(page.url()).pathname);
    });

    test('ROUTE-19 it is printed without what only a screen needs', async ({ page }) => {
      await page.goto(ways[locale].calendar);
      await page.locator('article h3 a').first().click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: calendar })).toBeHidden();
      await expect(page.getByRole('navigation', { name: ways[locale].menu })).toBeHidden();
    });
  });
}
