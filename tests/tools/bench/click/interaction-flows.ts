import type { Browser, Locator, Page } from 'playwright';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import {
  fastVisitor,
  findFilters,
  openWatchedPage,
  press,
  throttle,
} from '#tests/tools/bench/click/pointer.ts';
import { logIn } from '#tests/tools/bench/support/log-in.ts';

/** What a visitor does again and again, and how long each press took until the next paint (Event Timing API), in milliseconds. */
export interface InteractionFlow {
  readonly name: string;
  /** The goal for p75. */
  readonly goalMs: number;
  readonly interactions: readonly number[];
}

/** How often each flow is measured. */
const presses = 8;

/** The upper bound of a good INP, for which 75 of 100 visits count. */
const goodMs = 200;

/** Measures what visitors do besides the filters of a page in use. */
export async function measureInteractionFlows(
  browser: Browser,
  calendar: string,
): Promise<readonly InteractionFlow[]> {
  return [
    {
      name: 'the first filter of a visit that touched nothing before',
      goalMs: 100,
      interactions: await pressFirstFilters(browser, calendar),
    },
    {
      name: 'a concert in the list, over which the pointer hovers',
      goalMs: goodMs,
      interactions: await openConcerts(browser, calendar),
    },
    {
      name: 'a bookmark, with a login',
      goalMs: goodMs,
      interactions: await pressBookmarks(browser, calendar),
    },
  ];
}

/** Each filter in a tab of its own, which the visitor touches only then. */
async function pressFirstFilters(browser: Browser, calendar: string): Promise<readonly number[]> {
  const interactions: number[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    const page = await openWatchedPage(browser);
    await page.goto(calendar);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const label = (await findFilters(page, presses))[visit];
    if (!label) throw new Error('The calendar has too few filters.');
    await throttle(page);
    interactions.push(await pressOn(page, label));
    await page.close();
  }
  return interactions;
}

async function openConcerts(browser: Browser, calendar: string): Promise<readonly number[]> {
  const page = await openWatchedPage(browser);
  await page.goto(calendar);
  await waitForHydration(page);
  await throttle(page);
  const interactions: number[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    interactions.push(await pressOn(page, page.locator('main article h3 a').nth(visit)));
    await page.waitForURL((url) => url.href !== calendar);
    await page.locator('h1:focus').waitFor();
    await page.goBack();
    await page.locator('main article h3 a').nth(visit).waitFor();
  }
  await page.close();
  return interactions;
}

async function pressBookmarks(browser: Browser, calendar: string): Promise<readonly number[]> {
  const page = await openWatchedPage(browser);
  await page.goto(calendar);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await logIn(page, new URL(calendar).origin);
  await page.goto(calendar);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const interactions: number[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    interactions.push(await pressOn(page, page.locator('main button[aria-pressed]').nth(visit)));
    await saved;
  }
  await page.close();
  return interactions;
}

/** Hovers over a target and presses it as fast visitors do. */
async function pressOn(page: Page, target: Locator): Promise<number> {
  await target.hover();
  await page.waitForTimeout(fastVisitor.hoverMs);
  await page.evaluate(() => window.watchInteraction());
  await press(page, fastVisitor);
  return page.evaluate(() => window.watchedInteraction());
}
