import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { findTooWide } from '#tests/e2e/support/structure.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    overview: '/series',
    one: '/series/zaterdagavond-uit',
    search: 'Zoek in de series',
    rooms: 'Zaal',
    total: /^\d+ series?$/,
    remove: /^Verwijder filter/,
    reset: 'Wis alles',
  },
  en: {
    overview: '/en/series',
    one: '/en/series/saturday-night-out',
    search: 'Search the series',
    rooms: 'Room',
    total: /^\d+ series$/,
    remove: /^Remove filter/,
    reset: 'Clear all',
  },
} as const;

for (const locale of locales) {
  const labels = words[locale];

  async function totalOf(page: Page): Promise<number> {
    return Number.parseInt(await page.getByRole('status').filter({ hasText: labels.total }).innerText(), 10);
  }

  test.describe(`the series (${locale})`, () => {
    test('TPL-20 LIST-3 LIST-4 LIST-8 LIST-11 a filter leaves as many series as it stated, and is a chip that removes it; the list is searched while typing, and a reset clears the field @desk @all', async ({
      page,
    }) => {
      await page.goto(labels.overview);
      await waitForHydration(page);
      const all = await totalOf(page);
      const room = page.getByRole('group', { name: labels.rooms }).locator('label').nth(1);
      const promised = Number(await room.locator('span').last().innerText());
      await room.click();
      await expect(page).toHaveURL(/rooms=/);
      await expect.poll(() => totalOf(page)).toBe(promised);
      await page.getByRole('link', { name: labels.remove }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.overview}$`));
      await expect.poll(() => totalOf(page)).toBe(all);
      await page.goto(`${labels.overview}?page=2`);
      await waitForHydration(page);
      await page.getByLabel(labels.search).fill('bach');
      await expect(page).toHaveURL(new RegExp(`${labels.overview}\\?keyword=bach$`));
      await page.getByRole('link', { name: labels.reset }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.overview}$`));
      await expect(page.getByLabel(labels.search)).toHaveValue('');
    });
  });
}

test.describe('series whose figures and fonts do not arrive', { tag: ['@phone', '@all'] }, () => {
  test.use({ forgives: /ERR_FAILED/ });

  test('WCAG series fit a window of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route(/\/figure\/|\.woff2$/, (route) => route.abort());
    for (const path of [words.nl.overview, words.en.one]) {
      await page.goto(path);
      expect(await findTooWide(page), path).toEqual([]);
    }
  });
});
