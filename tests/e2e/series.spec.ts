import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { findTooWide } from '#tests/e2e/support/structure.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    overview: '/series',
    one: '/series/zaterdagavond-uit',
    concerts: '/concerten/alle-concerten',
    search: 'Zoek in de series',
    filters: /^Filters/,
    show: /^Toon \d+ series?$/,
    rooms: 'Zaal',
    total: /^\d+ series?$/,
    remove: /^Verwijder filter/,
    reset: 'Wis alles',
    nothing: 'Niets gevonden met deze filters',
    without: /^zonder/,
    next: 'Volgende',
    order: 'Bestel de serie',
    saleStart: 'Verkoop sinds',
    evenings: 'De concerten van deze serie',
    organizer: /^Over De Kwartetkring/,
  },
  en: {
    overview: '/en/series',
    one: '/en/series/saturday-night-out',
    concerts: '/en/concerts/all-concerts',
    search: 'Search the series',
    filters: /^Filters/,
    show: /^Show \d+ series$/,
    rooms: 'Room',
    total: /^\d+ series$/,
    remove: /^Remove filter/,
    reset: 'Clear all',
    nothing: 'Nothing matches these filters',
    without: /^without/,
    next: 'Next',
    order: 'Book the series',
    saleStart: 'On sale since',
    evenings: 'The concerts of this series',
    organizer: /^About De Kwartetkring/,
  },
} as const;

for (const locale of locales) {
  const labels = words[locale];

  async function totalOf(page: Page): Promise<number> {
    return Number.parseInt(await page.getByRole('status').filter({ hasText: labels.total }).innerText(), 10);
  }

  async function filtersShown(page: Page): Promise<void> {
    const button = page.getByRole('button', { name: labels.filters });
    if (await button.isVisible()) await button.click();
  }

  async function filtersPutAway(page: Page): Promise<void> {
    const button = page.getByRole('button', { name: labels.show });
    if (await button.isVisible()) await button.click();
  }

  test.describe(`the series (${locale})`, () => {
    test('TPL-20 LIST-8 LIST-11 a filter leaves as many series as it stated, accessibly, and is a chip that removes it', async ({
      page,
    }) => {
      await page.goto(labels.overview);
      await waitForHydration(page);
      const all = await totalOf(page);
      await filtersShown(page);
      await expectNoAxeViolations(page);
      const room = page.getByRole('group', { name: labels.rooms }).locator('label').nth(1);
      const promised = Number(await room.locator('span').last().innerText());
      await room.click();
      await expect(page).toHaveURL(/rooms=/);
      await filtersPutAway(page);
      await expect.poll(() => totalOf(page)).toBe(promised);
      await page.getByRole('link', { name: labels.remove }).click();
      await expect(page).toHaveURL(new RegExp(`${labels.overview}$`));
      await expect.poll(() => totalOf(page)).toBe(all);
    });

    test(
      'LIST-3 LIST-4 the list is searched while typing; a reset clears the field',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(`${labels.overview}?page=2`);
        await waitForHydration(page);
        await page.getByLabel(labels.search).fill('bach');
        await expect(page).toHaveURL(new RegExp(`${labels.overview}\\?keyword=bach$`));
        await page.getByRole('link', { name: labels.reset }).click();
        await expect(page).toHaveURL(new RegExp(`${labels.overview}$`));
        await expect(page.getByLabel(labels.search)).toHaveValue('');
      },
    );

    test('LIST-11 one chosen organizer is introduced', { tag: '@desk' }, async ({ page }) => {
      await page.goto(`${labels.overview}?organizers=De+Kwartetkring`);
      await expect(page.getByRole('region', { name: labels.organizer })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('LIST-14 an empty list states which filter to remove', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${labels.overview}?keyword=piano&rooms=Foyer&genres=Orgel`);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { name: labels.nothing })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: labels.without }).first().click();
      await expect(page.locator('article h2 a').first()).toBeVisible();
    });

    test(
      'TPL-19 TPL-24 a series shows its concerts, its start of sale and the order link',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(labels.one);
        await waitForHydration(page);
        const evenings = page.getByRole('list', { name: labels.evenings }).getByRole('listitem');
        const rows = page.locator('article article h3 a');
        await expect(page.getByText(labels.saleStart, { exact: true })).toBeVisible();
        expect(await rows.count()).toBeGreaterThanOrEqual(await evenings.count());
        await expect(page.getByRole('link', { name: labels.order }).last()).toHaveAttribute(
          'href',
          new RegExp(`/${locale}/buyingflow/subscription/2003/$`),
        );
        await rows.first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );

    test('LIST-17 the list of concerts is filtered like the series', { tag: '@phone' }, async ({ page }) => {
      await page.goto(labels.concerts);
      await waitForHydration(page);
      await filtersShown(page);
      await page.getByRole('group', { name: labels.rooms }).locator('label').first().click();
      await expect(page).toHaveURL(/rooms=/);
    });
  });
}

test.describe('series whose figures and fonts do not arrive', { tag: '@phone' }, () => {
  test.use({ forgives: /ERR_FAILED/ });

  for (const locale of locales)
    for (const path of [words[locale].overview, words[locale].one])
      test(`WCAG series fit a window of 320 px: ${path}`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.route(/\/figure\/|\.woff2$/, (route) => route.abort());
        await page.goto(path);
        expect(await findTooWide(page)).toEqual([]);
      });
});
