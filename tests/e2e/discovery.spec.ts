import { expect, type Page } from 'playwright/test';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  overview: '/ontdek',
  all: '/ontdek/alles',
  harbour: /^Verhalen van de haven/,
} as const;

const rows = (page: Page) => page.locator('#results > ul > li');

const count = async (page: Page): Promise<number> =>
  Number.parseInt(
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ verha(al|len)$/ })
      .innerText(),
    10,
  );

test('TPL-2 TPL-3 TPL-4 from the front page by a numbered collection to a story, with its date, collection and theme, and on to the next @desk', async ({
  page,
}) => {
  await page.goto(words.overview);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: words.harbour }).first().click();
  await expect(page).toHaveURL(/\/ontdek\/verhalen-van-de-haven$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.harbour);
  const stories = page.locator('article > div > ol > li');
  await stories.locator('h3 a').first().click();
  await expect(page.locator('article > [data-surface="cover"]')).toBeVisible();
  await expect(page.locator('dl time')).toHaveAttribute('datetime', /^20\d\d-/);
  await expect(page.locator('dl').getByRole('link', { name: words.harbour })).toBeVisible();
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Verder lezen' }) })
    .locator('h3 a')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('TPL-4 LIST-10 from the front page to the list of a category, and back by a reset @phone', async ({
  page,
}) => {
  await page.goto(words.overview);
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1 });
  const link = page.getByRole('main').getByRole('link', { name: /^\d+ verhalen Verhalen van de haven/ });
  const promised = Number.parseInt(await link.innerText(), 10);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${words.overview}\\?categories=`));
  await expect(rows(page)).toHaveCount(promised);
  await expect(heading).toBeFocused();
  await page.getByLabel('Zoek in de verhalen').fill('haven');
  await expect(page).toHaveURL(/keyword=haven&categories=/);
  await page.getByRole('link', { name: 'Wis alles' }).click();
  await expect(page).toHaveURL(new RegExp(`${words.overview}$`));
  await expect(rows(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test('CALL-15 LIST-10 LIST-21 choosing a collection replaces the previous one, also in the address @phone', async ({
  page,
}) => {
  await page.goto(words.all);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const categories = page.getByRole('group', { name: 'Rubrieken' });
  await categories.getByRole('link', { name: /^Componisten/ }).click();
  await expect(page).toHaveURL(/categories=/);
  const harbour = categories.getByRole('link', { name: words.harbour });
  const promised = Number(await harbour.locator('b').innerText());
  await harbour.click();
  await expect(harbour).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => count(page)).toBe(promised);
  expect(new URL(page.url()).searchParams.getAll('categories')).toHaveLength(1);
  const tag = page.getByRole('group', { name: 'Onderwerpen' }).getByRole('link').first();
  const promisedByTag = Number(await tag.locator('b').innerText());
  await tag.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${words.all}\\?tags=[^&]*$`));
  await expect.poll(() => count(page)).toBe(promisedByTag);
  await expect(tag).toBeFocused();
  await expect(tag).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^Toon \d+ verha/ }).click();
  await page.getByRole('link', { name: 'Wis alles' }).click();
  await expect(page).toHaveURL(new RegExp(`${words.all}$`));
});
