import { expect, type Page } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { findSpecimen } from '#tests/e2e/support/specimens.ts';
import { test } from '#tests/e2e/support/test.ts';

const words = {
  nl: { calendar: 'Zet in agenda', share: 'Deel', copy: 'Kopieer de link', copied: 'De link is gekopieerd' },
  en: {
    calendar: 'Add to calendar',
    share: 'Share',
    copy: 'Copy the link',
    copied: 'The link has been copied',
  },
} as const;

/** The content shared with the stubbed share sheet. */
declare const sheet: ShareData[];

/** Stubs the share sheet, with these outcomes in order. */
async function withSheet(page: Page, ends: readonly string[]): Promise<void> {
  await page.addInitScript((left) => {
    const laid: ShareData[] = [];
    const share = async (what: ShareData) => {
      laid.push(what);
      throw new DOMException('', left[laid.length - 1]);
    };
    Object.assign(window, { sheet: laid });
    Object.defineProperty(navigator, 'share', { value: share });
  }, ends);
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const locale of locales) {
  const { calendar, share, copy, copied } = words[locale];

  test.describe(`the actions of a concert (${locale})`, () => {
    test(
      'ROUTE-19 its dates are a calendar file, its address is copied, which is announced, and it is printed without screen-only parts',
      { tag: '@desk' },
      async ({ page, context, request }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(findSpecimen('longestConcertCover', locale));
        const link = page.getByRole('link', { name: calendar });
        const path = await link.getAttribute('href');
        const answer = await request.get(path ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([
          200,
          'text/calendar; charset=utf-8',
        ]);
        expect(await answer.text()).toContain('BEGIN:VEVENT');
        await waitForHydration(page);
        await page.getByRole('button', { name: copy }).click();
        await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible();
        expect(new URL(await clipboardOf(page)).pathname).toBe(new URL(page.url()).pathname);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(link).toBeHidden();
        await expect(page.getByRole('navigation', { name: siteTexts[locale].menu })).toBeHidden();
        // As a whole it would begin on the second sheet.
        await expect(page.locator('main > article')).toHaveCSS('break-inside', 'auto');
      },
    );

    test(
      'ROUTE-19 it is shared by the system’s share sheet; closing that is silent, and if it fails the address is copied',
      { tag: '@phone' },
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await withSheet(page, ['AbortError', 'NotAllowedError']);
        await page.goto(findSpecimen('longestConcertCover', locale));
        await waitForHydration(page);
        const shareButton = page.getByRole('button', { name: share, exact: true });
        await page.evaluate(() => navigator.clipboard.writeText('as it was'));
        await shareButton.click();
        await expect.poll(() => page.evaluate(() => sheet.length)).toBe(1);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        expect(await page.evaluate(() => sheet[0])).toEqual({ title, url: page.url() });
        expect(await clipboardOf(page)).toBe('as it was');
        await shareButton.click();
        await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible();
        expect(await clipboardOf(page)).toBe(page.url());
      },
    );
  });
}
