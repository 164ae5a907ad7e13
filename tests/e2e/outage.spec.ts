import { expect, type Request } from 'playwright/test';
import {
  readConcertCount,
  siteTexts,
  waitForHydration,
  visitorLayerScript,
} from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';

/** The language does not change what happens. Dutch is the default, which must not replace English. */
const locale = 'en';
const texts = siteTexts[locale];

test.describe('when a system is unavailable', () => {
  test.use({
    forgives:
      /503|Failed to fetch|search\.unavailable|page\.unreachable|ERR_FAILED|ERR_INTERNET_DISCONNECTED|postMessage|Unexpected end of input/,
  });

  test('E08 E16 FAV-1 LIST-14 the calendar stays, reports that it cannot be searched, and recovers on the next try; a visitor without a network is informed, there and on navigation @desk', async ({
    page,
    context,
  }) => {
    await page.goto(texts.calendar);
    await waitForHydration(page);
    await page.route('**/gateway/**', (route) => route.abort());
    await page.getByLabel(texts.search).fill('bach');
    await expect(page.getByRole('heading', { name: texts.noSearch })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: texts.noSearch })).toHaveCount(1);
    await page.unroute('**/gateway/**');
    await page.getByLabel(texts.search).fill('bach cantate');
    await page.getByLabel(texts.search).fill('mahler');
    await expect(page.locator('article h3').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel(texts.search).fill('bach');
    await expect(page.getByRole('heading', { name: texts.offline })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: texts.offline })).toHaveCount(
      1,
    );
    await context.setOffline(false);
    await page.getByLabel(texts.search).fill('mahler');
    await expect(page.locator('article h3').first()).toBeVisible();
    await context.setOffline(true);
    await page.locator('article h3 a').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.offline);
  });

  test('E08 ERROR-2 a page that fails to load leaves a failed progress bar, an error page with a text, and a link home @desk', async ({
    page,
  }) => {
    await page.goto(texts.calendar);
    await waitForHydration(page);
    await page.route('**/gateway/*/page?*', (route) => route.abort());
    await page.locator('article h3 a').last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.away);
    await expect(page.locator(`main a[href="${texts.home}"]`)).toBeVisible();
    const bar = page.locator('[data-phase="failed"]');
    await expect(bar).toHaveCSS('opacity', '1');
    const width = await bar.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBe(page.viewportSize()?.width);
    await expect(page.getByRole('status').filter({ hasText: texts.failed })).toHaveCount(1);
  });

  test('E17 I18N-1 OPS-1 ROUTE-12 a page whose texts fail to load reloads once, then stays as rendered, with working links @desk', async ({
    page,
  }) => {
    // Those of the other language are available: Dutch must not replace what was rendered in English.
    const words = new RegExp(`assets/site\\.${locale}-`);
    const documents: string[] = [];
    const failedIn: number[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && documents.push(frame.url()));
    page.on('pageerror', () => failedIn.push(documents.length));
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/errors'))
        reports.push(request.postData() ?? '');
    });
    await page.route(words, (route) => route.abort());
    await page.goto(texts.calendar);
    await page.mouse.move(1, 1);
    await page.keyboard.press('Shift');
    await expect.poll(() => documents).toHaveLength(2);
    await page.keyboard.press('Shift');
    await expect.poll(() => failedIn).toContain(2);
    await expect.poll(() => reports).toContainEqual(expect.stringContaining('Failed to fetch dynamically'));
    await expect(page.getByRole('alert')).toContainText(texts.incomplete);
    await expect(page.getByLabel(texts.search)).toBeVisible();
    await page.unroute(words);
    await page.locator('article h3 a').last().click();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts.away);
    // A script that the browser cannot parse is reported before any other script of the build runs.
    await page.route(/assets\/site-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'import {' }),
    );
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/errors'),
    );
    await page.goto(texts.home);
    await page.keyboard.press('Shift');
    expect((await answered).status()).toBe(204);
    expect(reports.at(-1)).toContain('SyntaxError: Unexpected end of input');
  });

  test('LIST-15 a slow response to an old request is never shown @desk', async ({ page }) => {
    await page.goto(texts.calendar);
    await waitForHydration(page);
    const held: (() => void)[] = [];
    const isOld = (request: Request) => request.url().includes('keyword=bach');
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isOld),
      page.waitForEvent('requestfailed', isOld),
    ]);
    await page.route(
      /keyword=bach/,
      (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))),
    );
    await page.getByLabel(texts.search).fill('bach');
    await expect.poll(() => held.length).toBe(1);
    await page.getByLabel(texts.search).fill('mahler');
    await expect(page).toHaveURL(/keyword=mahler/);
    await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
    // The visible ones: the rest of the list follows.
    const titles = () =>
      page.locator('#results h3').evaluateAll((all) => all.slice(0, 5).map(({ textContent }) => textContent));
    const shown = [await readConcertCount(page, locale), await titles()];
    expect(shown[1]).toHaveLength(5);
    held[0]?.();
    await ended;
    expect([await readConcertCount(page, locale), await titles()]).toEqual(shown);
    await expect(page).toHaveURL(/keyword=mahler/);
  });
});

test.describe('a visitor without a network for a moment', () => {
  test.use({ forgives: /Failed to fetch|ERR_FAILED/ });

  test('E16 TIX-1 is identified when the network returns, if the visitor layer had failed to load @desk', async ({
    page,
  }) => {
    await page.route(visitorLayerScript, (route) => route.abort());
    const refused = page.waitForEvent('console', (message) =>
      message.text().startsWith('visitor-layer.start-failed'),
    );
    await page.goto(siteTexts.nl.calendar);
    await waitForHydration(page);
    await refused;
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});
