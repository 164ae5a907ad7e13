import { expect, type Page, type Route } from 'playwright/test';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The module that hydrates a page. */
const entry = /\/assets\/entry-browser-[^/]*\.js$/;

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, headers: { 'Cache-Control': 'no-store' } });

// The failed requests, and the error that is reported.
test.use({ forgives: /Failed to load/ });

/** How a visit hydrates: because of a key, before anything is preloaded, or by itself. */
const starts = {
  'at a key': (page: Page) => page.keyboard.press('Shift'),
  'by itself': async () => {},
} as const;

for (const [start, begin] of Object.entries(starts)) {
  test(`E18 ROUTE-12 a page whose entry module is answered 503 to one document (${start}) hydrates after a reload, and says nothing`, async ({
    page,
  }) => {
    const documents = countDocuments(page);
    // Browsers differ in whether a script repeats the failed request of its preload.
    await page.route(entry, (route) => (documents() === 1 ? unavailable(route) : route.continue()));
    await page.goto(siteTexts.nl.calendar);
    await begin(page);
    await page.locator('html[data-hydrated]').waitFor();
    expect(documents()).toBe(2);
    await expect(page.locator('#load-failure')).toBeHidden();
    await page.locator('main button[aria-pressed]').first().click();
    await expect(page.getByRole('dialog', { name: 'Eerst even inloggen' })).toBeVisible();
  });
}

test('E18 ROUTE-12 a page whose entry module is answered 503 once hydrates without a word', async ({
  page,
}) => {
  // The route stays: one that ends while other modules are requested can leave them without a response.
  let requests = 0;
  await page.route(entry, (route) => {
    requests += 1;
    return requests === 1 ? unavailable(route) : route.continue();
  });
  await page.goto(siteTexts.nl.calendar);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('#load-failure')).toBeHidden();
});

const failures = [
  ['is answered 503', unavailable, 'at a key', 'nl'],
  ['is blocked by the browser', (route: Route) => route.abort('blockedbyclient'), 'by itself', 'nl'],
  ['is cut off', (route: Route) => route.abort('connectionreset'), 'at a key', 'en'],
] as const;

for (const [failure, fail, start, locale] of failures) {
  test(`E18 ROUTE-12 a page whose entry module ${failure} always (${start}) reloads once and then says so (${locale})`, async ({
    page,
  }) => {
    const documents = countDocuments(page);
    const texts = siteTexts[locale];
    const reported = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/errors'),
    );
    await page.route(entry, fail);
    await page.goto(texts.calendar);
    await starts[start](page);
    await expect.poll(documents).toBe(2);
    await starts[start](page);
    await expect(page.getByRole('alert')).toContainText(texts.incomplete);
    expect((await reported).postData()).toContain('Failed to load /assets/entry-browser');
    // What the visitor does next loads no document again.
    await page.keyboard.press('Shift');
    await page.locator('main button[aria-pressed]').first().click();
    expect(documents()).toBe(2);
    await page.unroute(entry);
    await page.getByRole('alert').getByRole('link').click();
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('E18 ROUTE-12 a page whose entry module fails without a network stays, and says so', async ({
  page,
  context,
}) => {
  const documents = countDocuments(page);
  // Before the visit: a page that is quicker than the test would hydrate.
  await page.route(entry, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto(siteTexts.nl.calendar, { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText(siteTexts.nl.incomplete);
  expect(documents()).toBe(1);
});

test(
  'E19 a page whose browser blocks the error reporter hydrates, and reports no violation of the policy',
  { tag: '@desk' },
  async ({ page }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/csp-report')) reports.push(request.postData() ?? '');
    });
    await page.route('**/errors', (route) => route.abort('blockedbyclient'));
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    expect(reports).toEqual([]);
  },
);

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
