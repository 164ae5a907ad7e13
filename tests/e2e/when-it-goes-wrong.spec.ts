import { expect } from 'playwright/test';
import { test } from '#tests/e2e/support/test.ts';

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
