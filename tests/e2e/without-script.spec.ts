import { expect } from 'playwright/test';
import { siteTexts } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

interface Form {
  readonly address: string;
  /** The label of the field, in the page. */
  readonly field: string;
  readonly keyword: string;
  /** A filter that is checked before the form is sent. */
  readonly filter?: string;
  /** What the address has then, in this order. */
  readonly sent: RegExp;
}

/** The forms that filter and search. */
const forms: readonly Form[] = [
  {
    address: '/concerten?date=2026-11-21&until=2026-11-22',
    field: siteTexts.nl.search,
    keyword: 'bach',
    filter: 'genres',
    sent: /keyword=bach&date=2026-11-21&until=2026-11-22&genres=[^&]+$/,
  },
  {
    address: '/concerten?open=composers#facet-composers',
    field: siteTexts.nl.search,
    keyword: '',
    filter: 'composers',
    sent: /\?keyword=&composers=[^&]+$/,
  },
  {
    address: '/series',
    field: 'Zoek in de series',
    keyword: 'kwartet',
    filter: 'genres',
    sent: /keyword=kwartet&genres=/,
  },
  {
    address: '/ontdek?categories=Componisten',
    field: 'Zoek in de verhalen',
    keyword: 'bach',
    sent: /\?keyword=bach&categories=/,
  },
  { address: '/zoeken', field: 'Zoek op de hele site', keyword: 'mahler', sent: /keyword=mahler/ },
];

test('E14 LIST-11 LIST-12 LIST-21 LIST-23 TPL-5 TPL-18 WAY-14 every list is filtered and searched by a form, which keeps its other filters @phone', async ({
  page,
}) => {
  for (const { address, field, keyword, filter, sent } of forms) {
    await page.goto(address);
    const box = page.locator(`main input[type=checkbox][name="${filter}"]`).last();
    const value = filter === undefined ? '' : await box.getAttribute('value');
    if (filter !== undefined) await box.check();
    await page.getByRole('main').getByLabel(field).fill(keyword);
    await page.getByRole('main').getByLabel(field).press('Enter');
    await expect(page).toHaveURL(sent);
    await expect(page.getByRole('main').getByLabel(field), address).toHaveValue(keyword);
    if (filter !== undefined)
      await expect(
        page.locator(`main input[type=checkbox][name="${filter}"][value="${value}"]`),
      ).toBeChecked();
  }
});

/** Pages, a link of each by its name, and where it leads. */
const links: readonly (readonly [address: string, link: string | RegExp, leads: RegExp])[] = [
  ['/en/concerts', siteTexts.en.next, /\/en\/concerts\?page=2$/],
  ['/en/concerts', /^This weekend \d+$/, /\?date=2026-11-21&until=2026-11-22$/],
  ['/en/concerts', /\d+.*: Composer$/, /\?open=composers#facet-composers$/],
  ['/en/concert-finder', 'I’d rather browse', /\/en\/concerts$/],
  ['/en/discover', /^\d+ stories Harbour Stories/, /\/en\/discover\?categories=/],
  ['/en/press', siteTexts.en.next, /\/en\/press\?page=2$/],
  ['/en/education', /^Vmbo/, /\?school=vmbo$/],
  ['/en/education/projects/drumming-with-your-lunch', /^Open the lesson/, /^http/],
  ['/en/about-us/building', /^Enlarge picture 1/, /\/media\//],
];

test('E14 LIST-9 LIST-12 LIST-23 WAY-12 TPL-6 TPL-14 TPL-17 LAYOUT-15 pages, values, lessons and pictures are links, and a day is a button @desk', async ({
  page,
}) => {
  for (const [address, name, leads] of links) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link, address).toHaveAttribute('href', leads);
  }
  await page.goto('/en/concerts?genres=Jazz');
  await page.locator('table button[value="2026-11-27"]').click();
  await expect(page).toHaveURL(/\?date=2026-11-27&genres=Jazz$/);
  await page.goto('/en/concerts');
  await page.getByRole('link', { name: siteTexts.en.next, exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.locator('article h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('before consent', () => {
  test.use({ consent: 'none' });

  test('E14 AUDIO-1 AUDIO-5 LAYOUT-2 LAYOUT-3 LAYOUT-4 LAYOUT-9 TPL-14 WAY-30 menus, search, questions and clips are the browser’s own, and there is no question of consent @phone', async ({
    page,
  }) => {
    await page.goto('/bezoek/voor-het-eerst');
    await expect(page.getByRole('region', { name: 'Mogen wij u meetellen?' })).toHaveCount(0);
    await page.getByRole('main').locator('summary').first().click();
    await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open', '');
    await page.goto('/zalen/grote-zaal');
    await expect(page.locator('audio').first()).toBeVisible();
    await expect(
      page.getByRole('button', { name: /^(Speel|Luister)/ }).filter({ visible: true }),
    ).toHaveCount(0);
    await page.locator('[popovertarget=search]:not([popovertargetaction]):visible').click();
    await page.locator('#search-field').fill('mahler');
    await page.locator('#search').getByRole('button', { name: 'Zoek' }).click();
    await expect(page).toHaveURL(/\/zoeken\?search=mahler$/);
    const child = page.locator('#menu').getByRole('link', { name: 'Kamermuziek' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('summary[aria-label="Meer bij Agenda"]').click();
    await expect(child).toBeVisible();
    await page.goto('/concerten');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('summary[aria-label="Meer bij Agenda"]').click();
    await expect(child).toBeVisible();
    await page.mouse.click(1435, 895);
    await expect(child).toBeHidden();
  });
});
