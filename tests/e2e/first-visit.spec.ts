import type { Request } from 'playwright/test';
import { expect } from 'playwright/test';
import { siteTexts, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The maximum number of script files of a first visit. */
const maxFiles = 20;

/** The maximum bytes of script as sent, by address. */
const maxBytes = [
  [siteTexts.nl.home, 173_000],
  [siteTexts.nl.calendar, 178_500],
  ['/keuzehulp', 194_000],
] as const;

for (const [path, bytes] of maxBytes) {
  test(`a first visit to ${path} loads few and small script files @phone`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request);
    });
    await page.goto(path);
    await waitForVisitorLayer(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const sent = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    // A page that loads no script at all would be within its limit, too.
    expect(sent).toBeGreaterThan(100_000);
    expect(sent).toBeLessThanOrEqual(bytes);
  });
}
