import { expect } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import type { Template } from '#domain/page/page.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInForcedColours } from '#tests/e2e/support/axe.ts';
import { findAccessibilityFaults, readAloud } from '#tests/e2e/support/read-aloud.ts';
import { openFilters, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { findSpecimen, templateRequirements, templates } from '#tests/e2e/support/specimens.ts';
import {
  findObscuredFocus,
  findTextCutOffWhenSpaced,
  findTooWide,
  readStructure,
  wellBuilt,
} from '#tests/e2e/support/structure.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Pages with parts that the first page of their template does not have. */
const more = [
  {
    name: 'TPL-13 WCAG every overview of pages',
    nl: '/bezoek/slim-naar-binnen',
    en: '/en/visit/in-for-less',
  },
  { name: 'TPL-14 WCAG every kind of block', nl: '/over-ons/gebouw', en: '/en/about-us/building' },
  {
    name: 'WCAG every promise about access',
    nl: '/toegankelijkheidsverklaring',
    en: '/en/accessibility-statement',
  },
] as const;

/** The links of the footer. */
const fromTheFooter: readonly Template[] = ['pressOverview', 'campaign', 'page'];

/** The number of tab stops visited: past the header and the filters, into the list. */
const stops = 45;

const pages = [
  ...templates.map((template) => ({
    name: `${templateRequirements[template]} WCAG every page of the template ${template}`,
    addressIn: (locale: Locale) => findSpecimen(template, locale),
  })),
  {
    name: 'I18N-1 WCAG the page with the longest word in its title',
    addressIn: (locale: Locale) => findSpecimen('longestWord', locale),
  },
  ...more.map((one) => ({ name: one.name, addressIn: (locale: Locale) => one[locale] })),
];

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const colorSchemes = ['light', 'dark'] as const;

/**
 * The width and the colour scheme in which a page is examined. English has the opposite of Dutch, so two visits cover both
 * languages, widths and schemes of every page; four consecutive pages cover every combination.
 */
function conditionsOf(place: number, locale: Locale) {
  const language = locales.indexOf(locale);
  const viewport = widths[(place + language) % 2] ?? widths[0];
  const colorScheme = colorSchemes[(Math.floor(place / 2) + language) % 2] ?? 'light';
  return { viewport, colorScheme };
}

test.describe('WCAG 2.2 AA', () => {
  // A window that becomes narrower preloads a smaller rendition, which a browser that has the larger one does not use.
  test.use({ forgives: /status of (404|410|500)|preloaded using link preload but not used/ });

  for (const [place, { name, addressIn }] of pages.entries()) {
    test(`${name} has no accessibility violations: in each language, in another width and colour scheme, and narrow`, async ({
      page,
    }) => {
      for (const locale of locales) {
        const { viewport, colorScheme } = conditionsOf(place, locale);
        const address = addressIn(locale);
        await test.step(`${address}, ${viewport.width} px wide, ${colorScheme}`, async () => {
          await page.setViewportSize(viewport);
          // Before the visit, so that no colour is in transition when its contrast is judged.
          await page.emulateMedia({ colorScheme });
          await page.goto(address);
          await waitForHydration(page);
          expect.soft(await readStructure(page), address).toEqual(wellBuilt);
          expect.soft(findAccessibilityFaults(await readAloud(page)), address).toEqual([]);
          await expectNoAxeViolations(page);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await findTooWide(page), address).toEqual([]);
          await page.setViewportSize({ width: 390, height: 844 });
          expect(await findTextCutOffWhenSpaced(page), address).toEqual([]);
          expect(await findTooWide(page), address).toEqual([]);
        });
      }
    });
  }
});

test('TPL-10 WCAG has no accessibility violations with all filters of the calendar open', async ({
  page,
}) => {
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  await openFilters(page, 'nl');
  await expectNoAxeViolations(page);
});

test('WCAG every footer link moves the focus to the heading of its page', async ({ page }) => {
  await page.goto(siteTexts.en.home);
  await waitForHydration(page);
  for (const template of fromTheFooter) {
    const address = findSpecimen(template, 'en');
    await page.locator(`footer a[href="${address}"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('TPL-10 WCAG every tab stop of the calendar is visible, forwards and backwards', async ({ page }) => {
  // A page that is still scrolling to the focused element has no final position.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  const obscured: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const name = await findObscuredFocus(page);
      if (name !== undefined) obscured.push(`${key} ${stop + 1}: ${name}`);
    }
  expect(obscured).toEqual([]);
});

test('WCAG every icon and control of the calendar is visible with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  await expectNoAxeViolationsInForcedColours(page);
  // With forced colours there are no backgrounds: a button is its border.
  const edges = await page
    .locator('[data-look="solid"]:visible')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(edges.length).toBeGreaterThan(0);
  expect(edges).not.toContain('0px');
});
