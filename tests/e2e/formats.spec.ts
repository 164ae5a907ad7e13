import { expect } from 'playwright/test';
import { hallIdentity } from '#hall/identity.ts';
import { buildBrowserScript } from '#tests/e2e/support/build-browser-script.ts';
import type { formatSamples as samples } from '#tests/e2e/support/format-samples.ts';
import { formatSamples } from '#tests/e2e/support/format-samples.ts';
import { test } from '#tests/e2e/support/test.ts';

declare global {
  interface Window {
    formatSamples: typeof samples;
  }
}

test('I18N-1 LIST-16 a browser in another time zone writes every date as the server does, to the character @desk @all', async ({
  browser,
}) => {
  const script = await buildBrowserScript('tests/e2e/bare/formats.browser.ts');
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  const page = await context.newPage();
  await page.goto(`${process.env['SITE_URL']}/app-health-check`);
  await page.addScriptTag({ content: script });
  const written = await page.evaluate((zone) => window.formatSamples(zone), hallIdentity.timeZone);
  await context.close();
  expect(written.length).toBeGreaterThan(1400);
  expect(written).toEqual(formatSamples(hallIdentity.timeZone));
});
