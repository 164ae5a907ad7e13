import type { Browser, CDPSession, Page } from 'playwright';
import {
  measureTasks,
  type ThreadTasks,
  type TraceEvent,
  tracedCategories,
} from '#tests/tools/bench/main-thread/thread-tasks.ts';
import {
  countThreadWork,
  readThreadWork,
  slowdown,
  type ThreadWork,
} from '#tests/tools/bench/support/thread-work.ts';

/** What a first visit costs that touches nothing, until the main thread is idle. */
export interface PageVisit {
  readonly tasks: ThreadTasks;
  readonly work: ThreadWork;
}

/** A changed document, and the file that is its program. */
export interface Variant {
  change(html: string): string;
  readonly program: string;
}

/** The path of the program of changed documents. */
export const programPath = '/assets/bare-hydration.js';

/** Visits an address with an empty cache in a window of a phone, and traces it. Rejects if the page does not become idle. */
export async function visitPage(browser: Browser, address: string, variant?: Variant): Promise<PageVisit> {
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
    if (variant) await serveVariant(page, address, variant);
    const devtools = await context.newCDPSession(page);
    await countThreadWork(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: [...tracedCategories] });
    await page.goto(address);
    const work = await waitUntilIdle(page, devtools);
    // Among others: bare React has rendered the document anew, because its elements are not those of the document.
    if (errors[0]) throw errors[0];
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    return { work, tasks: measureTasks(trace.traceEvents) };
  } finally {
    await context.close();
  }
}

/** Serves the document at an address changed, without a security policy, which would not allow its scripts. */
async function serveVariant(page: Page, address: string, { change, program }: Variant): Promise<void> {
  await page.route(address, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: change(html) });
  });
  await page.route(`**${programPath}`, (route) => route.fulfill({ path: program }));
}

/** Waits for three seconds in a row in which the thread did almost nothing. */
async function waitUntilIdle(page: Page, devtools: CDPSession): Promise<ThreadWork> {
  let before = await readThreadWork(devtools);
  let idleSeconds = 0;
  for (let seconds = 0; idleSeconds < 3; seconds += 1) {
    if (seconds > maxSeconds) throw new Error(`The page is still busy after ${maxSeconds} s: ${page.url()}`);
    await page.waitForTimeout(1000);
    const work = await readThreadWork(devtools);
    idleSeconds = work.all - before.all < idleMs ? idleSeconds + 1 : 0;
    before = work;
  }
  return before;
}

const maxSeconds = 60;
/** More than this in a second is work. */
const idleMs = 30;
