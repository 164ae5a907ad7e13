import { expect } from 'playwright/test';
import { locales } from '#domain/locale/locale.ts';
import { siteTexts, waitForHydration, waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { favouriteButton, logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

const withoutNetwork =
  /target origin|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|503|unreachable|failed|error-page-missing|Bridge/i;

// Without a service worker, whose script the browser may still be fetching when the network goes; the words of the line must have come.
test.describe('a browser that goes offline', () => {
  test.use({ forgives: withoutNetwork });

  for (const locale of locales) {
    const texts = siteTexts[locale];

    test(`TIX-6 a slim line says that the browser is offline, until it is online again (${locale}) @phone`, async ({
      page,
      context,
    }) => {
      const words = page.waitForResponse(new RegExp(`/assets/site\\.${locale}-`));
      await page.goto(texts.calendar);
      await waitForVisitorLayer(page);
      await (await words).finished();
      const line = page.getByRole('status').filter({ hasText: `${texts.offline}.` });
      await context.setOffline(true);
      await expect(line).toBeVisible();
      await context.setOffline(false);
      await expect(line).toHaveCount(0);
    });
  }
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    forgives: withoutNetwork,
  });

  for (const locale of locales) {
    const texts = siteTexts[locale];

    test(`WAY-39 a concert that was read is available, marked as an offline copy; the calendar lists what can be read, with the phone number (${locale}) @desk`, async ({
      page,
      context,
    }) => {
      await page.goto(texts.calendar);
      await waitForHydration(page);
      const chosen = await page.locator('article h3 a').first().innerText();
      await page.locator('article h3 a').first().click();
      await expect(page.locator('main h1')).toHaveText(chosen);
      const title = await page.locator('main h1').innerText();
      const address = page.url();
      await expect.poll(() => listStoredPaths(page, 'opened')).toContain(new URL(address).pathname);

      await context.setOffline(true);
      await page.reload();
      await expect(page.locator('main h1')).toHaveText(title);
      await expect(page.locator('[data-offline-copy]')).toBeVisible();
      await waitForHydration(page);
      await expect(page.locator('[data-offline-copy]')).toBeVisible();

      // The app handles a link first, and then leaves the address to the service worker.
      await page.locator(`header a[href="${texts.calendar}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${texts.calendar}$`));
      const entry = page.locator('main li').filter({ hasText: title });
      await expect(entry.locator(`a[href="${new URL(address).pathname}"]`)).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible();

      await context.setOffline(false);
      await page.goto(address);
      await expect(page.locator('main h1')).toHaveText(title);
      await expect(page.locator('[data-offline-copy]')).toHaveCount(0);
    });
  }

  test('WAY-39 FAV-4 a favourite that was not opened is listed by its title @desk', async ({
    page,
    context,
  }, testInfo) => {
    const { calendar } = siteTexts.en;
    const returnUrl = encodeURIComponent(`${process.env['SITE_URL']}${calendar}`);
    await page.goto(`${systems.tix()}/en/login?returnUrl=${returnUrl}`);
    await logIn(page, visitorEmail('vriend', 'en', testInfo));
    const title = await page.locator('article h3 a').first().innerText();
    const path = (await page.locator('article h3 a').first().getAttribute('href')) ?? '';
    await favouriteButton(page, title).click();
    await expect.poll(() => listStoredPaths(page, 'saved')).toContain(path);

    await context.setOffline(true);
    await page.goto('/en/not-stored');
    const entry = page.locator('main li').filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(entry.locator('a')).toHaveText(title);
  });
});

function listStoredPaths(
  page: import('playwright/test').Page,
  kind: 'opened' | 'saved',
): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, `${kind}-concerts`);
}
