import { expect } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { openFilters, readConcertCount, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const texts = {
  nl: { weekend: 'Dit weekend', free: 'Gratis', only: /^alleen /, next: 'Volgende maand' },
  en: { weekend: 'This weekend', free: 'Free', only: /^only /, next: 'Next month' },
} as const satisfies Record<Locale, unknown>;

for (const locale of locales) {
  const site = siteTexts[locale];
  const { weekend, free, only, next } = texts[locale];

  test.describe(`the days of the calendar (${locale})`, () => {
    test(
      'WAY-12 a link above the list leaves as many concerts as it stated, and removes its filter when it is chosen again',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(site.calendar);
        await waitForHydration(page);
        const all = await readConcertCount(page, locale);
        const link = page.getByRole('link', { name: new RegExp(`^${weekend} \\d+$`) });
        const stated = Number((await link.innerText()).replace(/\D/g, ''));
        await link.click();
        await expect(page).toHaveURL(/\?date=2026-11-21&until=2026-11-22$/);
        await expect.poll(() => readConcertCount(page, locale)).toBe(stated);
        const chosen = page.getByRole('link', { name: `${site.remove} ${weekend}` });
        await expect(chosen).toBeFocused();
        const days = page.locator('#results section h2 time');
        await expect(days.first()).toHaveAttribute('datetime', '2026-11-21');
        await expect(days.last()).toHaveAttribute('datetime', '2026-11-22');
        await chosen.click();
        await expect(page).toHaveURL(new RegExp(`${site.calendar}$`));
        await expect.poll(() => readConcertCount(page, locale)).toBe(all);
        await page.getByRole('link', { name: new RegExp(`^${free} \\d+$`) }).click();
        await expect(page).toHaveURL(/\?specials=Gratis$/);
        await page.getByRole('link', { name: weekend, exact: true }).click();
        await expect(page).toHaveURL(/\?date=2026-11-21&specials=Gratis&until=2026-11-22$/);
        await page.goBack();
        await expect(page).toHaveURL(/\?specials=Gratis$/);
      },
    );

    test(
      'LIST-9 WAY-14 a day of the month picker shows the list from that day, or that day only, and is readable under the pointer; every month has the same height',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(site.calendar);
        await waitForHydration(page);
        await openFilters(page, locale);
        const day = page.locator('table td [data-key="2026-11-27"]');
        await day.click();
        await expect(page).toHaveURL(/\?date=2026-11-27$/);
        await expect(page.locator('#results section h2 time').first()).toHaveAttribute(
          'datetime',
          '2026-11-27',
        );
        await expect(day).toHaveAttribute('data-chosen', 'yes');
        const background = () => day.evaluate((element) => getComputedStyle(element).backgroundColor);
        const underPointer = await background();
        await page.getByRole('link', { name: only }).click();
        await expect(page).toHaveURL(/\?date=2026-11-27&until=2026-11-27$/);
        expect(underPointer).toBe(await background());
        await expect(page.locator('#results section h2 time')).toHaveCount(1);
        const heading = page.locator('#month');
        const heights = new Set<number>();
        for (let months = 0; months < 4; months += 1) {
          heights.add((await page.locator('table[role="grid"]').boundingBox())?.height ?? 0);
          const before = await heading.innerText();
          await page.getByRole('button', { name: next }).click();
          await expect(heading).not.toHaveText(before);
        }
        expect([...heights]).toEqual([expect.any(Number)]);
      },
    );
  });
}
