import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import type { Hall } from '#adapters/shared/hall.ts';
import { root } from '#tests/root.ts';
import { withBareReact, withoutScripts } from '#tests/tools/bench/main-thread/bare-document.ts';
import {
  type PageVisit,
  programPath,
  type Variant,
  visitPage,
} from '#tests/tools/bench/main-thread/page-visit.ts';
import { reportVisits, type VisitedPage } from '#tests/tools/bench/main-thread/report-visits.ts';
import { launchMeasuredBrowser } from '#tests/tools/bench/support/launch-measured-browser.ts';
import { findPagePath, measuredPages } from '#tests/tools/bench/support/pages.ts';
import type { AtEnd, Report } from '#tests/tools/bench/support/report.ts';
import { orderInRound } from '#tests/tools/bench/support/rounds.ts';
import { currentSeason, startBenchSite } from '#tests/tools/bench/support/running-site.ts';

interface Contender {
  readonly name: keyof Omit<VisitedPage, 'name'>;
  readonly variant?: Variant;
}

/**
 * Measures the work of the main thread during a first visit that touches nothing, next to the same document without scripts and to bare
 * React that hydrates the same elements. Each round visits each of them early and late.
 */
export async function mainThread(atEnd: AtEnd, rounds = 3): Promise<Report> {
  const { season, clock } = currentSeason();
  const site = await startBenchSite(atEnd, season, clock);
  const browser = await launchMeasuredBrowser(atEnd);
  const program = await buildBareProgram();
  const contenders: readonly Contender[] = [
    { name: 'site' },
    { name: 'bare', variant: { program, change: (html) => withBareReact(html, programPath) } },
    { name: 'floor', variant: { program, change: withoutScripts } },
  ];
  const visited: VisitedPage[] = [];
  for (const [name, path] of visitedPages(season))
    visited.push({ name, ...(await visitRounds(browser, contenders, site.url + path, rounds)) });
  return reportVisits(visited);
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
  address: string,
  rounds: number,
): Promise<Omit<VisitedPage, 'name'>> {
  const visits: Record<Contender['name'], PageVisit[]> = { site: [], bare: [], floor: [] };
  for (const { variant } of contenders) await visitPage(browser, address, variant);
  for (let round = 0; round < rounds; round += 1)
    for (const { name, variant } of orderInRound(contenders))
      visits[name].push(await visitPage(browser, address, variant));
  return visits;
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
