import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { accountPassword } from '#fixtures/sandbox/customers/accounts.ts';
import type { Server, startServer as StartServer } from '#src/server/server.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/axe.ts';
import { waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { buildSwappedSite } from '#tests/e2e/support/swapped/build-swapped-site.ts';
import { serveProvider } from '#tests/e2e/support/swapped/serve-provider.ts';
import { test } from '#tests/e2e/support/test.ts';
import { systems, visitorEmail } from '#tests/e2e/support/visitors.ts';
import { RestProvider } from '#tests/examples/rest-ticketing/rest-provider.ts';
import { ReturnProvider } from '#tests/examples/return-ticketing/return-provider.ts';
import { root } from '#tests/root.ts';
import { freePort } from '#tests/support/free-port.ts';
import { clockGoingFrom } from '#tests/support/going-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const folder = join(root, '.sandbox/swapped-site');

/** Starts the site with the swapped bindings, over the sandbox, with the addresses of a ticketing. */
async function startSwappedSite(
  port: number,
  tix: string,
  education: string,
  siteOrigin = '',
): Promise<Server> {
  const { startServer } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
    readonly startServer: typeof StartServer;
  };
  const config = readyConfig({
    PORT: String(port),
    CMS_URL: process.env['SANDBOX_CMS_URL'],
    BRIDGE_URL: systems.bridge(),
    LESSON_URL: process.env['SANDBOX_LESSON_URL'],
    TIX_URL: tix,
    TIX_EDUCATION_URL: education,
    CMS_TIMEOUT_MS: '8000',
    ...(siteOrigin && { SITE_ORIGIN: siteOrigin }),
  });
  return startServer({
    config,
    clientDirectory: join(folder, 'client'),
    overrides: { clock: clockGoingFrom(afternoon), logger: new SilentLogger() },
  });
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

// One build serves both tests, and each starts a site of its own, without anything cached.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeAll(() => buildSwappedSite(folder));

test.describe('a site with another binding of its ticketing (en)', () => {
  test.use({ forgives: /404|Failed to load resource|postMessage|tix\./ });

  test('TIX-9 SALE-8 the education default changes frame, session, login, basket and order links of every page @desk', async ({
    page,
  }, info) => {
    const { url, close } = await startSwappedSite(await freePort(), systems.tix(), systems.education());
    try {
      const school = new RegExp(`^${systems.education()}/en/`);
      await page.goto(`${url}/en`);
      await waitForVisitorLayer(page);
      await expect(page.locator('iframe')).toHaveAttribute('src', `${systems.education()}/en/itix`);
      await openConcert(page, url);
      await waitForVisitorLayer(page);
      await expect(page.locator('iframe')).toHaveAttribute('src', `${systems.education()}/en/itix`);
      await expect(page.locator(`main a[href^="${systems.tix()}"]`)).toHaveCount(0);
      await expect(page.locator('main a[href*="/buyingflow/tickets/"]').first()).toHaveAttribute(
        'href',
        school,
      );
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Basket' })).toHaveAttribute('href', school);
      await header.getByRole('link', { name: 'Log in' }).click();
      await page.locator('#email').fill(visitorEmail('docent', 'en', info));
      await page.locator('#password').fill(accountPassword);
      await page.locator('#password').press('Enter');
      await page.waitForURL((address) => address.origin === url);
      await waitForVisitorLayer(page);
      await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', school);
    } finally {
      // A site that stops while a page is open fails the requests of that page.
      await page.close();
      await close();
    }
  });

  test('SWAP-1 SWAP-2 SWAP-3 a REST ticketing works under the site’s own security policy, with a login by redirect @desk', async ({
    page,
  }) => {
    const port = await freePort();
    const provider = new RestProvider(`http://localhost:${port}`);
    const ticketing = await serveProvider(provider);
    const { url, close } = await startSwappedSite(port, ticketing.url, ticketing.url);
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

  test('SWAP-8 a ticketing by return address shows its basket under the site’s own security policy, and its code in no address @desk', async ({
    page,
  }) => {
    const port = await freePort();
    const ticketing = await serveProvider(new ReturnProvider(`http://localhost:${port}`));
    const tixUrl = `${ticketing.url}/return`;
    const { url, close } = await startSwappedSite(port, tixUrl, tixUrl, `http://localhost:${port}`);
    try {
      await openConcert(page, url);
      await page.locator(`main a[href^="${tixUrl}/order/"]`).first().click();
      await page.getByRole('link', { name: 'Back to the hall' }).click();
      await page.waitForURL(new RegExp(`^${url}/en`));
      const basket = page.getByRole('banner').getByRole('link', { name: 'Basket' });
      await expect(basket).toContainText('(2)');
      await expect(basket).toHaveAttribute('href', new RegExp(`^${tixUrl}/basket\\?ordercode=[\\w-]{36}$`));
      expect(page.url()).toBe(`${url}/en`);
      await page.reload();
      await expect(basket).toContainText('(2)');
      await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.goto(`${url}/en?ordercode=c0ffee00-0000-4000-8000-000000000000`);
      await expect(page).toHaveURL(`${url}/en`);
      await expect(basket).toContainText('(2)');
    } finally {
      await page.close();
      await close();
      await ticketing.close();
    }
  });
});
