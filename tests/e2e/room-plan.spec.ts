import { expect } from 'playwright/test';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { season } from '#tests/e2e/support/season.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

const concert = season.editions.nl.pages
  .filter((page) => page.kind === 'event')
  .find(
    ({ event, prices }) =>
      event.room?.title === 'Grote Zaal' &&
      event.starts > afternoon &&
      event.importStatus === 'planned' &&
      event.sale.code === 0 &&
      prices.length > 0,
  );

test.describe('the plan beside the prices', () => {
  test.use({ javaScriptEnabled: false });

  test('ROOM-1 lights the seats of a rank, and the rank of a seat, also without JavaScript @desk', async ({
    page,
  }) => {
    await page.goto(concert?.url ?? '');
    const tickets = page.locator('#tickets');
    const layer = (rank: string) => tickets.locator(`label[data-rank="${rank}"]`);
    await tickets.getByRole('radio', { name: /^4 Tweede balkon, midden/ }).focus();
    await page.keyboard.press('Space');
    await expect(layer('4')).toHaveCSS('opacity', '1');
    await expect(layer('2')).not.toHaveCSS('opacity', '1');
    await layer('2').locator('circle').first().click();
    await expect(tickets.getByRole('radio', { name: /^2 / })).toBeChecked();
    await expect(layer('2')).toHaveCSS('opacity', '1');
    await expect(layer('4')).not.toHaveCSS('opacity', '1');
  });
});

test('ROOM-1 a rank that is chosen again, or Escape, shows all seats again @desk', async ({ page }) => {
  await page.goto(concert?.url ?? '');
  await waitForHydration(page);
  const rank = page.locator('#tickets').getByRole('radio', { name: /^2 / });
  await rank.press('Space');
  await expect(rank).toBeChecked();
  await rank.click();
  await expect(rank).not.toBeChecked();
  await rank.press('Space');
  await rank.press('Escape');
  await page.mouse.move(0, 0);
  await expect(rank).not.toBeChecked();
  await expect(page.locator('#tickets label[data-rank="4"]')).toHaveCSS('opacity', '1');
});
