import { expect, type Page } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The texts of the layout in each language. */
const frame = {
  nl: {
    more: 'Meer bij Agenda',
    other: 'Meer bij Series',
    child: 'Kamermuziek',
    bar: 'Snelmenu',
    menu: 'Menu',
    search: 'Zoek',
    favourites: 'Bewaard',
    basket: 'Mandje',
    login: 'Log in',
  },
  en: {
    more: 'More in Calendar',
    other: 'More in Series',
    child: 'Chamber music',
    bar: 'Quick menu',
    menu: 'Menu',
    search: 'Search',
    favourites: 'Saved',
    basket: 'Basket',
    login: 'Log in',
  },
} as const satisfies Record<Locale, unknown>;

const theMenu = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: siteTexts[locale].menu, exact: true });
const summary = (page: Page, name: string) => page.locator(`summary[aria-label="${name}"]`);
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.describe('the header of a wide window', () => {
  test.use({ viewport: { width: 1290, height: 900 } });

  test('LAYOUT-1 LAYOUT-2 has the hall’s name, the menu, search, personal links and the language, on every page @desk', async ({
    page,
  }) => {
    // The widest texts decide whether it fits.
    for (const locale of locales) {
      const texts = siteTexts[locale];
      const words = frame[locale];
      await page.goto(texts.calendar);
      const head = page.getByRole('banner');
      await expect(theMenu(page, locale).getByRole('link').first()).toBeVisible();
      await expect(head.getByRole('button', { name: words.search, exact: true })).toBeVisible();
      for (const name of [words.favourites, words.basket, words.login, texts.other])
        await expect(head.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.bar })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(head).toBeInViewport();
      await head.getByRole('link', { name: /Klankhuis/ }).click();
      await expect(page).toHaveURL(new RegExp(`${texts.home}$`));
    }
  });
});

test.describe('the menu of a wide window', () => {
  const locale = 'en';
  const texts = siteTexts[locale];
  const words = frame[locale];
  test.use({ viewport: { width: 1290, height: 900 } });

  test('LAYOUT-9 an item opens by keyboard, and Escape closes it and returns the focus @desk', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto(texts.calendar, { waitUntil: 'domcontentloaded' });
    const child = theMenu(page, locale).getByRole('link', { name: words.child });
    for (const round of ['before hydration', 'after it']) {
      await summary(page, words.more).focus();
      await page.keyboard.press('Enter');
      await expect(child, round).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator('details[open] li a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(child, round).toBeHidden();
      await expect(summary(page, words.more)).toBeFocused();
      await page.unrouteAll();
      await waitForHydration(page);
    }
  });

  test('LAYOUT-2 LAYOUT-9 one item is open at a time, without accessibility violations, and none after a click elsewhere or a navigation @desk', async ({
    page,
  }) => {
    await page.goto(texts.calendar);
    await waitForHydration(page);
    await summary(page, words.more).click();
    await expect(theMenu(page, locale).getByRole('link', { name: words.child })).toBeVisible();
    await expectNoAxeViolations(page, 'header');
    await summary(page, words.other).click();
    await expect(page.locator('details[name=main-menu][open]')).toHaveCount(1);
    await summary(page, words.other).click();
    await expect(page.locator('details[name=main-menu][open]')).toHaveCount(0);
    await summary(page, words.more).click();
    await page.mouse.click(1285, 895);
    await expect(page.locator('details[name=main-menu][open]')).toHaveCount(0);
    await summary(page, words.more).click();
    await theMenu(page, locale).getByRole('link', { name: words.child }).click();
    await expect(page).toHaveURL(/genres=/);
    await expect(page.locator('details[name=main-menu][open]')).toHaveCount(0);
  });

  test('WAY-33 a mouse that passes opens no item and closes none at once; an item opens under a resting mouse, closes after it has left, and its word leads to its page @desk', async ({
    page,
  }) => {
    await page.goto(texts.home);
    await waitForHydration(page);
    const item = theMenu(page, locale)
      .getByRole('listitem')
      .filter({ has: summary(page, words.more) });
    const child = theMenu(page, locale).getByRole('link', { name: words.child });
    const delay = () =>
      item
        .locator('details')
        .evaluate((details) => getComputedStyle(details, '::details-content').transitionDelay);
    expect(await delay()).toBe('0.35s');
    await item.getByRole('link').first().hover();
    expect(await delay()).toBe('0.12s');
    await expect(child).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(child).toBeHidden();
    await page.mouse.move(640, 890);
    await item.getByRole('link').first().hover();
    await expect(child).toBeVisible();
    await page.mouse.move(640, 890);
    await expect(child).toBeHidden();
    await summary(page, words.more).hover();
    const { width, height } = (await summary(page, words.more).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(32);
    await summary(page, words.more).click();
    await page.mouse.move(640, 890);
    await page.mouse.move(640, 880);
    await summary(page, words.other).hover();
    await expect(child).toBeVisible();
    await item.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
    await expect(child).toBeHidden();
  });
});

test.describe('the bar and the menu of a small window', () => {
  const locale = 'nl';
  const texts = siteTexts[locale];
  const words = frame[locale];
  test.use({ viewport: { width: 390, height: 844 } });

  test('LAYOUT-4 WAY-31 WAY-32 the bar has six links, each large enough for touch and at most one marked, covers no focused element, and leaves with the page in a low window @phone', async ({
    page,
  }) => {
    await page.goto(texts.calendar);
    const bar = page.getByRole('navigation', { name: words.bar });
    const six = bar.locator('a, button');
    await expect(six).toHaveCount(6);
    for (const box of await Promise.all((await six.all()).map((one) => one.boundingBox())))
      expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true]);
    const links = page.locator('main article h3 a');
    for (const place of [1, 3, 5]) {
      await links.nth(place).focus();
      const [link, edge] = await Promise.all([links.nth(place).boundingBox(), bar.boundingBox()]);
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    }
    const marked = () =>
      six.evaluateAll((items) =>
        items.filter((item) => getComputedStyle(item).boxShadow !== 'none').map((item) => item.textContent),
      );
    expect(await marked()).toEqual(['Agenda']);
    await bar.getByRole('button', { name: words.search, exact: true }).click();
    await expect.poll(marked).toEqual([words.search]);
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(texts.calendar);
    for (const part of [page.getByRole('banner'), bar]) await expect(part).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 700));
    for (const part of [page.getByRole('banner'), bar]) await expect(part).not.toBeInViewport();
  });

  test('LAYOUT-4 LAYOUT-9 the menu fills the window, traps the focus, and Escape closes it and returns the focus; it closes for the search, for a link that is followed, and with its open item in a window that becomes wide @phone', async ({
    page,
  }) => {
    await page.goto(texts.calendar);
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: words.menu, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(theMenu(page, locale)).toBeVisible();
    await expect(theMenu(page, locale).locator(':focus')).toHaveCount(1);
    expect(await isLocked(page)).toBe(true);
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(
        () => document.activeElement?.closest('nav, main, footer, body')?.tagName ?? 'BODY',
      );
      expect(['NAV', 'BODY']).toContain(place);
    }
    await page.keyboard.press('Escape');
    await expect(theMenu(page, locale)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    const bar = page.getByRole('navigation', { name: words.bar });
    await bar.getByRole('button', { name: words.menu }).click();
    await expect(theMenu(page, locale)).toBeVisible();
    await bar.getByRole('button', { name: words.search }).click();
    await expect(page.locator('#search')).toBeVisible();
    await expect(theMenu(page, locale)).toBeHidden();
    await bar.getByRole('button', { name: words.menu }).click();
    await expect(page.locator('#search')).toBeHidden();
    await expect(theMenu(page, locale)).toBeVisible();
    await summary(page, words.more).click();
    await expectNoAxeViolations(page, '#menu');
    await theMenu(page, locale).getByRole('link', { name: words.child }).click();
    await expect(page).toHaveURL(/genres=/);
    await expect(theMenu(page, locale)).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await opener.click();
    await summary(page, words.more).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator('#menu:popover-open, details[name=main-menu][open]')).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    await expect(theMenu(page, locale).getByRole('link').first()).toBeVisible();
  });
});
