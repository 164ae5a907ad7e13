import { expect, type Page } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { openFilters, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const texts = {
  nl: { composer: 'Componist', find: 'Zoek op componist', failed: 'De agenda is even niet te doorzoeken' },
  en: { composer: 'Composer', find: 'Search by composer', failed: 'Search is not available just now' },
} as const satisfies Record<Locale, unknown>;

/** The facet of composers, the longest one. */
function composersOf(page: Page, locale: Locale) {
  const group = page.getByRole('group', { name: texts[locale].composer });
  const more = group.getByRole('link', { name: new RegExp(`\\d+.*: ${texts[locale].composer}`) });
  return { group, more, boxes: group.getByRole('checkbox') };
}

async function readCount(more: ReturnType<typeof composersOf>['more']): Promise<number> {
  return Number((await more.innerText()).replace(/\D/g, ''));
}

for (const locale of locales) {
  const site = siteTexts[locale];

  test.describe(`the values of a long facet (${locale})`, () => {
    test(
      'LIST-23 are all there after the link that counts them, by keyboard, and one of them filters the list',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(site.calendar);
        await waitForHydration(page);
        await openFilters(page, locale);
        const { more, boxes } = composersOf(page, locale);
        await expect(boxes).toHaveCount(7);
        const others = await readCount(more);
        await more.focus();
        await page.keyboard.press('Enter');
        await expect(boxes).toHaveCount(7 + others);
        await expect(more).toHaveAttribute('aria-expanded', 'true');
        await expect(more).toBeFocused();
        await page.keyboard.press('Space');
        await expect(boxes).toHaveCount(7);
        await page.keyboard.press('Space');
        await expect(boxes).toHaveCount(7 + others);
        await page.keyboard.press('Tab');
        await expect(boxes.nth(7)).toBeFocused();
        const value = (await boxes.nth(7).getAttribute('value')) ?? '';
        await page.keyboard.press('Space');
        await expect(page).toHaveURL(
          `${site.calendar}?${new URLSearchParams({ composers: value, open: 'composers' })}`,
        );
        await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
        await more.click();
        await expect(boxes).toHaveCount(8);
        await expect(boxes.nth(7)).toBeChecked();
        await expect(page).toHaveURL(`${site.calendar}?${new URLSearchParams({ composers: value })}`);
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${site.calendar}\\?open=composers$`));
        await expect(boxes).toHaveCount(7 + others);
      },
    );

    test(
      'LIST-23 are requested while the pointer rests on the link, so that the click shows them, below the link, which stays where it is in the window',
      { tag: ['@desk', '@all'] },
      async ({ page }) => {
        await page.goto(site.calendar);
        await waitForHydration(page);
        const { more, boxes } = composersOf(page, locale);
        await more.evaluate((link) => link.scrollIntoView({ block: 'start' }));
        const before = await more.boundingBox();
        const requested = page.waitForResponse('**/gateway/**/event-facets?*');
        await more.hover();
        await requested;
        await more.click();
        await expect(boxes).not.toHaveCount(7);
        expect(await more.boundingBox()).toEqual(before);
      },
    );

    test(
      'LIST-8 LIST-23 are found by their label, also those that are not in the document',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(site.calendar);
        const { boxes, group } = composersOf(page, locale);
        await waitForHydration(page);
        await openFilters(page, locale);
        await group.getByRole('searchbox', { name: texts[locale].find }).fill('wolf');
        await expect(group.getByRole('checkbox', { name: /Wolf/ }).first()).toBeVisible();
        await expect.poll(() => boxes.count()).toBeLessThan(7);
      },
    );
  });

  test.describe(`the values of a long facet without the gateway (${locale})`, () => {
    test.use({ forgives: /ERR_FAILED|unavailable|fetch-failed/ });

    test(
      'LIST-23 the list says that they cannot be loaded, and the server shows them at their address',
      { tag: '@desk' },
      async ({ page }) => {
        await page.route('**/gateway/**', (route) => route.abort());
        await page.goto(site.calendar);
        await waitForHydration(page);
        const { more, boxes } = composersOf(page, locale);
        await more.click();
        await expect(page).toHaveURL(/\?open=composers$/);
        await expect(page.getByRole('heading', { name: texts[locale].failed })).toBeVisible();
        await page.reload();
        await expect(boxes).not.toHaveCount(7);
      },
    );
  });
}
