import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { max, sum } from 'simple-statistics';
import { season } from '#tests/support/season.ts';
import { listFiles, sizeOf, textOf } from '#tests/tools/bench/bytes/built-files.ts';
import { fetchSentPage, type SentPage } from '#tests/tools/bench/bytes/sent-page.ts';
import { measuredPages } from '#tests/tools/bench/support/pages.ts';
import {
  type AtEnd,
  atMost,
  type Goal,
  kilobytes,
  type Report,
  type Table,
} from '#tests/tools/bench/support/report.ts';
import { startBenchSite } from '#tests/tools/bench/support/running-site.ts';

/** A page with everything its first visit loads, in bytes as sent. */
interface Weight {
  readonly name: string;
  readonly scripts: readonly string[];
  readonly document: SentPage;
  readonly script: number;
  readonly style: number;
  readonly fonts: number;
}

/** Vite's manifest, as far as it is used: the output file of each source, and its imports. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Libraries that must not be in a first load: lazy ones, and those for the server. */
const unwanted = [
  'graphql-request',
  'graphql',
  'ical-generator',
  'timezones-ical-library',
  'parse5',
  'valibot',
  'libsql',
  'fastify',
];

/** Measures the bytes of a first visit, by page and by file. */
export async function bytes(atEnd: AtEnd): Promise<Report> {
  const site = await startBenchSite(atEnd, season);
  const sumSizes = (files: readonly string[]) => sum(files.map(sizeOf));
  const weights: Weight[] = [];
  for (const { name, address, template } of measuredPages(season)) {
    const document = await fetchSentPage(site.url, address);
    const scripts = listFirstScripts(template);
    const [style, fonts] = [sumSizes(document.styles), sumSizes(document.fonts)];
    weights.push({ name, scripts, document, script: sumSizes(scripts), style, fonts });
  }
  return { tables: [pagesTable(weights), scriptsTable(weights)], goals: createGoals(weights) };
}

/** The script files of a page's entry, template and words, with their imports. Throws for a source that is not in the build. */
function listFirstScripts(template: string): readonly string[] {
  const manifest = JSON.parse(textOf('.vite/manifest.json')) as Manifest;
  const found = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  const sources = ['src/browser/hydration/entry-browser.tsx', `ui/screens/${template}`, 'ui/words/nl.ts'];
  sources.forEach(follow);
  return [...found];
}

function pagesTable(weights: readonly Weight[]): Table {
  return {
    title: 'First visit, kB as sent (brotli); in brackets not compressed',
    head: ['page', 'HTML', 'of which data', 'elements', 'CSS', 'script', 'fonts', 'all'],
    rows: weights.map(({ name, document, script, style, fonts }) => [
      name,
      `${kilobytes(document.sent)} (${kilobytes(document.length)})`,
      `${kilobytes(document.state.sent)} (${kilobytes(document.state.length)})`,
      document.elements,
      ...[style, script, fonts, document.sent + style + script + fonts].map(kilobytes),
    ]),
  };
}

/** All scripts, the largest first, with the pages whose first load contains them. */
function scriptsTable(weights: readonly Weight[]): Table {
  const pagesOf = (file: string) =>
    weights.filter(({ scripts }) => scripts.includes(file)).map(({ name }) => name);
  return {
    title: 'Script by file, kB as sent',
    isDetail: true,
    head: ['file', 'kB', 'in the first load of'],
    rows: listFiles('assets', '.js')
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .map((file) => [file, kilobytes(sizeOf(file)), pagesOf(file).join(', ') || 'none']),
  };
}

function createGoals(weights: readonly Weight[]): readonly Goal[] {
  const [home, calendar] = ['home', 'calendar'].map((page) => weights.find(({ name }) => name === page));
  const documents = weights.map(({ document }) => document);
  const libraries = findUnwantedLibraries(weights.flatMap(({ scripts }) => scripts));
  const allStyles = brotliCompressSync(listFiles('assets', '.css').map(textOf).join('')).byteLength;
  return [
    kilobyteGoal('script of home', home?.script, 175),
    kilobyteGoal('script of the calendar', calendar?.script, 195),
    kilobyteGoal('render-blocking script (inline)', max(documents.map(({ inline }) => inline)), 2),
    kilobyteGoal('CSS of the largest of these pages', max(weights.map(({ style }) => style)), 14),
    kilobyteGoal('CSS of all pages together', allStyles, 20),
    kilobyteGoal('HTML of the calendar', calendar?.document.sent, 13),
    kilobyteGoal('HTML of the calendar, not compressed', calendar?.document.length, 110),
    kilobyteGoal('largest figure on these pages', max(documents.flatMap(({ figures }) => figures)), 6),
    atMost('preloaded font files', max(documents.map(({ fonts }) => fonts.length)), 2),
    atMost('unwanted libraries in a first load', libraries.length, 0, '', libraries.join(', ')),
  ];
}

function kilobyteGoal(name: string, measured: number | undefined, most: number): Goal {
  return atMost(name, (measured ?? Number.NaN) / 1000, most, ' kB');
}

/** The unwanted libraries of which code is in some scripts, by their source maps; a file of the bundler alone has none. */
function findUnwantedLibraries(scripts: readonly string[]): readonly string[] {
  const maps = new Map(listFiles('.vite/source-maps').map((path) => [basename(path, '.map'), path]));
  const sources = scripts.flatMap((file) => {
    const path = maps.get(basename(file));
    return path === undefined
      ? []
      : (JSON.parse(textOf(path)) as { readonly sources: readonly string[] }).sources;
  });
  if (!sources.some((path) => path.includes('/node_modules/react-dom/')))
    throw new Error('The source maps name no libraries.');
  return unwanted.filter((name) => sources.some((path) => path.includes(`/node_modules/${name}/`)));
}
