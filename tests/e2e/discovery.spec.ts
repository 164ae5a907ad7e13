import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    overview: '/ontdek',
    all: '/ontdek/alles',
    collection: '/ontdek/verhalen-van-de-haven',
    categories: 'Rubrieken',
    harbour: /^Verhalen van de haven/,
    storiesOfHarbour: /^\d+ verhalen Verhalen van de haven/,
    show: /^Toon \d+ verha/,
    composers: /^Componisten/,
    tags: 'Onderwerpen',
    search: 'Zoek in de verhalen',
    remove: /^Verwijder filter/,
    stories: /^\d+ verha(al|len)$/,
    reset: 'Wis alles',
    nothing: 'Geen verhalen met deze filters',
    more: 'Verder lezen',
  },
  en: {
    overview: '/en/discover',
    all: '/en/discover/all',
    collection: '/en/discover/harbour-stories',
    categories: 'Sections',
    harbour: /^Harbour Stories/,
    storiesOfHarbour: /^\d+ stories Harbour Stories/,
    show: /^Show \d+ stor/,
    composers: /^Composers/,
    tags: 'Subjects',
    search: 'Search the stories',
    remove: /^Remove filter/,
    stories: /^\d+ stor(y|ies)$/,
    reset: 'Clear all',
    nothing: 'No stories match these filters',
    more: 'Read more',
  },
} as const;

const rows = (page: Page) => page.locator('#results > ul > li');

for (const locale of locales) {
  const word = words[locale];

  const count = async (page: Page): Promise<number> =>
    Number.parseInt(await page.getByRole('status').filter({ hasText: word.stories }).innerText(), 10);

  test.describe(`a visitor discovers (${locale})`, () => {
    test(
      'TPL-2 TPL-3 TPL-4 from the front page by a numbered collection to a story, with its date, collection and theme, and on to the next',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(word.overview);
        await waitForHydration(page);
        await page.getByRole('main').getByRole('link', { name: word.harbour }).first().click();
        await expect(page).toHaveURL(new RegExp(`${word.collection}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.harbour);
        const stories = page.locator('article > div > ol > li');
        await stories.locator('h3 a').first().click();
        await expect(page.locator('article > [data-surface="cover"]')).toBeVisible();
        await expect(page.locator('dl time')).toHaveAttribute('datetime', /^20\d\d-/);
        await expect(page.locator('dl').getByRole('link', { name: word.harbour })).toBeVisible();
        await page
          .locator('section', { has: page.getByRole('heading', { name: word.more }) })
          .locator('h3 a')
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );

    test(
      'TPL-4 LIST-10 from the front page to the list of a category, and back by a reset',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(word.overview);
        await waitForHydration(page);
        const heading = page.getByRole('heading', { level: 1 });
        const link = page.getByRole('main').getByRole('link', { name: word.storiesOfHarbour });
        const promised = Number.parseInt(await link.innerText(), 10);
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${word.overview}\\?categories=`));
        await expect(rows(page)).toHaveCount(promised);
        await expect(heading).toBeFocused();
        await page.getByLabel(word.search).fill('haven');
        await expect(page).toHaveURL(/keyword=haven&categories=/);
        await page.getByRole('link', { name: word.reset }).click();
        await expect(page).toHaveURL(new RegExp(`${word.overview}$`));
        await expect(rows(page)).toHaveCount(0);
        await expect(heading).toBeFocused();
      },
    );

    test(
      'CALL-15 LIST-10 LIST-21 choosing a collection replaces the previous one, also in the address',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(word.all);
        await waitForHydration(page);
        await page.getByRole('button', { name: 'Filters' }).click();
        const categories = page.getByRole('group', { name: word.categories });
        await categories.getByRole('link', { name: word.composers }).click();
        await expect(page).toHaveURL(/categories=/);
        const harbour = categories.getByRole('link', { name: word.harbour });
        const promised = Number(await harbour.locator('b').innerText());
        await harbour.click();
        await expect(harbour).toHaveAttribute('aria-current', 'true');
        await expect.poll(() => count(page)).toBe(promised);
        expect(new URL(page.url()).searchParams.getAll('categories')).toHaveLength(1);
        const tag = page.getByRole('group', { name: word.tags }).getByRole('link').first();
        const promisedByTag = Number(await tag.locator('b').innerText());
        await tag.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${word.all}\\?tags=[^&]*$`));
        await expect.poll(() => count(page)).toBe(promisedByTag);
        await expect(tag).toBeFocused();
        await expect(tag).toHaveAttribute('aria-current', 'true');
        await page.getByRole('button', { name: word.show }).click();
        await page.getByRole('link', { name: word.reset }).click();
        await expect(page).toHaveURL(new RegExp(`${word.all}$`));
      },
    );

    test(
      'LIST-10 the list is searched while typing; an empty result is reported and links on',
      { tag: ['@desk', '@all'] },
      async ({ page }) => {
        await page.goto(word.all);
        await waitForHydration(page);
        const all = await count(page);
        await page.getByLabel(word.search).fill('mahler');
        await expect(page).toHaveURL(/keyword=mahler/);
        await expect.poll(() => count(page)).toBeLessThan(all);
        await expect(page.getByLabel(word.search)).toBeFocused();
        await page.getByLabel(word.search).fill('xyzzyx');
        await expect(page.getByRole('heading', { name: word.nothing })).toBeVisible();
        await expectNoAxeViolations(page, 'main');
        await page.getByRole('link', { name: word.remove }).click();
        await expect(page).toHaveURL(new RegExp(`${word.all}$`));
        await expect(page.getByLabel(word.search)).toHaveValue('');
      },
    );
  });
}
