import { expect, type Page } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: {
    field: 'Zoek op de hele site',
    page: '/zoeken',
    found: /resulta/,
  },
  en: {
    field: 'Search the whole site',
    page: '/en/search',
    found: /result/,
  },
} as const satisfies Record<Locale, unknown>;

const theField = (page: Page) => page.locator('#search-field');
const openButton = (page: Page) => page.locator('[popovertarget=search]:not([popovertargetaction]):visible');

/** Opens the search, in any window width. */
async function openSearch(page: Page, locale: Locale): Promise<void> {
  await openButton(page).click();
  await expect(theField(page)).toBeFocused();
  await expect(theField(page)).toHaveAccessibleName(words[locale].field);
}

for (const locale of locales) {
  const texts = siteTexts[locale];
  const labels = words[locale];

  test.describe(`the search of the header (${locale})`, () => {
    test('LAYOUT-3 suggests concerts, series and pages when typing pauses, with one request; the arrow keys move to them, and a suggestion opens its page, whose heading gets the focus; another word replaces the last one, and Enter opens the search page with it @desk', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      await waitForHydration(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/find?')) requests.push(request.url());
      });
      // A letter that is typed as soon as the field has the focus stays.
      await openButton(page).evaluate((button: HTMLElement) => {
        button.focus();
        button.click();
        document.execCommand('insertText', false, 'm');
      });
      await page.keyboard.type('ahler', { delay: 30 });
      await expect(theField(page)).toHaveValue('mahler');
      await expect(page.locator('#search section')).not.toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: labels.found })).toBeVisible();
      expect(requests).toHaveLength(1);
      await expectNoAxeViolations(page, '#search');
      const links = page.locator('#search section a');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(theField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(theField(page)).toBeHidden();
      await expect(openButton(page)).toBeFocused();
      await openSearch(page, locale);
      await theField(page).fill('mahler');
      await links.first().click();
      await expect(theField(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await openSearch(page, locale);
      await expect(theField(page)).toHaveAttribute('placeholder', /.{5,}/);
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('mahler');
      await page.keyboard.type('dvorak');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${labels.page}\\?search=dvorak$`));
      await expect(theField(page)).toBeHidden();
    });
  });
}
