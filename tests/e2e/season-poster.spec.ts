import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { toAgendaPaths } from '#ui/agenda/agenda-paths.ts';

for (const locale of locales) {
  test(`DOOR-60 the calendar leads to the poster of what is listed, whose figures lead to the concerts (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${siteTexts[locale].calendar}?genres=Jazz`);
    await waitForHydration(page);
    await page.locator(`a[href^="${toAgendaPaths(locale).poster}?genres="]`).click();
    const figure = page.locator('main li a').first();
    const name = figure.locator('span');
    await expect(name).toBeHidden();
    await figure.focus();
    await page.keyboard.press('Shift');
    await expect(name).toBeVisible();
    await expectNoAxeViolations(page);
    const small = (await figure.boundingBox())?.width ?? 0;
    await page.locator('input[value="large"]').check();
    expect((await figure.boundingBox())?.width).toBeGreaterThan(small * 1.3);
    await expect(name).toBeVisible();
    // A month has its own height once it has been near the window; before, its links seem to lie over those of the next.
    for (const month of await page.locator('main section').all()) await month.scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    await figure.scrollIntoViewIfNeeded();
    const widthOf = () => figure.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width);
    await expect.poll(widthOf, { timeout: 30_000 }).toBeGreaterThan(0);
    await figure.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/poster/);
  });
}

test('DOOR-62 the poster of the whole season is printed on one sheet, A4 or A2 @desk', async ({ page }) => {
  // The site requests the pages of a whole season, and the browser prints them twice.
  test.setTimeout(120_000);
  await page.goto(toAgendaPaths('nl').poster);
  for (const [paper, size] of [
    ['A4', [595, 842]],
    ['A2', [1191, 1684]],
  ] as const) {
    await page.locator(`input[value="${paper}"]`).check();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(
      sheets.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
    ).toEqual([size]);
  }
});
