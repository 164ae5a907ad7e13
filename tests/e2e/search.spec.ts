import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const path = '/en/search';

/** The page's own field; the header has one with the same name. */
const field = (page: Page) => page.getByRole('main').getByLabel('Search the whole site');

test('TPL-18 LIST-12 CALL-23 WAY-22 the best and the next concerts, three series, then the pages @desk', async ({
  page,
}) => {
  await page.goto(`${path}?search=mozart`);
  await waitForHydration(page);
  const group = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(page.locator('#results').locator('..').getByRole('status')).toHaveText(
    /^For ‘mozart’: \d+ concert/,
  );
  const lists = group('Concerts').getByRole('list');
  await expect(lists.first().locator('article')).toHaveCount(3);
  await expect(lists.first()).toHaveAccessibleName('The 3 best matches');
  await expect(group('Series').locator('h3')).toHaveCount(3);
  await expect(group('Pages').locator('h3').first()).toBeVisible();
  await expectNoAxeViolations(page, 'main');
});

test('DOOR-3 a practical question is answered above the results @phone', async ({ page }) => {
  await page.goto(`${path}?keyword=wheelchair`);
  const answer = page.getByRole('region', { name: 'Accessibility' });
  await expect(answer).toContainText(/twelve wheelchair spaces/);
  await waitForHydration(page);
  await field(page).fill('xyzzyx');
  await expect(answer).toHaveCount(0);
  await field(page).fill('wheelchair');
  await expect(answer).toContainText(/twelve wheelchair spaces/);
  await expectNoAxeViolations(page, 'main');
  await answer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
});

test('TPL-18 LIST-12 the results follow the typing, and the field keeps the focus; an empty result is reported, with suggestions @desk', async ({
  page,
}) => {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Played this season' })).toBeVisible();
  await field(page).fill('mahler');
  await expect(page).toHaveURL(/keyword=mahler$/);
  await expect(page.locator('#results article').first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('xyzzyx');
  await expect(page.getByText('No results for ‘xyzzyx’')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Played this season' })).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await field(page).fill('mahler');
  await expect(page).toHaveURL(/keyword=mahler$/);
  await page.getByRole('link', { name: /in the calendar$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${siteTexts.en.calendar}\\?keyword=mahler$`));
});
