import { expect } from 'playwright/test';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { findSpecimen } from '#tests/e2e/support/specimens.ts';
import { test } from '#tests/e2e/support/test.ts';

test.use({ forgives: /404|Failed to load resource/ });

test('PHOTO-3 photographs that cannot be loaded are replaced by figures, and a cover keeps its ink @desk', async ({
  page,
}) => {
  await page.route('**/media/photographs/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await waitForHydration(page);
  const pictures = page.locator('main img:not([data-surface="cover"] img, picture img)');
  await pictures.evaluateAll(async (images) => {
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(pictures.and(page.locator('[src*="/figure/"]'))).not.toHaveCount(0);
  await expect(pictures.and(page.locator('[src*="/photographs/"]'))).toHaveCount(0);
  await page.goto(findSpecimen('photograph', 'nl'));
  await expect(page.locator('[data-photo] img').first()).toHaveCSS('opacity', '0');
});
