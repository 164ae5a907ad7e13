import { expect, type Page } from 'playwright/test';
import {
  parseRecordedTrackingEvents,
  recordedTrackingEventsStorageKey,
} from '#src/tracking/debug-recording-analytics.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';

/** The module that measures. */
export const moduleUrl = /\/assets\/measure-web-vitals-/;

/** A web vital in the data layer. */
export interface ReportedVital {
  readonly event?: string;
  readonly metric?: string;
  readonly template?: string;
  readonly value?: number;
  readonly rating?: string;
}

/** The web vitals of this tab. They are read in the next document, because most are reported when one is left. */
export async function readReported(page: Page): Promise<readonly ReportedVital[]> {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), recordedTrackingEventsStorageKey);
  return parseRecordedTrackingEvents(text).filter((entry: ReportedVital) => entry.event === 'web_vitals');
}

export async function nameReported(page: Page): Promise<readonly string[]> {
  return (await readReported(page)).map(({ metric, template }) => `${metric} ${template}`);
}

/** Removes the filter of the calendar, which changes its address, and then opens a concert. */
export async function showAllAndOpenConcert(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Wis alles' }).click();
  await expect(page).toHaveURL(/\/concerten$/);
  await page.locator('main article h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/**
 * Opens the calendar with a filter, in a browser in which a click takes long enough to be measured. Touches it after its first paint only:
 * a browser measures no largest paint of a document that is touched before.
 */
export async function openMeasuredCalendar(page: Page): Promise<void> {
  const isPainted = page.waitForEvent('console', (message) => message.text() === 'painted');
  await page.addInitScript(() => {
    addEventListener('click', ({ timeStamp }) => {
      while (performance.now() < timeStamp + 60) JSON.parse('[]');
    });
    const observer = new PerformanceObserver(() => console.log('painted'));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const isLoaded = page.waitForResponse(moduleUrl);
  await page.goto('/concerten?genres=Jazz');
  await isPainted;
  await waitForHydration(page);
  await isLoaded;
}
