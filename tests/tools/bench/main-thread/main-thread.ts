import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import type { Hall } from '#domain/hall/edition.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { root } from '#tests/root.ts';
import { withBareReact, withoutScripts } from '#tests/tools/bench/main-thread/bare-document.ts';
import { type PageVisit, visitPage } from '#tests/tools/bench/main-thread/page-visit.ts';
import { reportVisits, type VisitedPage } from '#tests/tools/bench/main-thread/report-visits.ts';
import { programPath, startVariantServer } from '#tests/tools/bench/main-thread/variant-server.ts';
import { findPagePath, measuredPages } from '#tests/tools/bench/support/pages.ts';
import type { Outcome } from '#tests/tools/bench/support/report.ts';
import { orderInRound } from '#tests/tools/bench/support/round.ts';
import { notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

interface Contender {
  readonly name: keyof Omit<VisitedPage, 'name'>;
  readonly url: string;
}

/**
 * Measures the work of the main thread during a first visit that touches nothing, next to the same document without scripts and to bare
 * React that hydrates the same elements. Each round visits each of them early and late.
 */
export async function mainThread(rounds: number): Promise<Outcome> {
  const reason = notBuilt() ?? (findBrowser() === undefined ? 'there is no Chromium' : undefined);
  if (reason !== undefined) return { kind: 'skipped', reason };
  // A season around the current time: a concert that is over by the browser's clock is rendered again.
  const clock = new SystemClock();
  const season = hall(1888, createInstant(Math.floor(clock.now() / hourMs) * hourMs));
  const site = await startBenchSite(season, clock);
  const program = await buildBareProgram();
  const floor = await startVariantServer(site.url, withoutScripts, program);
  const bare = await startVariantServer(site.url, (html) => withBareReact(html, programPath), program);
  const browser = await launchBrowser();
  const contenders: readonly Contender[] = [
    { name: 'site', url: site.url },
    { name: 'bare', url: bare.url },
    { name: 'floor', url: floor.url },
  ];
  try {
    const visited: VisitedPage[] = [];
    for (const [name, path] of visitedPages(season))
      visited.push({ name, ...(await visitRounds(browser, contenders, path, rounds)) });
    return { kind: 'measured', report: reportVisits(visited) };
  } finally {
    await browser.close();
    await Promise.all([floor.close(), bare.close()]);
    await site.close();
  }
}

function visitedPages(season: Hall): readonly (readonly [name: string, path: string])[] {
  return [
    ...measuredPages(season).map(({ name, address }) => [name, address] as const),
    ['keuzehulp', findPagePath(season, 'recommendation')],
    ['schools’ overview', findPagePath(season, 'educationOverview')],
  ];
}

/** A visit of each that is not measured fills the caches of the server and of the browser's compiler. */
async function visitRounds(
  browser: Browser,
  contenders: readonly Contender[],
  path: string,
  rounds: number,
): Promise<Omit<VisitedPage, 'name'>> {
  const visits: Record<Contender['name'], PageVisit[]> = { site: [], bare: [], floor: [] };
  for (const { url } of contenders) await visitPage(browser, `${url}${path}`);
  for (let round = 0; round < rounds; round += 1)
    for (const { name, url } of orderInRound(contenders))
      visits[name].push(await visitPage(browser, `${url}${path}`));
  return visits;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
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
