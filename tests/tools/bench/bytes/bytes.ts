import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { hourMs, createInstant } from '#domain/time/instant.ts';
import { hall } from '#fixtures/hall/hall.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { root } from '#tests/root.ts';
import { type BuiltSite, builtSite, compressedSize } from '#tests/tools/bench/bytes/built-site.ts';
import { findRootChunks, firstLoad } from '#tests/tools/bench/bytes/first-load.ts';
import { freshBuild } from '#tests/tools/bench/bytes/fresh-build.ts';
import { type Chunk, findLibraries, findUnwantedLibraries } from '#tests/tools/bench/bytes/libraries.ts';
import {
  type ReleaseVisits,
  type SentFile,
  visitTwoReleases,
} from '#tests/tools/bench/bytes/second-visit.ts';
import { fetchSentPage, type SentPage } from '#tests/tools/bench/bytes/sent-page.ts';
import { type MeasuredPage, measuredPages } from '#tests/tools/bench/support/pages.ts';
import { type Goal, kilobytes, type Outcome, type Table } from '#tests/tools/bench/support/report.ts';
import { notBuilt, startBenchSite } from '#tests/tools/bench/support/running-site.ts';
import { findBrowser } from '#tests/tools/run/browser.ts';

/** A page with everything its first visit loads, in bytes as sent. */
interface Weight {
  readonly page: MeasuredPage;
  readonly document: SentPage;
  readonly scripts: readonly string[];
  readonly script: number;
  /** Bytes of its style sheets as sent. */
  readonly style: number;
}

/** Measures the bytes of a first visit, by page and by file. */
export async function bytes(): Promise<Outcome> {
  const reason = notBuilt();
  if (reason !== undefined) return { kind: 'skipped', reason };
  const built = builtSite();
  const weights = await weighed(built);
  const chunks = await freshBuild();
  const visits = findBrowser() === undefined ? undefined : await visitTwoReleases(aroundNow());
  const allStyles = compressedSize(listAssets('.css').map(built.textOf).join(''));
  return {
    kind: 'measured',
    report: {
      tables: [
        pagesTable(built, weights),
        filesTable(built, weights),
        fontsTable(built, weights),
        librariesTable(weights, chunks),
        ...(visits ? [releaseTable(visits)] : []),
      ],
      goals: [
        ...createGoals(built, weights, allStyles, chunks),
        ...(visits
          ? [kilobyteGoal('script of a second visit after a release', scriptBytes(visits.second), 20)]
          : []),
      ],
      notes: [
        ...(isSameBuild(weights, chunks)
          ? []
          : [
              'dist is older than the sources: run npm run build, or the libraries are not those of the files',
            ]),
        ...(visits ? [] : ['there is no Chromium: the second visit after a release was not measured']),
      ],
    },
  };
}

/** A season around the current time: the browser has its own clock. */
function aroundNow() {
  return hall(1888, createInstant(Math.floor(new SystemClock().now() / hourMs) * hourMs));
}

async function weighed(built: BuiltSite): Promise<readonly Weight[]> {
  const season = hall(1888, afternoon);
  const site = await startBenchSite(season);
  try {
    const weights: Weight[] = [];
    for (const page of measuredPages(season)) {
      const scripts = firstLoad(built.manifest, findRootChunks(page.template));
      const script = sum(scripts.map(built.sizeOf));
      const document = await fetchSentPage(site.url, page.address);
      const style = sum(document.styles.map(built.sizeOf));
      weights.push({ page, document, scripts, script, style });
    }
    return weights;
  } finally {
    await site.close();
  }
}

function pagesTable({ sizeOf }: BuiltSite, weights: readonly Weight[]): Table {
  const fontsOf = ({ document }: Weight) => sum(document.fonts.map(sizeOf));
  return {
    title: 'First visit, kB as sent (brotli); in brackets not compressed',
    head: ['page', 'HTML', 'of which data', 'elements', 'CSS', 'script', 'fonts', 'all'],
    rows: weights.map((weight) => [
      weight.page.name,
      `${kilobytes(weight.document.sent)} (${kilobytes(weight.document.length)})`,
      `${kilobytes(weight.document.state.sent)} (${kilobytes(weight.document.state.length)})`,
      String(weight.document.elements),
      kilobytes(weight.style),
      kilobytes(weight.script),
      kilobytes(fontsOf(weight)),
      kilobytes(weight.document.sent + weight.style + weight.script + fontsOf(weight)),
    ]),
  };
}

/** All script files, the largest first, with the pages whose first load contains them. */
function filesTable({ manifest, sizeOf }: BuiltSite, weights: readonly Weight[]): Table {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
    file.endsWith('.js'),
  );
  const pagesOf = (file: string) =>
    weights.filter(({ scripts }) => scripts.includes(file)).map(({ page }) => page.name);
  return {
    title: 'Script by file, kB as sent',
    isDetail: true,
    head: ['file', 'kB', 'in the first load of'],
    rows: files
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .map((file) => [file, kilobytes(sizeOf(file)), pagesOf(file).join(', ') || 'none']),
  };
}

function fontsTable({ sizeOf }: BuiltSite, weights: readonly Weight[]): Table {
  const pagesOf = (file: string) =>
    weights.filter(({ document }) => document.fonts.includes(file)).map(({ page }) => page.name);
  return {
    title: 'Fonts, kB',
    isDetail: true,
    head: ['file', 'kB', 'preloaded by'],
    rows: listAssets('.woff2').map((file) => [
      file,
      kilobytes(sizeOf(file)),
      pagesOf(file).join(', ') || 'none',
    ]),
  };
}

function librariesTable(weights: readonly Weight[], chunks: readonly Chunk[]): Table {
  const calendar = weights.find(({ page }) => page.name === 'calendar');
  const libraries = findLibraries(chunks, calendar?.scripts ?? []);
  return {
    title: 'First load of the calendar by library, thousands of characters before minification',
    isDetail: true,
    head: ['library', 'characters'],
    rows: libraries.map(({ name, length }) => [name, kilobytes(length)]),
  };
}

function releaseTable({ first, second, third }: ReleaseVisits): Table {
  const row = (visit: string, files: readonly SentFile[]) => [
    visit,
    String(files.length),
    kilobytes(scriptBytes(files)),
  ];
  return {
    title:
      'Script of home in one browser, as sent, before and after a release that changes a text and a component',
    head: ['visit', 'files', 'kB'],
    rows: [row('before', first), row('after', second), row('once more', third)],
  };
}

function scriptBytes(files: readonly SentFile[]): number {
  return sum(files.map(({ bytes: sent }) => sent));
}

function createGoals(
  { manifest, textOf }: BuiltSite,
  weights: readonly Weight[],
  allStyles: number,
  chunks: readonly Chunk[],
): readonly Goal[] {
  const boot = manifest['src/browser/before-hydration/schedule-hydration.ts']?.file ?? '';
  const of = (name: string) => weights.find(({ page }) => page.name === name);
  const unwanted = findUnwantedLibraries(
    findLibraries(
      chunks,
      weights.flatMap(({ scripts }) => scripts),
    ),
  );
  const largestFigure = Math.max(...weights.flatMap(({ document }) => document.figures));
  return [
    kilobyteGoal('script of home', of('home')?.script, 175),
    kilobyteGoal('script of the calendar', of('calendar')?.script, 195),
    kilobyteGoal('render-blocking script (inline)', compressedSize(textOf(boot)), 2),
    kilobyteGoal('CSS of the largest of these pages', Math.max(...weights.map(({ style }) => style)), 14),
    kilobyteGoal('CSS of all pages together', allStyles, 20),
    kilobyteGoal('HTML of the calendar', of('calendar')?.document.sent, 13),
    kilobyteGoal('HTML of the calendar, not compressed', of('calendar')?.document.length, 110),
    kilobyteGoal('largest figure on these pages', largestFigure, 6),
    {
      name: 'preloaded font files',
      measured: Math.max(...weights.map(({ document }) => document.fonts.length)),
      unit: '',
      bound: { kind: 'atMost', value: 2 },
    },
    {
      name: 'unwanted libraries in a first load',
      measured: unwanted.length,
      unit: '',
      bound: { kind: 'atMost', value: 0 },
      detail: unwanted.join(', '),
    },
  ];
}

function kilobyteGoal(name: string, measured: number | undefined, most: number): Goal {
  return {
    name,
    measured: (measured ?? Number.NaN) / 1000,
    unit: ' kB',
    bound: { kind: 'atMost', value: most },
  };
}

/** Whether the fresh build has the file names of the measured one: names are content hashes. */
function isSameBuild(weights: readonly Weight[], chunks: readonly Chunk[]): boolean {
  const names = chunks.map(({ fileName }) => fileName);
  return weights.flatMap(({ scripts }) => scripts).every((file) => names.includes(file));
}

function listAssets(extension: string): readonly string[] {
  const directory = 'assets';
  return readdirSync(join(root, 'dist/client', directory))
    .filter((name) => name.endsWith(extension))
    .map((name) => `${directory}/${name}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
