import { expect } from 'playwright/test';
import { expectNoAxeViolations } from '#tests/e2e/kit/axe.ts';
import { test } from '#tests/e2e/kit/test.ts';
import { awake } from '#tests/e2e/kit/ways.ts';

for (const path of ['/debug', '/debug/buttons', '/en/debug', '/en/debug/buttons']) {
  test(`ROUTE-3 ${path} shows what the house draws with, to everyone, and to no search engine`, async ({
    page,
  }) => {
    await page.goto(path);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectNoAxeViolations(page);
  });
}
