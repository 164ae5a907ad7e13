import { expect } from 'playwright/test';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations, expectNoAxeViolationsInForcedColours } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
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
  { name: 'TPL-14 WCAG every kind of block', nl: '/over-ons/gebouw', en: '/en/about-us/building' },
  {
    name: 'TPL-13 WCAG every overview of pages',
    nl: '/bezoek/slim-naar-binnen',
    en: '/en/visit/in-for-less',
  },
  {
    name: 'WCAG every promise about access',
    nl: '/toegankelijkheidsverklaring',
    en: '/en/accessibility-statement',
  },
] as const;

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

/** Every language at every width, in both schemes: eight kinds of visit. */
const visits = locales.flatMap((locale) =>
  widths.flatMap((viewport) => colorSchemes.map((colorScheme) => ({ locale, viewport, colorScheme }))),
);

/** `npm test` visits a page once, and the next page in another way; `npm run test:all` in both languages at both widths. */
const waysPerPage = process.env['TEST_ALL'] === '1' ? 2 : visits.length;

test.describe('WCAG 2.2 AA', { tag: '@phone' }, () => {
  // A window that becomes narrower preloads a smaller rendition, which a browser that has the larger one does not use.
  test.use({ forgives: /status of (404|410|500)|preloaded using link preload but not used/ });

  for (const [way, { locale, viewport, colorScheme }] of visits.entries())
    test(`WCAG TPL-1 every template has no accessibility violations, fits a narrow window and has room for spaced text: ${locale}, ${viewport.width} px, ${colorScheme}`, async ({
      page,
    }) => {
      const visited = pages.filter((_, place) => place % waysPerPage === way % waysPerPage);
      expect(visited.length).toBeGreaterThan(1);
      for (const { name, addressIn } of visited)
        await test.step(name, async () => {
          await page.setViewportSize(viewport);
          // Before the visit, so that no colour is in transition when its contrast is judged.
          await page.emulateMedia({ colorScheme });
          await page.goto(addressIn(locale));
          await waitForHydration(page);
          expect.soft(await readStructure(page), name).toEqual(wellBuilt);
          await expectNoAxeViolations(page);
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await findTooWide(page), name).toEqual([]);
          await page.setViewportSize({ width: 390, height: 844 });
          expect.soft(await findTextCutOffWhenSpaced(page), name).toEqual([]);
          expect.soft(await findTooWide(page), name).toEqual([]);
        });
    });
});

test('TPL-10 WCAG every tab stop of the calendar is visible, forwards and backwards @phone', async ({
  page,
}) => {
  // A page that is still scrolling to the focused element has no final position.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  const obscured: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const name = await findObscuredFocus(page);
      if (name !== undefined) obscured.push(`${key} ${stop + 1}: ${name}`);
    }
    // A focus that does not move is covered by nothing.
    if (key === 'Tab') await expect(page.locator('main :focus')).toHaveCount(1);
  }
  expect(obscured).toEqual([]);
});

test('WCAG every icon and control of the calendar is visible with forced colours @desk', async ({ page }) => {
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
