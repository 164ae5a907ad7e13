import { expect, type Locator } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { openFilters, readConcertCount, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { findObscuredFocus } from '#tests/e2e/support/structure.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, visitorEmail } from '#tests/e2e/support/visitors.ts';

for (const locale of locales) {
  const texts = siteTexts[locale];

  test.describe(`by keyboard alone (${locale})`, () => {
    // A visitor without favourites has no list yet, and the browser logs the 404.
    test.use({ forgives: /404/ });

    test(
      'ROUTE-17 WCAG 2.4.1 the first tab stop skips the menu, and another one fifty filters; a navigation moves the focus to the heading',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.locator('#main')).toBeFocused();
        await waitForHydration(page);
        await page.getByRole('searchbox', { name: texts.search }).focus();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: texts.show })).toBeFocused();
        await expect(page.getByRole('link', { name: texts.show })).toBeInViewport();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.locator('main article h3 a').first()).toBeFocused();
        expect(await findObscuredFocus(page)).toBeUndefined();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );

    test(
      'LIST-3 LIST-9 the month picker is one tab stop, and the arrow keys move in it, over the end of the month; a filter is toggled by the space bar, and the focus stays on it',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        await openFilters(page, locale);
        const grid = page.getByRole('grid');
        await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
        await grid.locator('[data-key="2026-11-20"]').focus();
        await page.keyboard.press('ArrowDown');
        await expect(grid.locator('[data-key="2026-11-27"]')).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(grid.locator('[data-key="2026-12-04"]')).toBeFocused();
        await page.keyboard.press('Home');
        await expect(grid.locator('[data-key="2026-11-30"]')).toBeFocused();
        await page.keyboard.press('PageDown');
        await expect(grid.locator('[data-key="2026-12-30"]')).toBeFocused();
        const all = await readConcertCount(page, locale);
        const box = page.locator('input[name="genres"]').nth(3);
        await box.focus();
        await page.keyboard.press('Space');
        await expect(page).toHaveURL(/genres=/);
        await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
        await expect(box).toBeFocused();
        await expect
          .poll(async () =>
            Number(
              (
                await page.locator('[role=status]').filter({ hasText: texts.concerts }).textContent()
              )?.replace(/\D/g, ''),
            ),
          )
          .toBeLessThan(all);
      },
    );

    test(
      'LAYOUT-5 FAV-2 TIX-4 WCAG 2.1.2 a concert is saved: the invitation traps the focus, returns it, and links to a login of two fields and Enter',
      { tag: '@desk' },
      async ({ page }, info) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        const ribbon = page.locator('main article button[aria-pressed]').first();
        await ribbon.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        // The focus cycles; the browser's own controls are the only way out.
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press(stop < 4 ? 'Tab' : 'Shift+Tab');
          expect(
            await page.evaluate(() => document.activeElement?.closest('main, footer, header')),
          ).toBeFalsy();
        }
        await page.keyboard.press('Escape');
        await expect(ribbon).toBeFocused();

        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await ribbon.evaluate(closeAndPressAtOnce);
        await expect(dialog.locator(':focus')).toHaveCount(1);
        const login = dialog.getByRole('link');
        for (let stop = 0; stop < 4 && !(await isFocused(login)); stop += 1) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await logIn(page, visitorEmail('vriend', locale, info));
        await expect(page.locator('main article button[aria-pressed="true"]').first()).toBeVisible();
      },
    );
  });
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('TPL-10 LIST-13 LAYOUT-4 WCAG the filters open over the list, without accessibility violations, trap the focus, announce the count, and close by Escape and in a wide window', async ({
    page,
  }) => {
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    await page.getByRole('button', { name: siteTexts.nl.filters }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // The number of concerts of a filter is beside it, and announced to screen readers.
    await expect(dialog.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1);
    await expectNoAxeViolations(page, '[role="dialog"]');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('main :focus')).toHaveCount(await dialog.locator(':focus').count());
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: siteTexts.nl.filters })).toBeFocused();
    // A tablet that is turned: the filters are beside the list.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('group', { name: siteTexts.nl.filters })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });
});

/** Retries in the moment in which the browser has closed the dialog but not yet dispatched `close`. */
function closeAndPressAtOnce(opener: Element): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose();
  if (opener instanceof HTMLElement) opener.click();
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
