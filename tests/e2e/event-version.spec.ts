import { type BrowserContext, expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Makes the Bridge return variant B for everyone. */
async function giveVariantB(context: BrowserContext): Promise<void> {
  await context.route('**/experiments/features**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { cv09: { enabled: true, variationKey: 'B' } },
    }),
  );
}

/** The variants in the data layer for pages of concerts, in order. */
function reported(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = globalThis as {
      dataLayer?: readonly { page_type?: string; variant?: string }[];
    };
    return dataLayer.flatMap(({ page_type, variant }) =>
      variant && page_type === 'event_default' ? variant : [],
    );
  });
}

/** The site in English: the language does not change the versions. */
const texts = siteTexts.en;

/** The ticket, which only the second version has. */
const secondVersion = (page: Page) => page.getByRole('complementary', { name: texts.tickets, exact: true });

test.use({ consent: 'accepted' });

test('TPL-9 TRACK-4 the second version is shown with variant B from the next page on, and is reported as rendered @desk', async ({
  page,
  context,
}) => {
  await giveVariantB(context);
  const response = page.waitForResponse('**/experiments/features**');
  await page.goto(texts.calendar);
  await waitForHydration(page);
  await response;
  const address = await page.locator('article h3 a').first().getAttribute('href');
  await page.locator('article h3 a').first().click();
  await expect(secondVersion(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect.poll(() => reported(page)).toEqual(['V2']);
  const nextResponse = page.waitForResponse('**/experiments/features**');
  await page.goto(address ?? '');
  await waitForHydration(page);
  await nextResponse;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(secondVersion(page)).toHaveCount(0);
  await expect.poll(() => reported(page)).toEqual(['C']);
});
