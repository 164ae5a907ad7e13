import { expect } from 'playwright/test';
import { serveFramingSite } from '#tests/e2e/support/framing-site.ts';
import { test } from '#tests/e2e/support/test.ts';

test.describe('the agenda in a frame of another site', { tag: '@desk' }, () => {
  test.use({ forgives: /frame-ancestors|favicon/i });

  test('DOOR-55 has the height that it reports to a site of the configuration, opens a concert in the whole window, and is not shown by another', async ({
    page,
    baseURL,
  }) => {
    const site = await serveFramingSite(`${baseURL}/agenda/embed`);
    try {
      const agenda = page.frameLocator('iframe');
      const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.goto(site.other);
      await blocked;
      await expect(agenda.locator('h3')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveAttribute('height', '200');

      await page.goto(site.friendly);
      const height = () => page.locator('iframe').evaluate((frame) => Number(frame.getAttribute('height')));
      await expect.poll(height).toBeGreaterThan(1000);
      const shown = await agenda.locator('main').evaluate((main) => main.getBoundingClientRect().height);
      expect(Math.abs((await height()) - shown)).toBeLessThanOrEqual(1);
      const concert = agenda.locator('h3 a').first();
      const path = await concert.getAttribute('href');
      await concert.click();
      await expect(page).toHaveURL(`${baseURL}${path}`);
    } finally {
      site.close();
    }
  });
});
