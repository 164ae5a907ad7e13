import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { siteTexts } from '#tests/e2e/support/site.ts';
import { requestTest, test } from '#tests/e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

for (const [when, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['before the script has come', true],
] as const) {
  test.describe(`${when}, in an English browser (en)`, () => {
    test.use({ locale: 'en-GB', javaScriptEnabled });

    for (const how of ['followed', 'opened in another tab'] as const) {
      test(`ROUTE-9 the switch, ${how}, leads to the Dutch home, and the root stays Dutch (en)`, async ({
        page,
        context,
        baseURL,
      }) => {
        // Scripts requested by this tab stay pending; another tab is a normal page.
        await page.route(/\/assets\/.*\.js$/, () => {});
        await page.goto('/');
        await expect(page).toHaveURL(/\/en$/);
        const link = page.getByRole('link', { name: siteTexts.en.other, exact: true });
        const dutch = how === 'followed' ? page : await context.newPage();
        if (how === 'followed') await link.click();
        else await dutch.goto(new URL((await link.getAttribute('href')) ?? '', baseURL).href);
        await expect(dutch.locator('html')).toHaveAttribute('lang', 'nl');
        expect(new URL(dutch.url()).pathname).toBe('/');
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      });
    }
  });
}

for (const locale of locales) {
  const texts = siteTexts[locale];

  test.describe(`without JavaScript (${locale})`, () => {
    test('E14 the filters and the keyword are a form that works without scripts, and pages and concerts are links', async ({
      page,
    }) => {
      await page.goto(texts.calendar);
      await page.locator('input[name="genres"]').first().check();
      await page.getByLabel(texts.search).fill('bach');
      await page.getByLabel(texts.search).press('Enter');
      await expect(page).toHaveURL(/keyword=bach/);
      await expect(page).toHaveURL(/genres=/);
      await expect(page.locator('input[name="genres"]').first()).toBeChecked();
      await page.goto(texts.calendar);
      await page.getByRole('link', { name: texts.next, exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
      await page.locator('article h3 a').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  requestTest(`ROUTE-19 the source contains the text of the page (${locale})`, async ({ request }) => {
    const html = await (await request.get(texts.calendar)).text();
    expect(html).toMatch(/<h1[^>]*>[^<]{4,}<\/h1>/);
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(15);
  });
}
