import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    path: '/zoeken',
    label: 'Zoek op de hele site',
    concerts: 'Concerten',
    series: 'Series',
    pages: 'Pagina’s',
    calendar: /in de agenda$/,
    composers: 'Dit seizoen te horen',
    found: /^Voor ‘mozart’: \d+ concert/,
    best: 'De 3 beste resultaten',
    nothing: 'Niets gevonden voor ‘xyzzyx’',
    question: 'rolstoel',
    answer: 'Toegankelijkheid',
    fact: /twaalf rolstoelplaatsen/,
  },
  en: {
    path: '/en/search',
    label: 'Search the whole site',
    concerts: 'Concerts',
    series: 'Series',
    pages: 'Pages',
    calendar: /in the calendar$/,
    composers: 'Played this season',
    found: /^For ‘mozart’: \d+ concert/,
    best: 'The 3 best matches',
    nothing: 'No results for ‘xyzzyx’',
    question: 'wheelchair',
    answer: 'Accessibility',
    fact: /twelve wheelchair spaces/,
  },
} as const;

/** The page's own field; the header has one with the same name. */
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);

for (const locale of locales) {
  const word = words[locale];

  test.describe(`a visitor searches the whole site (${locale})`, () => {
    test('TPL-18 LIST-12 CALL-23 WAY-22 the best and the next concerts, three series, then the pages @desk', async ({
      page,
    }) => {
      await page.goto(`${word.path}?search=mozart`);
      await waitForHydration(page);
      const group = (name: string) =>
        page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
      await expect(page.locator('#results').locator('..').getByRole('status')).toHaveText(word.found);
      const lists = group(word.concerts).getByRole('list');
      await expect(lists.first().locator('article')).toHaveCount(3);
      await expect(lists.first()).toHaveAccessibleName(word.best);
      await expect(group(word.series).locator('h3')).toHaveCount(3);
      await expect(group(word.pages).locator('h3').first()).toBeVisible();
      await expectNoAxeViolations(page, 'main');
    });

    test('DOOR-3 a practical question is answered above the results', { tag: '@phone' }, async ({ page }) => {
      await page.goto(`${word.path}?keyword=${word.question}`);
      const answer = page.getByRole('region', { name: word.answer });
      await expect(answer).toContainText(word.fact);
      await waitForHydration(page);
      await field(page, word.label).fill('xyzzyx');
      await expect(answer).toHaveCount(0);
      await field(page, word.label).fill(word.question);
      await expect(answer).toContainText(word.fact);
      await expectNoAxeViolations(page, 'main');
      await answer.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: word.answer })).toBeVisible();
    });

    test(
      'TPL-18 LIST-12 the results follow the typing, and the field keeps the focus; an empty result is reported, with suggestions',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(word.path);
        await waitForHydration(page);
        await expect(page.getByRole('heading', { name: word.composers })).toBeVisible();
        await field(page, word.label).fill('mahler');
        await expect(page).toHaveURL(/keyword=mahler$/);
        await expect(page.locator('#results article').first()).toBeVisible();
        await expect(field(page, word.label)).toBeFocused();
        await field(page, word.label).fill('xyzzyx');
        await expect(page.getByText(word.nothing)).toBeVisible();
        await expect(page.getByRole('heading', { name: word.composers })).toBeVisible();
        await expectNoAxeViolations(page, 'main');
        await field(page, word.label).fill('mahler');
        await expect(page).toHaveURL(/keyword=mahler$/);
        await page.getByRole('link', { name: word.calendar }).click();
        await expect(page).toHaveURL(new RegExp(`${siteTexts[locale].calendar}\\?keyword=mahler$`));
      },
    );
  });
}
