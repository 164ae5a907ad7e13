import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { max, median, quantile } from 'simple-statistics';
import { waitForHydration } from '#tests/e2e/support/site.ts';
import {
  fastVisitor,
  findFilters,
  immediate,
  openWatchedPage,
  type PointerTiming,
  press,
  throttle,
  type WatchedPress,
} from '#tests/tools/bench/click/press.ts';
import { launchMeasuredBrowser } from '#tests/tools/bench/support/launch-measured-browser.ts';
import { logIn } from '#tests/tools/bench/support/log-in.ts';
import { findPagePath } from '#tests/tools/bench/support/pages.ts';
import { publish, recordOption } from '#tests/tools/bench/support/publish.ts';
import { type AtEnd, atMost, type Report } from '#tests/tools/bench/support/report.ts';
import { currentSeason, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { slowdown } from '#tests/tools/bench/support/thread-work.ts';

/** How many filters are clicked: each on, and then each off again. */
const filters = 10;

/** How often each other flow is measured. */
const presses = 8;

/** What a visitor does again and again, with the goal for the INP, p75, in milliseconds. */
interface Flow {
  readonly name: string;
  readonly goalMs: number;
  readonly watched: readonly WatchedPress[];
}

/** `npm run bench:click`: the time from a click on a filter of the calendar to the painted list, with CPU throttling. */
async function clickToPaint(atEnd: AtEnd): Promise<Report> {
  const { season, clock } = currentSeason();
  const site = await startBenchSite(atEnd, season, clock);
  const browser = await launchMeasuredBrowser(atEnd);
  const calendar = `${site.url}${findPagePath(season, 'eventOverview')}`;
  // A tab that is not measured fills the server's cache; the others load the lists for the first time, or again within a minute.
  await pressFilters(browser, calendar, 1, [immediate]);
  const [first, again] = await pressFilters(browser, calendar, slowdown, [fastVisitor, fastVisitor]);
  const [atOnce] = await pressFilters(browser, calendar, slowdown, [immediate]);
  const rounds = [
    { name: 'with a pointer that hovers and presses', goalMs: 100, watched: first ?? [] },
    { name: 'the same lists again within a minute', goalMs: 100, watched: again ?? [] },
    { name: 'released immediately, before the answer has arrived', goalMs: 120, watched: atOnce ?? [] },
  ];
  const flows: readonly Flow[] = [
    ...rounds.map(({ name, watched }) => ({ name: `a filter, ${name}`, goalMs: 100, watched })),
    {
      name: 'the first filter of a visit that touched nothing before',
      goalMs: 100,
      watched: await pressFirstFilters(browser, calendar),
    },
    {
      name: 'a concert in the list, over which the pointer hovers',
      goalMs: 200,
      watched: await openConcerts(browser, calendar),
    },
    { name: 'a bookmark, with a login', goalMs: 200, watched: await pressBookmarks(browser, calendar) },
  ];
  const concerts = season.editions.nl.documents.filter(({ section }) => section === 'event').length;
  const interactions = (watched: Flow['watched']) => watched.map(({ interaction }) => interaction);
  return {
    tables: [
      {
        title: `interaction to next paint (INP), ${concerts} concerts, ${slowdown} times CPU throttling, milliseconds`,
        head: ['a press on', 'median', 'p75', 'longest'],
        rows: flows.map(({ name, watched }) => {
          const all = interactions(watched);
          return [name, median(all), quantile(all, 0.75), max(all)];
        }),
      },
    ],
    goals: [
      ...rounds.flatMap(({ name, goalMs, watched }) => {
        const painted = quantile(
          watched.map((one) => one.painted),
          0.75,
        );
        const longest = max(watched.map(({ longestTask }) => longestTask));
        return [
          atMost(`new list painted, p75, ${name}`, painted, goalMs, ' ms'),
          atMost(`longest task, ${name}`, longest, 50, ' ms'),
        ];
      }),
      ...flows.map(({ name, goalMs, watched }) =>
        atMost(`INP, p75, ${name}`, quantile(interactions(watched), 0.75), goalMs, ' ms'),
      ),
    ],
  };
}

async function openCalendar(browser: Browser, calendar: string): Promise<Page> {
  const page = await openWatchedPage(browser);
  await page.goto(calendar);
  await waitForHydration(page);
  return page;
}

/** Opens the hydrated calendar, warms up its code on other filters, then runs a round for each pointer. */
async function pressFilters(
  browser: Browser,
  calendar: string,
  slowness: number,
  pointers: readonly PointerTiming[],
): Promise<readonly Flow['watched'][]> {
  const page = await openCalendar(browser, calendar);
  const labels = await findFilters(page, 2 * filters);
  const round = async (some: readonly Locator[], pointer: PointerTiming) => {
    const watched: WatchedPress[] = [];
    // Chosen and removed at once: beside a chosen filter others have no results, and fold away.
    for (const label of some.flatMap((one) => [one, one])) watched.push(await press(label, pointer, true));
    return watched;
  };
  const rounds: Flow['watched'][] = [];
  for (const pointer of pointers) await round(labels.slice(filters), pointer);
  await throttle(page, slowness);
  for (const pointer of pointers) rounds.push(await round(labels.slice(0, filters), pointer));
  await page.close();
  return rounds;
}

/** Each filter in a tab of its own, which the visitor touches only then. */
async function pressFirstFilters(browser: Browser, calendar: string): Promise<Flow['watched']> {
  const watched: WatchedPress[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    const page = await openWatchedPage(browser);
    await page.goto(calendar);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const label = (await findFilters(page, presses))[visit];
    if (!label) throw new Error('The calendar has too few filters.');
    await throttle(page);
    watched.push(await press(label));
    await page.close();
  }
  return watched;
}

async function openConcerts(browser: Browser, calendar: string): Promise<Flow['watched']> {
  const page = await openCalendar(browser, calendar);
  await throttle(page);
  const watched: WatchedPress[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    const link = page.locator('main article h3 a').nth(visit);
    watched.push(await press(link));
    await page.waitForURL((url) => url.href !== calendar);
    await page.locator('h1:focus').waitFor();
    await page.goBack();
    await link.waitFor();
  }
  await page.close();
  return watched;
}

async function pressBookmarks(browser: Browser, calendar: string): Promise<Flow['watched']> {
  const page = await openCalendar(browser, calendar);
  await page.waitForLoadState('networkidle');
  await logIn(page, new URL(calendar).origin);
  await page.goto(calendar);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await throttle(page);
  const watched: WatchedPress[] = [];
  for (let visit = 0; visit < presses; visit += 1) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    watched.push(await press(page.locator('main button[aria-pressed]').nth(visit)));
    await saved;
  }
  await page.close();
  return watched;
}

await publish({ click: clickToPaint }, parseArgs({ options: recordOption }).values.record);
