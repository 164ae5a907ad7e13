import { expect } from 'playwright/test';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Lists of several kinds, filtered or not on their first page. */
const lists = [
  '/concerten?discounts=Stadspas&page=2',
  '/zoeken?keyword=piano',
  '/educatie?school=regularPrimary',
  ...(process.env['TEST_ALL'] === '1' ? ['/series?page=2', '/ontdek/alles?page=2'] : []),
];

test('ROUTE-17 going back from any page of a list restores the list, its place, and the focus on the link @phone', async ({
  page,
}) => {
  for (const list of lists) {
    await page.goto(list);
    await waitForHydration(page);
    // The place is that of the click: scrolling the link into view may scroll once more before it.
    await page.evaluate(() => {
      const leave = () => sessionStorage.setItem('left-at', String(window.scrollY));
      addEventListener('click', leave, { capture: true, once: true });
    });
    const link = page.locator('main li :is(h2, h3) a').nth(5);
    const address = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const place = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
    expect(place, list).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2);
    expect(page.url()).toContain(list);
  }
});
