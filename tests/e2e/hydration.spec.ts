import { expect } from 'playwright/test';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import { findMoved, measurePositions } from '#tests/e2e/support/positions.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Time zones of visitors on both sides of the hall's, in which the other tests are, and the language of the pages in each. */
const zones = [
  ['UTC', 'nl'],
  ['America/Los_Angeles', 'en'],
  ['Pacific/Auckland', 'nl'],
] as const;

/** In any time zone of the visitor, the hall's own days and times are shown. An error of React fails the test by itself. */
for (const [timezoneId, locale] of zones) {
  test.describe(`seen from ${timezoneId} (${locale})`, () => {
    test.use({ timezoneId, locale: timezoneId === 'UTC' ? 'ar-EG' : 'en-US' });

    test('E09 a page has the same text after hydration', async ({ page }) => {
      for (const path of [`${siteTexts[locale].home}?`, siteTexts[locale].calendar]) {
        await page.goto(path);
        const before = await page.locator('main').innerText();
        await waitForHydration(page);
        expect(await page.locator('main').innerText()).toBe(before);
      }
    });
  });
}

test('LAYOUT-11 nothing shifts during hydration, on pages of several kinds', async ({ page }) => {
  for (const path of ['/', '/concerten', '/series', '/favorieten', '/pers']) {
    const releaseScripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const before = await measurePositions(page);
    releaseScripts();
    await waitForHydration(page);
    const after = await measurePositions(page);
    expect(Object.keys(after).length, path).toBeGreaterThan(3);
    expect.soft(findMoved(before, after), path).toEqual([]);
    await page.unrouteAll();
  }
});

const { calendar, genre } = siteTexts.nl;

test('a click on a button before hydration works after it @desk', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.locator('main button[aria-pressed]').first().click();
  releaseScripts();
  await expect(page.getByRole('dialog', { name: 'Eerst even inloggen' })).toBeVisible();
});

test('LAYOUT-4 a click on the menu’s button before hydration opens it at once, and it stays open after it @desk', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.locator('button[popovertarget="menu"]:visible').first().click();
  const menu = page.locator('#menu:popover-open');
  await expect(menu).toBeVisible();
  releaseScripts();
  await waitForHydration(page);
  await expect(menu).toBeVisible();
});

test('WAY-33 an item of the menu opens after hydration if a mouse has rested on its word since before @desk', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('navigation', { name: siteTexts.nl.menu, exact: true });
  await menu.getByRole('link').first().hover();
  releaseScripts();
  await expect(menu.locator('details').first()).toHaveAttribute('open');
});

test('WAY-10 a filter that is ticked before hydration filters the list after it, and Back undoes it @desk', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.getByRole('group', { name: genre }).getByRole('checkbox').first().check();
  releaseScripts();
  await expect(page).toHaveURL(/[?&]genres=/);
  await page.goBack();
  await expect(page).toHaveURL(calendar);
});

test('a keyword that is typed before hydration searches the list after it @desk', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.locator('#keyword').fill('Bach');
  releaseScripts();
  await expect(page).toHaveURL(/[?&]keyword=Bach/);
});

test('a link works before hydration @desk', async ({ page }) => {
  await holdScripts(page);
  await page.goto(siteTexts.nl.home, { waitUntil: 'domcontentloaded' });
  await page.locator(`header a[href="${calendar}"]`).first().click();
  await expect(page).toHaveURL(calendar);
});
