import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { type InteractionFlow, measureInteractionFlows } from '#tests/tools/bench/click/interaction-flows.ts';
import {
  fastVisitor,
  findFilters,
  immediate,
  openWatchedPage,
  type PointerTiming,
  press,
  throttle,
} from '#tests/tools/bench/click/pointer.ts';
import type { WatchedClick } from '#tests/tools/bench/click/watched-click.ts';
import { launchMeasuredBrowser } from '#tests/tools/bench/support/launch-measured-browser.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import { atMost, formatNumber, type Report, skipped } from '#tests/tools/bench/support/report.ts';
import { currentSeason, notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { median, quantile } from '#tests/tools/bench/support/statistics.ts';
import { slowdown } from '#tests/tools/bench/support/thread-work.ts';

/** How many filters are clicked: each on, and then each off again. */
const filters = 10;

/** The clicks of one way. */
interface Round {
  readonly name: string;
  /** The goal for the painted list, p75, in milliseconds. */
  readonly goalMs: number;
  readonly clicks: readonly WatchedClick[];
}

/** `npm run bench:click`: the time from a click on a filter of the calendar to the painted list, with CPU throttling. */
async function clickToPaint(): Promise<Report> {
  const reason = notBuilt();
  if (reason !== undefined) return skipped(reason);
  const { season, clock } = currentSeason();
  const site = await startBenchSite(season, clock);
  const browser = await launchMeasuredBrowser();
  try {
    const calendar = `${site.url}${findPagePath(season, 'eventOverview')}`;
    const rounds = await watchedRounds(browser, calendar);
    const flows = [...rounds.map(toInteractionFlow), ...(await measureInteractionFlows(browser, calendar))];
    const concerts = season.editions.nl.documents.filter(({ section }) => section === 'event').length;
    return createReport(rounds, flows, concerts);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A first tab, which is not measured, fills the server's cache; the others load the lists for the first time, or again within a minute. */
async function watchedRounds(browser: Browser, address: string): Promise<readonly Round[]> {
  await watchedVisit(browser, address, 1, [immediate]);
  const [seenFirst, seenAgain] = await watchedVisit(browser, address, slowdown, [fastVisitor, fastVisitor]);
  const [atOnce] = await watchedVisit(browser, address, slowdown, [immediate]);
  return [
    { name: 'with a pointer that hovers and presses', goalMs: 100, clicks: seenFirst ?? [] },
    { name: 'the same lists again within a minute', goalMs: 100, clicks: seenAgain ?? [] },
    { name: 'released immediately, before the answer has arrived', goalMs: 120, clicks: atOnce ?? [] },
  ];
}

/** Opens the hydrated calendar, warms up its code on other filters, then runs a round for each pointer. */
async function watchedVisit(
  browser: Browser,
  address: string,
  slowness: number,
  hands: readonly PointerTiming[],
): Promise<readonly (readonly WatchedClick[])[]> {
  const page = await openWatchedPage(browser);
  await page.goto(address);
  await waitForHydration(page);
  const labels = await findFilters(page, 2 * filters);
  const round = async (some: readonly Locator[], hand: PointerTiming) => {
    const clicks: WatchedClick[] = [];
    // Chosen and removed at once: beside a chosen filter others have no results, and fold away.
    for (const label of some.flatMap((one) => [one, one])) clicks.push(await watched(page, label, hand));
    return clicks;
  };
  const rounds: (readonly WatchedClick[])[] = [];
  for (const hand of hands) await round(labels.slice(filters), hand);
  await throttle(page, slowness);
  for (const hand of hands) rounds.push(await round(labels.slice(0, filters), hand));
  await page.close();
  return rounds;
}

async function watched(page: Page, label: Locator, hand: PointerTiming): Promise<WatchedClick> {
  await label.hover();
  await page.waitForTimeout(hand.hoverMs);
  await page.evaluate(() => window.watchClick());
  await press(page, hand);
  return page.evaluate(() => window.watchedClick());
}

/** The interactions of a round: the same clicks, as Web Vitals measure them. */
function toInteractionFlow({ name, clicks }: Round): InteractionFlow {
  const interactions = clicks.map(({ interaction }) => interaction);
  return { name: `a filter, ${name}`, goalMs: 100, interactions };
}

function createReport(rounds: readonly Round[], flows: readonly InteractionFlow[], concerts: number): Report {
  return {
    tables: [
      {
        title: `interaction to next paint (INP), ${concerts} concerts, ${slowdown} times CPU throttling, milliseconds`,
        head: ['a press on', 'median', 'p75', 'longest'],
        rows: flows.map(({ name, interactions }) => [
          name,
          ...[median(interactions), quantile(interactions, 0.75), Math.max(...interactions)].map(
            formatNumber,
          ),
        ]),
      },
    ],
    goals: [
      ...rounds.flatMap(({ name, goalMs, clicks }) => {
        const painted = clicks.map((click) => click.painted);
        const longest = Math.max(...clicks.map(({ longestTask }) => longestTask));
        return [
          atMost(`new list painted, p75, ${name}`, quantile(painted, 0.75), goalMs, ' ms'),
          atMost(`longest task, ${name}`, longest, 50, ' ms'),
        ];
      }),
      ...flows.map(({ name, goalMs, interactions }) =>
        atMost(`INP, p75, ${name}`, quantile(interactions, 0.75), goalMs, ' ms'),
      ),
    ],
    notes: [],
  };
}

await publish({ click: clickToPaint }, parseArgs({ options: recordOption }).values.record);
