import { type CDPSession, expect } from 'playwright/test';
import { siteTexts, waitForHydration } from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { findWholeBrowser } from '#tests/tools/run/browser.ts';

test.use({
  // The sandbox's lesson site, to which the test navigates, has no icon.
  forgives: /favicon/,
  // An automated browser has no back/forward cache unless it is enabled, and the headless shell never has one.
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findWholeBrowser() ?? launchOptions.executablePath;
    await use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

/** The event listeners of the window. */
async function listenersOf(browser: CDPSession): Promise<readonly string[]> {
  const { result } = await browser.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}

test('E13 a page left for another site is restored from the back/forward cache, and works @desk @whole-browser', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  const arrivals: string[] = [];
  const reasons: string[] = [];
  browser.on('Page.frameNavigated', ({ frame, type }) => {
    if (!frame.parentId) arrivals.push(type);
  });
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  const framed = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/itix'));
  await page.goto(siteTexts.en.calendar);
  await waitForHydration(page);
  // The visitor layer, which adds listeners to the window, has been loaded with the frame.
  await (await framed).waitForLoadState('load');
  const heard = await listenersOf(browser);
  expect(heard).toContain('pagehide');
  expect(heard.filter((type) => /unload/.test(type))).toEqual([]);
  // Automation may run a script in a cached page, which evicts it: the page is then left again. No other reason is
  // accepted.
  for (let visit = 1; visit <= 3 && arrivals.at(-1) !== 'BackForwardCacheRestore'; visit += 1) {
    const before = arrivals.length;
    await page.goto(process.env['SANDBOX_LESSON_URL'] ?? '');
    // A restored page fires no `load`.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => arrivals.length).toBe(before + 2);
    expect(reasons.filter((reason) => reason !== 'JavaScriptExecution')).toEqual([]);
  }
  expect(arrivals.at(-1)).toBe('BackForwardCacheRestore');
  await page.getByRole('link', { name: siteTexts.en.next, exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('#results')).toHaveAttribute('data-state', 'settled');
});
