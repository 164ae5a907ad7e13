import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { hour, instantAt } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { installWatch, type WatchedClick } from '#tests/bench/click/watched-click.ts';
import { addressOf } from '#tests/bench/kit/pages.ts';
import { figure, linesOf, type Report } from '#tests/bench/kit/report.ts';
import { notBuilt, runningSite } from '#tests/bench/kit/running-site.ts';
import { median, quantile } from '#tests/bench/kit/statistics.ts';
import { awake } from '#tests/e2e/kit/ways.ts';

/** A click, with the work it gave the page's own thread, in milliseconds of the processor. */
interface Click extends WatchedClick {
  readonly work: number;
  readonly script: number;
  readonly layout: number;
}

/** How many filters are clicked: each on, and then each off again. */
const filters = 10;

/** How many times slower the browser computes than this machine: about a telephone of the middle class. */
const slowdown = 4;

/** `npm run bench:click`: from a click on a filter of the calendar to its new list on the screen, in a slow browser. */
async function clickToPaint(): Promise<void> {
  const why = notBuilt();
  if (why !== undefined) return console.log(`  skipped  ${why}`);
  const clock = new SystemClock();
  const season = hall(1888, instantAt(Math.floor(clock.now() / hour) * hour));
  const site = await runningSite(season, clock);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const clicks = await watchedClicks(browser, `${site.url}${addressOf(season, 'eventOverview')}`);
    for (const line of linesOf(reportOf(clicks, season))) console.log(line);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The first time round nothing is measured: it fills the server's cache and warms the browser's code. */
async function watchedClicks(browser: Browser, address: string): Promise<readonly Click[]> {
  const page = await browser.newPage({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  // The compiler of these files wraps named functions in a call that no page knows.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(installWatch);
  await page.goto(address);
  await awake(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const labels = await chosenFilters(page);
  const clickThrough = async () => {
    const clicks: Click[] = [];
    for (const label of [...labels, ...labels]) clicks.push(await watched(page, devtools, label));
    return clicks;
  };
  await clickThrough();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return clickThrough();
}

/** The first filters in sight that leave some concerts, but not all. */
async function chosenFilters(page: Page): Promise<readonly Locator[]> {
  const boxes = page.locator('fieldset > label:not([data-zero]) input');
  const named = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
  return named
    .slice(0, filters)
    .map(([name, value]) =>
      page.locator('label', { has: page.locator(`input[name="${name}"][value="${value}"]`) }),
    );
}

async function watched(page: Page, devtools: CDPSession, label: Locator): Promise<Click> {
  const before = await workOf(devtools);
  await page.evaluate(() => window.watchClick());
  await label.click();
  const seen = await page.evaluate(() => window.watchedClick());
  const after = await workOf(devtools);
  const spent = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + (after.get(name) ?? 0) - (before.get(name) ?? 0), 0) * 1000;
  return {
    ...seen,
    work: spent('TaskDuration'),
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration', 'RecalcStyleDuration'),
  };
}

/** Seconds of the processor that the page has used so far, by what for. */
async function workOf(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

function reportOf(clicks: readonly Click[], { editions }: Hall): Report {
  const of = (name: keyof Click) => clicks.map((click) => click[name]);
  const row = (name: string, values: readonly number[]) => [
    name,
    ...[median(values), quantile(values, 0.75), Math.max(...values)].map(figure),
  ];
  const concerts = editions.nl.documents.filter(({ section }) => section === 'event').length;
  return {
    tables: [
      {
        title: `A filter of the calendar, ${concerts} concerts, ${clicks.length} clicks, ${slowdown} times slower, in milliseconds`,
        head: ['until', 'median', 'p75', 'longest'],
        rows: [
          row('the page has shown that it heard', of('heard')),
          row('the new list is painted', of('painted')),
          row('longest task (0: none of 50 or more)', of('longestTask')),
        ],
      },
      {
        title: 'What a click gives the page to do, in milliseconds of the processor',
        head: ['for', 'median', 'p75', 'longest'],
        rows: [
          row('everything', of('work')),
          row('script', of('script')),
          row('styles and layout', of('layout')),
        ],
      },
    ],
    goals: [
      {
        name: 'click to painted list, three quarters of the clicks',
        measured: quantile(of('painted'), 0.75),
        unit: ' ms',
        bound: { kind: 'atMost', value: 100 },
      },
      {
        name: 'longest task',
        measured: Math.max(...of('longestTask')),
        unit: ' ms',
        bound: { kind: 'atMost', value: 50 },
      },
    ],
    notes: [],
  };
}

await clickToPaint();
