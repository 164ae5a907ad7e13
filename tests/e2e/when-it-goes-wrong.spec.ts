import { expect } from 'playwright/test';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

test('WAY-34 a halo in the colour of the cover is around a title that lies over a figure', async ({
  page,
}) => {
  await page.goto('/keuzehulp');
  const heading = page.getByRole('heading', { level: 1 });
  const [shadow, cover] = await heading.evaluate((element) => [
    getComputedStyle(element).textShadow,
    getComputedStyle(element.closest('[data-surface="cover"]') ?? element).backgroundColor,
  ]);
  expect(cover).not.toBe('rgba(0, 0, 0, 0)');
  expect(shadow?.split(cover ?? '')).toHaveLength(9);
});

test.describe('a visitor who saves a concert', () => {
  // A visitor without favourites has no list yet, and the browser logs the 404.
  test.use({ forgives: /404/ });

  test('WAY-31 the button says that it is saved, and the notice lies over the header', async ({
    page,
    baseURL,
  }, info) => {
    await page.goto('/concerten');
    const path = await page.locator('main article h3 a').first().getAttribute('href');
    const returnUrl = encodeURIComponent(new URL(path ?? '', baseURL).href);
    await page.goto(`${systems.tix()}/nl/login?returnUrl=${returnUrl}`);
    await logIn(page, visitorEmail('bezoeker', 'nl', info));
    await waitForVisitorLayer(page);
    await page
      .getByRole('button', { name: /^Bewaar / })
      .first()
      .click();
    const saved = page.getByRole('button', { name: /^Bewaard: / });
    await expect(saved).toHaveText('Bewaard');
    const notice = page.locator('section', { has: page.getByText(/staat op uw lijst/) }).last();
    await expect(notice).toBeVisible();
    const [noticeBox, headerBox] = await Promise.all([
      notice.boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    expect(noticeBox?.y).toBe(0);
    expect(noticeBox?.height).toBeLessThanOrEqual((headerBox?.height ?? 0) + 1);
  });
});
