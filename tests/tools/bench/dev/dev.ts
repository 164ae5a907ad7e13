import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { median } from 'simple-statistics';
import { findFreePorts, startCommand } from '#tests/commands/running-command.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';
import { type AtEnd, atMost, type Report, Skipped } from '#tests/tools/bench/support/report.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

const saves = 11;

/** The first saves may precede Vite's file watcher. */
const mostSaves = 20;

const component = 'ui/components/list-page.tsx';

/** The first start in a copy bundles the packages for the browser; the second finds them. */
interface Start {
  readonly readyMs: number;
  readonly pageMs: number;
}

/** How long a developer waits: for the first page of `npm run dev`, and from the save of a component to its change in the page. */
export async function dev(atEnd: AtEnd): Promise<Report> {
  if (findBrowser() === undefined) throw new Skipped('no browser on this machine');
  const copy = copyOfProject();
  atEnd(copy.remove);
  const browser = await launchBrowser();
  atEnd(() => browser.close());
  const first = await timedStart(copy);
  let updateMs: readonly number[] = [];
  const second = await timedStart(copy, async (site) => {
    updateMs = await updates(browser, site, copy);
  });
  const rows = Object.entries({ first, second }).map(([name, { readyMs, pageMs }]) => [
    name,
    readyMs / 1000,
    pageMs / 1000,
  ]);
  return {
    tables: [{ title: 'Seconds from the command', head: ['start', 'ready', 'first page'], rows }],
    goals: [
      atMost('first page of npm run dev, second start', second.pageMs / 1000, 4, ' s'),
      atMost('save of a component until the page has changed, median', median(updateMs), 100, ' ms'),
    ],
  };
}

async function timedStart(copy: ProjectCopy, visit?: (site: string) => Promise<void>): Promise<Start> {
  const port = await findFreePorts(6);
  const environment = { PORT: String(port), SANDBOX_PORT: String(port + 1) };
  const startedAt = performance.now();
  const command = startCommand('npm run dev', environment, /Ready: (http:\/\/localhost:\d+)/, copy.folder);
  try {
    const site = await command.address;
    const readyMs = performance.now() - startedAt;
    await (await fetch(site)).text();
    const pageMs = performance.now() - startedAt;
    await visit?.(site);
    return { readyMs, pageMs };
  } finally {
    await command.stop();
  }
}

/** Milliseconds from each save of a component until the page has changed. */
async function updates(browser: Browser, site: string, copy: ProjectCopy): Promise<readonly number[]> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('hall:hydrated', () => Object.assign(window, { isHydrated: true }));
  });
  await page.goto(`${site}/concerten`);
  await page.waitForFunction(() => 'isHydrated' in window);
  const times: number[] = [];
  for (let save = 1; times.length < saves && save <= mostSaves; save += 1) {
    await recordChange(page, save);
    const file = join(copy.folder, component);
    const text = readFileSync(file, 'utf8');
    const startedAt = Date.now();
    writeFileSync(file, text.replace(/<h1 (?:data-save="\d+" )?/, `<h1 data-save="${save}" `));
    const changed = await page
      .waitForFunction(() => Reflect.get(window, 'changedAt'), null, { timeout: 5000 })
      .catch(() => undefined);
    if (changed) times.push(Number(await changed.jsonValue()) - startedAt);
  }
  if (times.length < saves) throw new Error('The page does not change after a save.');
  return times;
}

/** Records when the heading becomes that of a save, by the clock of the machine. */
function recordChange(page: Page, save: number): Promise<void> {
  return page.evaluate((selector) => {
    Reflect.set(window, 'changedAt', 0);
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      Reflect.set(window, 'changedAt', Date.now());
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, `h1[data-save="${save}"]`);
}
