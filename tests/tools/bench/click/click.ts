import type { Browser, Locator } from 'playwright';
import { max, quantile } from 'simple-statistics';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { findPagePath } from '#tests/support/measured-pages.ts';
import {
  fastVisitor,
  findFilters,
  immediate,
  openWatchedPage,
  type PointerTiming,
  press,
  type WatchedPress,
} from '#tests/tools/bench/click/press.ts';
import { launchMeasuredBrowser, throttle } from '#tests/tools/bench/support/browser.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { startSite } from '#tests/tools/bench/support/site.ts';

/** A way to click filters, with its goal for the painted list in milliseconds, and what was measured. */
interface Round {
  readonly name: string;
  readonly goalMs: number;
  readonly presses: readonly WatchedPress[];
}

/** Measures the time from a click on each of some filters of the calendar, on and off again, to the painted list. */
export async function measureClick(atEnd: AtEnd, filters = 10): Promise<Report> {
  const { url, season } = await startSite(atEnd);
  const browser = await launchMeasuredBrowser(atEnd);
  const calendar = url + findPagePath(season, 'eventOverview');
  // A tab that is not measured fills the server's cache; the others load the lists for the first time, or again within a minute.
  await pressFilters(browser, calendar, filters, [immediate]);
  const [first = [], again = []] = await pressFilters(browser, calendar, filters, [fastVisitor, fastVisitor]);
  const [released = []] = await pressFilters(browser, calendar, filters, [immediate]);
  const untouched = await pressFirstFilters(browser, calendar, filters);
  const rounds: readonly Round[] = [
    { name: 'with a pointer that hovers and presses', goalMs: 100, presses: first },
    { name: 'the same lists again within a minute', goalMs: 100, presses: again },
    { name: 'released immediately, before the answer has arrived', goalMs: 120, presses: released },
    { name: 'the first filter of a visit that touched nothing before', goalMs: 200, presses: untouched },
  ];
  return {
    tables: [],
    goals: rounds.flatMap(({ name, goalMs, presses }) => [
      atMost(
        `new list painted, p75, ${name}`,
        quantile(
          presses.map(({ painted }) => painted),
          0.75,
        ),
        goalMs,
        ' ms',
      ),
      atMost(`longest task, ${name}`, max(presses.map(({ longestTask }) => longestTask)), 50, ' ms'),
    ]),
  };
}

/** Opens the hydrated calendar, warms up its code on other filters, then runs a round for each pointer. */
async function pressFilters(
  browser: Browser,
  calendar: string,
  filters: number,
  pointers: readonly PointerTiming[],
): Promise<readonly (readonly WatchedPress[])[]> {
  const page = await openWatchedPage(browser);
  await page.goto(calendar);
  await waitForHydration(page);
  const labels = await findFilters(page, 2 * filters);
  for (const pointer of pointers) await pressAll(labels.slice(filters), pointer);
  await throttle(page);
  const rounds: (readonly WatchedPress[])[] = [];
  for (const pointer of pointers) rounds.push(await pressAll(labels.slice(0, filters), pointer));
  await page.close();
  return rounds;
}

/** Each filter is chosen and removed at once: beside a chosen one others have no results, and fold away. */
async function pressAll(
  labels: readonly Locator[],
  pointer: PointerTiming,
): Promise<readonly WatchedPress[]> {
  const presses: WatchedPress[] = [];
  for (const label of labels.flatMap((one) => [one, one])) presses.push(await press(label, pointer));
  return presses;
}

/** Each filter in a tab of its own, which the visitor touches only then. */
async function pressFirstFilters(
  browser: Browser,
  calendar: string,
  filters: number,
): Promise<readonly WatchedPress[]> {
  const presses: WatchedPress[] = [];
  for (let visit = 0; visit < filters; visit += 1) {
    const page = await openWatchedPage(browser);
    await page.goto(calendar);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const [label] = (await findFilters(page, filters)).slice(visit);
    if (!label) throw new Error('The calendar has too few filters.');
    await throttle(page);
    presses.push(await press(label, fastVisitor));
    await page.close();
  }
  return presses;
}
