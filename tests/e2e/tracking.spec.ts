import { expect } from 'playwright/test';
import { counted, newest } from '#tests/e2e/support/data-layer.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Events that wait for ticketing and the experiments, and so may come before or after those of the page. */
const ofThePerson = ['user_info', 'CRO_Tests'];

test.describe('tracking', { tag: '@desk' }, () => {
  test.use({ consent: 'accepted' });

  test('TRACK-3 a filter, a menu and a concert are tracked in the order they happened', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await expect
      .poll(() => newest(page, 'view_item_list'))
      .toMatchObject({ ecommerce: { item_list_id: 2, item_list_name: 'NETA', currency: 'EUR' } });
    await page.goto('/concerten?genres=Jazz');
    await waitForHydration(page);
    await expect
      .poll(async () => (await counted(page)).filter((event) => !ofThePerson.includes(event)))
      .toEqual(['page_view', 'view_item_list', 'filter_select', 'filter']);
    await page.locator('main article h3 a').first().click();
    await expect.poll(() => counted(page)).toContain('view_item');
    const last = await page.evaluate(() => {
      const { dataLayer = [] } = globalThis as {
        dataLayer?: readonly { event?: string; ecommerce?: object }[];
      };
      return dataLayer.findLast(({ event }) => event === 'view_item')?.ecommerce;
    });
    expect(last).toMatchObject({ item_list_name: 'calendar', items: [{ index: 1, quantity: 1 }] });
  });

  test('TRACK-3 a menu, a banner and an order link are tracked when they are followed', async ({ page }) => {
    await page.goto('/concerten?genres=Jazz');
    await waitForHydration(page);
    await expect.poll(() => counted(page)).toContain('page_view');
    // These are in a list that is rendered again, a while after its response.
    await page.getByRole('link', { name: 'Wis alles' }).click();
    await expect(page).toHaveURL(/\/concerten$/);
    const banner = page.locator('[data-banner]').first();
    await banner.scrollIntoViewIfNeeded();
    const promotions = [{ id: Number(await banner.getAttribute('data-banner')) }];
    await expect
      .poll(() => newest(page, 'promotionView'))
      .toMatchObject({ ecommerce: { promoView: { promotions } } });
    await banner.getByRole('link').click();
    await expect
      .poll(() => newest(page, 'promotionClick'))
      .toMatchObject({ ecommerce: { promoClick: { promotions } } });
    await page.locator('footer').getByRole('link', { name: 'Privacy en cookies' }).click();
    await expect
      .poll(() => newest(page, 'navigation_click'))
      .toMatchObject({ menu: 'bottom', label: 'Privacy en cookies', level: 1 });
    await page.locator('footer li a[href^="/"]').first().click();
    await expect.poll(() => newest(page, 'navigation_click')).toMatchObject({ menu: 'footer', level: 2 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('#menu').getByRole('link', { name: 'Agenda', exact: true }).first().click();
    await expect
      .poll(() => newest(page, 'navigation_click'))
      .toMatchObject({ menu: 'main', label: 'Agenda', url: '/concerten', level: 1 });
    await page.locator('header').getByRole('link', { name: 'English' }).filter({ visible: true }).click();
    await expect
      .poll(() => newest(page, 'navigation_click'))
      .toMatchObject({ menu: 'service', label: 'English', level: 1 });
    // An open menu closes when the page in the other language arrives.
    await expect(page).toHaveURL(/\/en\/concerts$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).first().click();
    await page.locator('#menu').getByRole('link', { name: 'Nederlands' }).filter({ visible: true }).click();
    await expect
      .poll(() => newest(page, 'navigation_click'))
      .toMatchObject({ menu: 'mobile', label: 'Nederlands', url: '/concerten' });
  });

  test('TRACK-2 TRACK-3 TRACK-5 delayed events are pushed when the document is left', async ({ page }) => {
    await page.goto('/concerten');
    await waitForHydration(page);
    await expect.poll(() => counted(page)).toContain('view_item_list');
    // Read in the same task, in which no timer can fire.
    const last = await page
      .locator('footer li a')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.addEventListener('click', (click) => click.preventDefault());
        link.click();
        dispatchEvent(new Event('pagehide'));
        const { dataLayer = [] } = globalThis as { dataLayer?: readonly { event?: string }[] };
        return dataLayer.at(-1)?.event;
      });
    expect(last).toBe('navigation_click');
  });
});
