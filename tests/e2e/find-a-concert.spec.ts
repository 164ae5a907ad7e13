import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { addMilliseconds, secondMs } from '#domain/time/instant.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { changeTexts } from '#tests/e2e/support/change-texts.ts';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import {
  closeFilters,
  openFilters,
  readConcertCount,
  siteTexts,
  waitForHydration,
} from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

for (const locale of locales) {
  const texts = siteTexts[locale];

  test.describe(`a visitor finds a concert (${locale})`, () => {
    test('ROUTE-2 LAYOUT-16 from home to the calendar to a concert’s page, and to that in the other language @phone @all', async ({
      page,
    }) => {
      await page.goto(texts.home);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.locator(`main a[href="${texts.calendar}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
      await expect(page.getByLabel(texts.search)).toBeVisible();
      const title = page.locator('article h3 a').first();
      const name = await title.innerText();
      await title.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('heading', { name: texts.tickets, exact: true })).toBeVisible();
      const here = page.url();
      await page.getByRole('link', { name: texts.other, exact: true }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
      await expect(page).not.toHaveURL(here);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('LIST-3 LIST-8 a filter leaves as many concerts as it stated, and is a chip that removes it; the list is searched while typing @phone', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      await waitForHydration(page);
      const all = await readConcertCount(page, locale);
      await openFilters(page, locale);
      const genre = page.getByRole('group', { name: texts.genre }).locator('label').nth(2);
      const promised = Number(await genre.locator('span').last().innerText());
      await genre.click();
      await expect(page).toHaveURL(/genres=/);
      await closeFilters(page, locale);
      await expect.poll(() => readConcertCount(page, locale)).toBe(promised);
      await page.getByRole('link', { name: new RegExp(texts.remove) }).click();
      await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
      await expect.poll(() => readConcertCount(page, locale)).toBe(all);
      await page.getByLabel(texts.search).fill('bach');
      await expect(page).toHaveURL(/keyword=bach/);
      await expect.poll(() => readConcertCount(page, locale)).toBeLessThan(all);
      await expect(page.getByLabel(texts.search)).toBeFocused();
    });

    test('WAY-10 Back undoes filters one by one, in place, and a search leads back to the page before @desk', async ({
      page,
    }) => {
      await page.goto(texts.home);
      await page.locator(`main a[href="${texts.calendar}"]`).click();
      await expect(page.getByLabel(texts.search)).toBeVisible();
      await waitForHydration(page);
      const transitions = await page.evaluateHandle(() => {
        const started: string[] = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (...options) => {
          started.push(location.href);
          return start(...options);
        };
        return started;
      });
      await openFilters(page, locale);
      const boxes = page.getByRole('group', { name: texts.genre }).getByRole('checkbox');
      await boxes.nth(2).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await boxes.nth(1).check();
      await expect(page).toHaveURL(/genres=[^&]+$/);
      await boxes.nth(2).check();
      await expect(page).toHaveURL(/genres=.+&genres=/);
      await expect(boxes.nth(2)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/genres=[^&]+$/);
      await expect(boxes.nth(1)).toBeChecked();
      await expect(boxes.nth(2)).not.toBeChecked();
      await expect(boxes.nth(2)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
      await expect(boxes.nth(1)).not.toBeChecked();
      await closeFilters(page, locale);
      await page.getByLabel(texts.search).fill('bach');
      await expect(page).toHaveURL(/keyword=bach/);
      expect(await transitions.jsonValue()).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${texts.home}$`));
    });

    test(
      'LIST-3 LIST-15 leaving the field searches for its keyword, without interrupting a navigation',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto(texts.calendar);
        await waitForHydration(page);
        await page.clock.pauseAt(addMilliseconds(afternoon, secondMs));
        await page.getByLabel(texts.search).fill('bach');
        await openFilters(page, locale);
        await page.getByRole('group', { name: texts.genre }).locator('label').first().click();
        await expect(page).toHaveURL(/keyword=bach&genres=/);
        await closeFilters(page, locale);
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/gateway/*/page?*', (route) => released.then(() => route.continue()));
        await page.getByLabel(texts.search).fill('bachs');
        const elsewhere = page.locator(`a[href="${texts.home}"]:visible`).first();
        await elsewhere.click();
        await page.clock.runFor(1000);
        release();
        await expect(page).toHaveURL(new RegExp(`${texts.home}$`));
      },
    );
  });
}

/** What changes the texts, and on which screen; each in another language. */
const changers = [
  { changer: 'translator', locale: 'nl', tag: '@phone' },
  { changer: 'highlighter', locale: 'en', tag: '@desk' },
] as const;

for (const { changer, locale, tag } of changers) {
  test(
    `ROUTE-12 every act works on a page whose texts a ${changer} replaces, also before hydration (${locale})`,
    { tag },
    async ({ page }) => {
      const texts = siteTexts[locale];
      await changeTexts(page, changer);
      const releaseScripts = await holdScripts(page);
      await page.goto(texts.calendar, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main').locator(changer === 'translator' ? 'font' : 'mark')).not.toHaveCount(
        0,
      );
      await page.locator('main button[aria-pressed]').first().click();
      await releaseScripts();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');

      const all = await readConcertCount(page, locale);
      const rows = page.locator('article h3 a');
      const titles = await rows.allTextContents();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await openFilters(page, locale);
      const genre = page.getByRole('group', { name: texts.genre }).locator('label').nth(2);
      const promised = Number(await genre.locator('span').last().innerText());
      await genre.click();
      await closeFilters(page, locale);
      await expect.poll(() => readConcertCount(page, locale)).toBe(promised);
      await page.getByRole('link', { name: new RegExp(texts.remove) }).click();
      await expect.poll(() => readConcertCount(page, locale)).toBe(all);
      await page.getByLabel(texts.search).fill('bach');
      await expect.poll(() => readConcertCount(page, locale)).toBeLessThan(all);
      await page.getByLabel(texts.search).fill('');
      await expect.poll(() => readConcertCount(page, locale)).toBe(all);
      await expect(rows).toHaveText(titles);
      // Rows get their height when they come near the window, and move what is below them.
      await page.getByRole('link', { name: texts.next, exact: true }).press('Enter');
      await expect(page).toHaveURL(/page=2/);
      const title = rows.first();
      await expect(title).not.toHaveText(titles[0] ?? '');
      const name = (await title.textContent()) ?? '';
      expect(name).not.toBe('');
      await title.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.getByRole('link', { name: texts.other, exact: true }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // No act has loaded a document.
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );
}
