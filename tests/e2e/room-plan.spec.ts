import { expect } from 'playwright/test';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
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

for (const javaScriptEnabled of [false, true]) {
  test.describe(
    `the plan beside the prices, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`,
    { tag: '@desk' },
    () => {
      test.use({ javaScriptEnabled });

      test('ROOM-1 lights the seats of a rank, and the rank of a seat', async ({ page }) => {
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
    },
  );
}

test(
  'ROOM-1 SEAT-2 shows the view from a chosen rank, and all seats again after it is chosen again, and after Escape',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto(concert?.url ?? '');
    await waitForHydration(page);
    const tickets = page.locator('#tickets');
    const rank = tickets.getByRole('radio', { name: /^2 / });
    const others = tickets.locator('label[data-rank="4"]');
    const seats = tickets.locator('label[data-rank="2"] circle').first();
    await seats.click();
    await expect(rank).toBeChecked();
    await rank.click();
    await expect(rank).not.toBeChecked();
    await rank.press('Space');
    await expect(rank).toBeChecked();
    const view = tickets.locator('[data-seat-view]');
    await expect(view).toContainText('Parterre, rij 17–22');
    await expect(view).toContainText(
      /U kijkt recht op het podium, over \d\d rijen heen, op \d\d meter afstand, met ringleiding\./,
    );
    await expect(view).toContainText(/Normaal €\s\d\d,\d\d/);
    await tickets.getByRole('radio', { name: 'Eerste balkon, midden links' }).press('Space');
    await expect(view).toContainText(/Eerste balkon, midden.*over één rij heen/i);
    await expect(rank).toBeChecked();
    await expectNoAxeViolations(page);
    await rank.press('Escape');
    await expect(view).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(rank).not.toBeChecked();
    await expect(others).toHaveCSS('opacity', '1');
  },
);

test(
  'SEAT-2 SEAT-4 shows the view of the seat that is tapped, and neither it nor the choice leaves the window',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(concert?.url ?? '');
    await waitForHydration(page);
    const tickets = page.locator('#tickets');
    const view = tickets.locator('[data-seat-view] figure');
    const mark = tickets.locator('circle[id$="-seat"]');
    const signs = tickets.locator('label[data-rank="3"] circle');
    await signs.last().tap();
    await expect(view).toContainText('U kijkt van rechts op het podium');
    await expect(view).toBeInViewport({ ratio: 1 });
    await expect(mark).toBeInViewport({ ratio: 0.9 });
    await expect(signs.last()).toBeInViewport();
    await signs.first().tap();
    await expect(view).toContainText('U kijkt van links op het podium');
    const rank = tickets.locator('input[data-rank="4"]');
    await rank.tap();
    await expect(view).toContainText('Tweede balkon, midden');
    await expect(view).toBeInViewport({ ratio: 1 });
    await expect(rank).toBeInViewport();
    const parts = tickets.getByRole('group', { name: 'Plaats in deze rang' });
    await parts.getByRole('radio', { name: 'midden' }).press('ArrowRight');
    await expect(parts.getByRole('radio', { name: 'rechts' })).toBeChecked();
    await tickets.getByRole('button', { name: 'Sluiten' }).tap();
    await expect(view).toHaveCount(0);
    await expect(rank).not.toBeChecked();
  },
);
