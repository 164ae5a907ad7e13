import { expect } from 'playwright/test';
import { readMetric } from '#tests/e2e/support/metrics.ts';
import { realTimeTest as test } from '#tests/e2e/support/test.ts';
import { nameReported, openMeasuredCalendar, showAllAndOpenConcert } from '#tests/e2e/support/web-vitals.ts';
import { browserArgs } from '#tests/tools/run/browser-args.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

const executablePath = findBrowser();

// Chromium reports soft navigations from version 151 on, and before that with this feature.
test.use({
  consent: 'accepted',
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...browserArgs, '--enable-features=SoftNavigationHeuristics'],
  },
});

test('TRACK-8 TRACK-9 the web vitals are those of each page that the router shows @desk', async ({
  page,
}) => {
  const count = 'hall_web_vitals_soft_lcp_seconds_count{template="event"}';
  const before = await readMetric(count);
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(globalThis, { addresses });
    new PerformanceObserver((list) => addresses.push(...list.getEntries().map(({ name }) => name))).observe({
      type: 'soft-navigation',
    });
  });
  await openMeasuredCalendar(page);
  await showAllAndOpenConcert(page);
  // The browser reports a soft navigation when its page is painted.
  await expect
    .poll(() => page.evaluate(() => (globalThis as { addresses?: readonly string[] }).addresses?.at(-1)))
    .toBe(page.url());
  await page.goto('/over-ons');
  expect(await nameReported(page)).toEqual(
    expect.arrayContaining([
      'LCP eventOverview',
      'softLCP eventOverview',
      'softLCP event',
      'INP eventOverview',
      'CLS event',
    ]),
  );
  await expect.poll(() => readMetric(count)).toBeGreaterThan(before);
});
