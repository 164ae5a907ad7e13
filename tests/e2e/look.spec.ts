import { expect } from 'playwright/test';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** Another machine renders edges of letters differently. A layout change moves everything below it, which exceeds this. */
const edgesOfLetters = 0.01;

test('ROUTE-3 the buttons and fields look as in the snapshot, in light and in dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/debug/buttons');
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page).toHaveScreenshot(`buttons-${colorScheme}.png`, {
      fullPage: true,
      animations: 'disabled',
      maxDiffPixelRatio: edgesOfLetters,
    });
  }
});
