import { expect, type Page, type Route } from 'playwright/test';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The module that hydrates a page. */
const entry = /\/assets\/entry-browser-[^/]*\.js$/;

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, headers: { 'Cache-Control': 'no-store' } });

// The failed requests, and the error that is reported.
test.use({ forgives: /Failed to load/ });

test('E18 ROUTE-12 a page whose entry module is answered 503 to one document hydrates after a reload, and says nothing @desk', async ({
  page,
}) => {
  const documents = countDocuments(page);
  // Browsers differ in whether a script repeats the failed request of its preload.
  await page.route(entry, (route) => (documents() === 1 ? unavailable(route) : route.continue()));
  await page.goto(siteTexts.nl.calendar);
  await page.locator('html[data-hydrated]').waitFor();
  expect(documents()).toBe(2);
  await expect(page.locator('#load-failure')).toBeHidden();
  await page.locator('main button[aria-pressed]').first().click();
  await expect(page.getByRole('dialog', { name: 'Eerst even inloggen' })).toBeVisible();
});

test('E18 ROUTE-12 a page whose entry module is cut off always reloads once and then says so @desk', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const texts = siteTexts.en;
  const reported = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/errors'),
  );
  await page.route(entry, (route) => route.abort('connectionreset'));
  await page.goto(texts.calendar);
  // A key hydrates at once.
  await page.keyboard.press('Shift');
  await expect.poll(documents).toBe(2);
  await page.keyboard.press('Shift');
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

test('E18 ROUTE-12 a page whose entry module fails without a network stays, and says so @desk', async ({
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

test('E19 a page whose browser blocks the error reporter hydrates, and reports no violation of the policy @desk', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-report')) reports.push(request.postData() ?? '');
  });
  await page.route('**/errors', (route) => route.abort('blockedbyclient'));
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  expect(reports).toEqual([]);
});

test('ROUTE-12 a page that cannot be rendered in the browser is loaded as a document, once, and never as an error page @desk', async ({
  page,
}) => {
  await page.goto(siteTexts.nl.calendar);
  await waitForHydration(page);
  const documents = countDocuments(page);
  // Focused before: a press of the mouse may fail by itself, and its end is then a click on the new document.
  await page.getByRole('link', { name: siteTexts.nl.next, exact: true }).focus();
  // Something takes away an element of the page that is left, in a way that nobody foresees.
  await page.evaluate(() => {
    document.body.removeChild =
      document.body.insertBefore =
      Element.prototype.removeChild =
        () => {
          throw new DOMException('Failed to load: the node is not a child of this node.', 'NotFoundError');
        };
  });
  await page.keyboard.press('Enter');
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL(/page=2/);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: siteTexts.nl.away })).toHaveCount(0);
  expect(documents()).toBe(1);
});

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
