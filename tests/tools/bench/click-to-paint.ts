import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import { type InteractionFlow, measureInteractionFlows } from '#tests/tools/bench/click/interaction-flows.ts';
import {
  fastVisitor,
  findFilters,
  immediate,
  type PointerTiming,
  press,
  slowdown,
} from '#tests/tools/bench/click/pointer.ts';
import type { WatchedClick } from '#tests/tools/bench/click/watched-click.ts';
import { openWatchedPage } from '#tests/tools/bench/click/watched-page.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import { formatNumber, type Report } from '#tests/tools/bench/support/report.ts';
import { notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { median, quantile } from '#tests/tools/bench/support/statistics.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** A click, with the CPU milliseconds of the page's main thread. */
interface Click extends WatchedClick {
  readonly work: number;
  readonly script: number;
  readonly layout: number;
}

/** How many filters are clicked: each on, and then each off again. */
const filters = 10;

/** The clicks of one way. */
interface Round {
  readonly name: string;
  /** The goal for the painted list, p75, in milliseconds. */
  readonly goalMs: number;
  readonly clicks: readonly Click[];
}

/** `npm run bench:click`: the time from a click on a filter of the calendar to the painted list, with CPU throttling. */
async function clickToPaint(isRecorded: boolean): Promise<void> {
  const reason = notBuilt();
  if (reason !== undefined) return console.log(`  skipped  ${reason}`);
  const clock = new SystemClock();
  const season = hall(1888, createInstant(Math.floor(clock.now() / hourMs) * hourMs));
  const site = await startBenchSite(season, clock);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const calendar = `${site.url}${findPagePath(season, 'eventOverview')}`;
    const rounds = await watchedRounds(browser, calendar);
    const flows = [...rounds.map(toInteractionFlow), ...(await measureInteractionFlows(browser, calendar))];
    publish('click', { kind: 'measured', report: createReport(rounds, flows, season) }, isRecorded);
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
): Promise<readonly (readonly Click[])[]> {
  const page = await openWatchedPage(browser);
  await page.goto(address);
  await waitForHydration(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const labels = await findFilters(page, 2 * filters);
  const round = async (some: readonly Locator[], hand: PointerTiming) => {
    const clicks: Click[] = [];
    // Chosen and removed at once: beside a chosen filter others have no results, and fold away.
    for (const label of some.flatMap((one) => [one, one]))
      clicks.push(await watched(page, devtools, label, hand));
    return clicks;
  };
  const rounds: (readonly Click[])[] = [];
  for (const hand of hands) await round(labels.slice(filters), hand);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  for (const hand of hands) rounds.push(await round(labels.slice(0, filters), hand));
  await page.close();
  return rounds;
}

async function watched(
  page: Page,
  devtools: CDPSession,
  label: Locator,
  hand: PointerTiming,
): Promise<Click> {
  await label.hover();
  await page.waitForTimeout(hand.hoverMs);
  const before = await measureWork(devtools);
  await page.evaluate(() => window.watchClick());
  await press(page, hand);
  const seen = await page.evaluate(() => window.watchedClick());
  const after = await measureWork(devtools);
  const spent = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + (after.get(name) ?? 0) - (before.get(name) ?? 0), 0) * 1000;
  return {
    ...seen,
    work: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration', 'RecalcStyleDuration'),
  };
}

/** CPU seconds that the page has used so far, by purpose. */
async function measureWork(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** The interactions of a round: the same clicks, as Web Vitals measure them. */
function toInteractionFlow({ name, clicks }: Round): InteractionFlow {
  const interactions = clicks.map(({ interaction }) => interaction);
  return { name: `a filter, ${name}`, goalMs: 100, interactions };
}

function createReport(
  rounds: readonly Round[],
  flows: readonly InteractionFlow[],
  { editions }: Hall,
): Report {
  const row = (name: string, values: readonly number[]) => [
    name,
    ...[median(values), quantile(values, 0.75), Math.max(...values)].map(formatNumber),
  ];
  const concerts = editions.nl.documents.filter(({ section }) => section === 'event').length;
  return {
    tables: [
      ...rounds.map(({ name, clicks }) => {
        const of = (part: keyof Click) => clicks.map((click) => click[part]);
        return {
          title: `${clicks.length} clicks on filters of the calendar, ${concerts} concerts, ${name}, ${slowdown} times CPU throttling, milliseconds`,
          head: ['', 'median', 'p75', 'longest'],
          rows: [
            row('the first response is painted', of('feedback')),
            row('the new list is painted', of('painted')),
            row('longest task (0: none of 50 or more)', of('longestTask')),
            row('work of the main thread', of('work')),
            row('of which script', of('script')),
            row('of which styles and layout', of('layout')),
          ],
          isDetail: true,
        };
      }),
      {
        title: `interaction to next paint (INP), ${concerts} concerts, ${slowdown} times CPU throttling, milliseconds`,
        head: ['a press on', 'median', 'p75', 'longest'],
        rows: flows.map(({ name, interactions }) => row(name, interactions)),
      },
    ],
    goals: [
      ...rounds.flatMap(({ name, goalMs, clicks }) => [
        {
          name: `new list painted, p75, ${name}`,
          measured: quantile(
            clicks.map(({ painted }) => painted),
            0.75,
          ),
          unit: ' ms',
          bound: { kind: 'atMost', value: goalMs } as const,
        },
        {
          name: `longest task, ${name}`,
          measured: Math.max(...clicks.map(({ longestTask }) => longestTask)),
          unit: ' ms',
          bound: { kind: 'atMost', value: 50 } as const,
        },
      ]),
      ...flows.map(({ name, goalMs, interactions }) => ({
        name: `INP, p75, ${name}`,
        measured: quantile(interactions, 0.75),
        unit: ' ms',
        bound: { kind: 'atMost', value: goalMs } as const,
      })),
    ],
    notes: [],
  };
}

await clickToPaint(parseArgs({ options: recordOption }).values.record);
