import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { median } from 'simple-statistics';
import { build } from 'vite';
import { root } from '#tests/root.ts';
import { findPagePath, measuredPages } from '#tests/support/measured-pages.ts';
import { withBareReact } from '#tests/tools/bench/main-thread/bare-document.ts';
import { launchMeasuredBrowser, slowdown, throttle } from '#tests/tools/bench/support/browser.ts';
import { type AtEnd, atMost, type Goal, type Report, type Table } from '#tests/tools/bench/support/report.ts';
import { orderInRound } from '#tests/tools/bench/support/rounds.ts';
import { startSite } from '#tests/tools/bench/support/site.ts';

/** What a page's main thread has done, in milliseconds of CPU time. `layout` is styles and layout. */
interface ThreadWork {
  readonly all: number;
  readonly script: number;
  readonly layout: number;
}

const measures = ['all', 'script', 'layout'] as const;

/** The most work of a page, as a ratio to bare React's; of others 1.5. */
const maxRatios: Readonly<Record<string, number>> = { home: 1.3, calendar: 1.4 };

/** The path of the program of documents with bare React. */
const programPath = '/assets/bare-hydration.js';

/** Measures the work of the main thread during a first visit that touches nothing, compared with bare React that hydrates the same elements. */
export async function measureMainThread(atEnd: AtEnd, rounds = 3): Promise<Report> {
  const { url, season } = await startSite(atEnd);
  const browser = await launchMeasuredBrowser(atEnd);
  const bareProgram = await buildBareProgram();
  const others = [
    { name: 'keuzehulp', address: findPagePath(season, 'recommendation') },
    { name: 'schools’ overview', address: findPagePath(season, 'educationOverview') },
  ];
  const rows: Table['rows'][number][] = [];
  const goals: Goal[] = [];
  for (const { name, address } of [...measuredPages(season), ...others]) {
    const works: Record<'site' | 'bare', ThreadWork[]> = { site: [], bare: [] };
    const visit = (kind: 'site' | 'bare') =>
      visitPage(browser, url + address, kind === 'bare' ? bareProgram : undefined);
    // These fill the caches of the server and of the browser's compiler.
    for (const kind of ['site', 'bare'] as const) await visit(kind);
    for (let round = 0; round < rounds; round += 1)
      for (const kind of orderInRound(['site', 'bare'] as const)) works[kind].push(await visit(kind));
    const [site = [], bare = []] = [works.site, works.bare].map((all) =>
      measures.map((measure) => Math.round(median(all.map((work) => work[measure])))),
    );
    rows.push([name, ...site], [`${name}, bare React`, ...bare]);
    const ratio = (site[0] ?? Number.NaN) / (bare[0] ?? Number.NaN);
    goals.push(atMost(`work compared with bare React of ${name}`, ratio, maxRatios[name] ?? 1.5));
  }
  const title = `Work of the main thread, ${slowdown} times slower, median in milliseconds of CPU time`;
  return { tables: [{ title, head: ['page', ...measures], rows }], goals };
}

/** Visits an address with an empty cache in a window of a phone, until it is idle; with bare React's program its document is changed. */
async function visitPage(browser: Browser, address: string, bareProgram?: string): Promise<ThreadWork> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    if (bareProgram !== undefined) await serveBareReact(page, address, bareProgram);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await throttle(page);
    await page.goto(address);
    const work = await waitUntilIdle(page, devtools);
    // Among others: bare React has rendered the document anew, because its elements are not those of the document.
    if (errors[0]) throw errors[0];
    return work;
  } finally {
    await context.close();
  }
}

/** Serves the document without a security policy, which would not allow the program. */
async function serveBareReact(page: Page, address: string, program: string): Promise<void> {
  await page.route(address, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: withBareReact(html, programPath) });
  });
  await page.route(`**${programPath}`, (route) => route.fulfill({ path: program }));
}

/** More than this in a second is work. */
const idleMs = 30;
const maxSeconds = 60;

/** Waits for three seconds in a row in which the thread did almost nothing. Rejects if it never is idle. */
async function waitUntilIdle(page: Page, devtools: CDPSession): Promise<ThreadWork> {
  let before = await readThreadWork(devtools);
  for (let seconds = 0, idleSeconds = 0; idleSeconds < 3; seconds += 1) {
    if (seconds > maxSeconds) throw new Error(`The page is still busy after ${maxSeconds} s: ${page.url()}`);
    await page.waitForTimeout(1000);
    const work = await readThreadWork(devtools);
    idleSeconds = work.all - before.all < idleMs ? idleSeconds + 1 : 0;
    before = work;
  }
  return before;
}

async function readThreadWork(devtools: CDPSession): Promise<ThreadWork> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (...names: readonly string[]) =>
    metrics.reduce((sum, { name, value }) => sum + (names.includes(name) ? value * 1000 : 0), 0);
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration', 'V8CompileDuration'),
    layout: milliseconds('LayoutDuration', 'RecalcStyleDuration'),
  };
}

/** Builds the program of the documents with bare React, and returns its path. */
async function buildBareProgram(): Promise<string> {
  const outDir = join(root, 'dist/bench/bare-hydration');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'tests/tools/bench/main-thread/bare-hydration.ts',
        output: { entryFileNames: 'program.js' },
      },
    },
  });
  return join(outDir, 'program.js');
}
