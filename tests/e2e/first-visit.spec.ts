import type { Request } from 'playwright/test';
import { expect } from 'playwright/test';
import { season } from '#tests/e2e/support/season.ts';
import {
  openUntouched,
  siteTexts,
  visitorLayerScript,
  waitForVisitorLayer,
} from '#tests/e2e/support/site.ts';
import { test } from '#tests/e2e/support/test.ts';
import { logIn, systems, visitorEmail } from '#tests/e2e/support/visitors.ts';

const fullestConcert = season.editions.nl.pages.find(
  (page) => page.kind === 'event' && page.roomPlan !== undefined && page.clips.length > 0,
);

/** The maximum bytes of script files, as sent, of a visit that touches nothing: the goal. */
const maxUntouchedBytes = 215_000;

/** The maximum number and bytes of script files by address, with the visitor layer. Half of the files are smaller than 0.3 kB. */
const maxScripts = [
  [siteTexts.nl.home, 29, 227_300],
  [siteTexts.nl.calendar, 30, 227_600],
  // The fullest concert, with a plan of the room and clips.
  [fullestConcert?.url ?? '', 43, 234_300],
  ['/keuzehulp', 28, 227_300],
  ['/ontdek', 31, 227_300],
] as const;

for (const [path, maxFiles, maxBytes] of maxScripts) {
  test(`a first visit to ${path} loads few and small script files @phone`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request);
    });
    await openUntouched(page, path);
    const untouched = await sumSent(scripts);
    // A page that loads no script at all would be within its limits, too.
    expect(untouched).toBeGreaterThan(100_000);
    expect(untouched).toBeLessThanOrEqual(maxUntouchedBytes);
    await waitForVisitorLayer(page);
    await waitUntilLoaded(scripts);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    expect(await sumSent(scripts)).toBeLessThanOrEqual(maxBytes);
  });
}

/** Waits until no more scripts arrive for half a second. The network of the ticketing's frame is not always idle. */
async function waitUntilLoaded(scripts: readonly Request[]): Promise<void> {
  let before = -1;
  const isUnchanged = () => {
    const isSame = scripts.length === before;
    before = scripts.length;
    return isSame;
  };
  await expect.poll(isUnchanged, { intervals: [500] }).toBe(true);
}

/** The bytes of scripts as sent. */
async function sumSent(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('a first visit evaluates the libraries before the site, in a task of their own @desk', async ({
  page,
}) => {
  await page.goto(siteTexts.nl.home);
  const modules = await page.locator('meta[name=modules]').getAttribute('content');
  expect(modules).toMatch(/\/libraries-\S+ \S*\/site-/);
});

test.describe('the visitor layer of a visit that touches nothing', { tag: '@desk' }, () => {
  // A visitor without favourites has no list yet.
  test.use({ forgives: /404/ });

  test.beforeEach(async ({ page }) => {
    // The timer of ten seconds never ends, so that only an interaction or a known visitor can load the layer.
    await page.addInitScript(() => {
      const original = window.setTimeout;
      const withoutLimit = (act: TimerHandler, delayMs?: number) =>
        delayMs === 10_000 ? 0 : original(act, delayMs);
      Object.assign(window, { setTimeout: withoutLimit });
    });
  });

  test('WAY-50 is loaded at the first interaction', async ({ page }) => {
    let isRequested = false;
    page.on('request', (request) => {
      isRequested ||= visitorLayerScript.test(request.url());
    });
    await openUntouched(page, siteTexts.nl.home);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(isRequested).toBe(false);
    await page.keyboard.press('Shift');
    await expect(page.locator('iframe[src*="/itix"]')).toHaveCount(1);
    expect(isRequested).toBe(true);
  });

  test('WAY-50 is loaded at once on a device whose visitor was logged in', async ({ page }, testInfo) => {
    const returnUrl = encodeURIComponent(`${process.env['SITE_URL']}${siteTexts.nl.home}`);
    await page.goto(`${systems.tix()}/nl/login?returnUrl=${returnUrl}`);
    await logIn(page, visitorEmail('vriend', 'nl', testInfo));
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('knownVisitor');
    await page.goto(siteTexts.nl.calendar);
    await expect(page.locator('iframe[src*="/itix"]')).toHaveCount(1);
  });
});

test('CACHE-8 a page that a browser has by another link is only revalidated @desk', async ({ page }) => {
  const visit = async (query: string) => {
    const response = await page.goto(`/over-ons${query}`);
    const { 'if-none-match': known } = (await response?.request().allHeaders()) ?? {};
    return [await response?.headerValue('etag'), known];
  };
  const [etag] = await visit('?utm_source=newsletter');
  expect(await visit('?utm_source=poster&gclid=1')).toEqual([etag, etag]);
  expect(etag).toMatch(/^W\/"/);
});
