import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Server } from '#src/server/server.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { startBuiltSite } from '#tests/e2e/support/start-built-site.ts';
import { buildSwappedSite } from '#tests/e2e/support/swapped/build-swapped-site.ts';
import { serveProvider } from '#tests/e2e/support/swapped/serve-provider.ts';
import { test } from '#tests/e2e/support/test.ts';
import { systems } from '#tests/e2e/support/visitors.ts';
import { RestProvider } from '#tests/examples/rest-ticketing/rest-provider.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { readyConfig } from '#tests/support/ready-config.ts';

const folder = join(root, '.sandbox/swapped-site');

/** Starts the site with the swapped bindings, over the sandbox, with the address of a ticketing. */
function startSwappedSite(port: number, ticketing: string): Promise<Server> {
  const config = readyConfig({
    PORT: String(port),
    CMS_URL: process.env['SANDBOX_CMS_URL'],
    BRIDGE_URL: systems.bridge(),
    LESSON_URL: process.env['SANDBOX_LESSON_URL'],
    TIX_URL: ticketing,
    TIX_EDUCATION_URL: ticketing,
    CMS_TIMEOUT_MS: '8000',
  });
  return startBuiltSite(folder, config);
}

/** Opens the first concert of the calendar that can be ordered. */
async function openConcert(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/en/concerts`);
  await page
    .getByRole('main')
    .locator('article')
    .filter({ hasText: 'Order' })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/en\/concerts\/./);
}

test.use({ locale: 'en-GB', forgives: /404|Failed to load resource/ });

test('SWAP-1 SWAP-2 SWAP-3 a REST ticketing works under the site’s own security policy, with a login by redirect @desk @all', async ({
  page,
}) => {
  await buildSwappedSite(folder);
  const port = await freePort();
  const provider = new RestProvider(`http://localhost:${port}`);
  const ticketing = await serveProvider(provider);
  const { url, close } = await startSwappedSite(port, ticketing.url);
  provider.basketTickets = 2;
  try {
    await openConcert(page, url);
    const concert = page.url();
    await waitForHydration(page);
    await expect(page.locator(`main a[href^="${ticketing.url}/order/"]`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL(/\/authorize\?/);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      `${ticketing.url}/profile`,
    );
    expect(page.url()).toBe(concert);
    await expect(header.getByRole('link', { name: 'Basket' })).toContainText('(2)');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectNoAxeViolations(page);
  } finally {
    await page.close();
    await close();
    await ticketing.close();
  }
});
