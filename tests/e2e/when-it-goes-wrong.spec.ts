import { expect } from 'playwright/test';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';
import { isOverlapping } from '#ui/layout/use-favourites-notice-placement.ts';

test.describe('a visitor who saves a concert', () => {
  // A visitor without favourites has no list yet, and the browser logs the 404.
  test.use({ forgives: /404/ });

  test('WAY-31 DOOR-37 the button says that it is saved, and the notice is beside it, over no order button @phone', async ({
    page,
    baseURL,
  }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
    const toBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const [noticeBox, savedBox] = await Promise.all([notice.evaluate(toBox), saved.evaluate(toBox)]);
    const distance = Math.max(noticeBox.top - savedBox.bottom, savedBox.top - noticeBox.bottom);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(12);
    const orders = page.locator('main a[data-look]:visible');
    await expect(orders).not.toHaveCount(0);
    for (const order of await orders.all())
      expect(isOverlapping(noticeBox, await order.evaluate(toBox))).toBe(false);
  });
});
