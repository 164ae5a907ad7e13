import { expect, type Page } from 'playwright/test';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import { favouritesPath } from '#tests/e2e/support/presale.ts';
import { openUntouched, siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { realTimeTest, test } from '#tests/e2e/support/test.ts';

/** Time zones of visitors on both sides of the hall's, in which the other tests are, and the language of the pages in each. */
const zones = [
  ['Pacific/Auckland', 'nl', 'ar-EG', ''],
  ['America/Los_Angeles', 'en', 'en-US', ' @all'],
] as const;

/** In any time zone of the visitor, the hall's own days and times are shown. An error of React fails the test by itself. */
for (const [timezoneId, language, locale, tag] of zones) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId, locale });

    test(`E09 LAYOUT-11 pages of several kinds have the same text after hydration, and nothing shifts @desk${tag}`, async ({
      page,
    }) => {
      const { home, calendar } = siteTexts[language];
      for (const path of [`${home}?`, calendar, favouritesPath(language)]) {
        const releaseScripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => document.fonts.ready);
        const [text, before] = [await page.locator('main').innerText(), await measurePositions(page)];
        await releaseScripts();
        await waitForHydration(page);
        const after = await measurePositions(page);
        expect(Object.keys(after).length, path).toBeGreaterThan(3);
        expect.soft(findMoved(before, after), path).toEqual([]);
        // What the page of favourites says follows the session, which may be known by now.
        if (path !== favouritesPath(language))
          expect.soft(await page.locator('main').innerText(), path).toBe(text);
        await page.unrouteAll();
      }
    });
  });
}

const { calendar, genre } = siteTexts.nl;

test('I18N-1 until hydration has ended, no page computes dates or amounts that the document states @desk', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => (document.documentElement.dataset['formatted'] ??= ''),
    );
    for (const kind of ['DateTimeFormat', 'NumberFormat'] as const)
      Object.defineProperty(Intl, kind, {
        value: new Proxy(Intl[kind], {
          construct: (...call) => {
            const { dataset } = document.documentElement;
            if (!dataset['hydrated']) dataset['formatted'] += `${kind} `;
            return Reflect.construct(...call);
          },
        }),
      });
  });
  const check = async (path: string) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('html'), path).toHaveAttribute('data-formatted', '');
  };
  await check(siteTexts.nl.home);
  await check(calendar);
  await check((await page.locator('#results h3 a').first().getAttribute('href')) ?? '');
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
  await releaseScripts();
  await waitForHydration(page);
  await expect(menu).toBeVisible();
});

test('WAY-10 a filter that is ticked before hydration filters the list after it, and Back undoes it; a keyword that is typed then searches it @desk', async ({
  page,
}) => {
  let releaseScripts = await holdScripts(page);
  await page.goto(calendar, { waitUntil: 'domcontentloaded' });
  await page.getByRole('group', { name: genre }).getByRole('checkbox').first().check();
  await releaseScripts();
  await expect(page).toHaveURL(/[?&]genres=/);
  await page.goBack();
  await expect(page).toHaveURL(calendar);
  await page.unrouteAll();
  releaseScripts = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('main search input').fill('Bach');
  await releaseScripts();
  await expect(page).toHaveURL(/[?&]keyword=Bach/);
});

realTimeTest(
  'DOOR-23 the last rows of a list are not laid out until the visitor does something; those in view at once, so that nothing shifts @desk',
  async ({ page }) => {
    await openUntouched(page, calendar);
    const isLaidOut = () =>
      page.evaluate(() => {
        const rows = document.querySelectorAll('main li[data-deferred] h3');
        return [...rows].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      });
    expect(await isLaidOut()).toBe(false);
    const firstDeferred = await page.locator('main li[data-deferred]').first().boundingBox();
    expect(firstDeferred?.y).toBeGreaterThan(page.viewportSize()?.height ?? Number.NaN);
    await page.keyboard.press('Shift');
    await expect.poll(isLaidOut).toBe(true);
  },
);

/** A position in pixels from the top left of the window, not rounded. */
interface Position {
  readonly left: number;
  readonly top: number;
}

/** The position of each part of a page's content, by element and text. */
function measurePositions(page: Page): Promise<Readonly<Record<string, Position>>> {
  return page.locator('main').evaluate((main) => {
    const countByName = new Map<string, number>();
    const parts = [...main.querySelectorAll('h1, h2, h3, legend, label, li, p, img, table')];
    return Object.fromEntries(
      parts.map((part) => {
        const name = `${part.tagName} ${part.getAttribute('src') ?? part.textContent}`;
        const occurrence = countByName.get(name) ?? 0;
        countByName.set(name, occurrence + 1);
        const { left, top } = part.getBoundingClientRect();
        return [`${name} ${occurrence}`, { left, top }];
      }),
    );
  });
}

/** The parts that are at both measurements, and at least half a pixel from where they were: less is not visible. */
function findMoved(
  before: Readonly<Record<string, Position>>,
  after: Readonly<Record<string, Position>>,
): readonly string[] {
  return Object.entries(after).flatMap(([part, { left, top }]) => {
    const earlier = before[part] ?? { left, top };
    const distance = Math.max(Math.abs(left - earlier.left), Math.abs(top - earlier.top));
    return distance < 0.5 ? [] : [`${part}: ${distance} pixels`];
  });
}
