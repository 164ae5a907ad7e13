import { expect } from 'playwright/test';
import { webVitalsPath } from '#domain/tracking/web-vital.ts';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import { readMetric } from '#tests/e2e/support/metrics.ts';
import { waitForVisitorLayer } from '#tests/e2e/support/site.ts';
import { realTimeTest as test } from '#tests/e2e/support/test.ts';
import {
  moduleUrl,
  nameReported,
  openMeasuredCalendar,
  readReported,
  showAllAndOpenConcert,
} from '#tests/e2e/support/web-vitals.ts';

test.describe('web vitals with consent', { tag: '@desk' }, () => {
  test.use({ consent: 'accepted' });

  test('TRACK-8 TRACK-9 are in the data layer and in the metrics, with the kind of page', async ({
    page,
  }) => {
    const count = 'hall_web_vitals_inp_seconds_count{template="eventOverview"}';
    const before = await readMetric(count);
    await openMeasuredCalendar(page);
    await showAllAndOpenConcert(page);
    await page.goto('/over-ons');
    const entries = await readReported(page);
    // The greatest shift is on either page. Browsers that measure soft navigations report each page's own, too.
    expect(entries.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['CLS', 'INP', 'LCP']));
    expect(await nameReported(page)).toEqual(
      expect.arrayContaining(['INP eventOverview', 'LCP eventOverview']),
    );
    for (const { metric, value = 0, rating } of entries) {
      expect(['good', 'needs-improvement', 'poor']).toContain(rating);
      if (metric === 'INP') expect(value).toBeGreaterThanOrEqual(56);
    }
    await expect.poll(() => readMetric(count)).toBeGreaterThan(before);
  });
});

test.describe('web vitals without consent', { tag: '@desk' }, () => {
  test.use({ consent: 'none' });

  test('TRACK-5 TRACK-8 load nothing and send nothing; with consent their code is loaded', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (moduleUrl.test(request.url()) || request.url().endsWith(webVitalsPath))
        requests.push(request.url());
    });
    await page.goto('/concerten?genres=Jazz');
    await waitForVisitorLayer(page);
    await showAllAndOpenConcert(page);
    await page.goto('/concerten');
    await waitForVisitorLayer(page);
    const yes = page.getByRole('button', { name: 'Ja', exact: true });
    await expect(yes).toBeVisible();
    expect([requests, await readReported(page)]).toEqual([[], []]);
    await yes.click();
    await expect.poll(() => requests.length).toBe(1);
    // What the browser measured before the answer is never reported.
    await page.goto('/over-ons');
    const metrics = (await readReported(page)).map(({ metric }) => metric);
    expect(metrics).not.toContain('LCP');
  });

  test('TRACK-5 TRACK-8 report nothing from before an answer that is given before hydration', async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    const isLoaded = page.waitForResponse(moduleUrl);
    await page.goto('/concerten', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Ja', exact: true }).click();
    releaseScripts();
    await isLoaded;
    await waitForVisitorLayer(page);
    await page.goto('/over-ons');
    const metrics = (await readReported(page)).map(({ metric }) => metric);
    expect(metrics).not.toContain('LCP');
  });
});
