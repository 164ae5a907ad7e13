import { register } from 'node:module';
import type { SourceFile } from '#tests/architecture/source/source-file.ts';
import { readTree } from '#tests/architecture/source/tree.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { traceBrowser } from '#tests/tools/bench/structure/browser-trace.ts';
import {
  countedLayers,
  type ExecutedFile,
  listCommonFiles,
  traceExecutedFiles,
} from '#tests/tools/bench/structure/executed-files.ts';
import {
  type FloorSize,
  floors,
  measureFloors,
  readTrackedTexts,
} from '#tests/tools/bench/structure/floors.ts';
import {
  type DeclaredRecord,
  listCarryingRecords,
  listRenderFunctions,
  listServerFiles,
} from '#tests/tools/bench/structure/server-measures.ts';
import { largestFunctions } from '#tests/tools/bench/structure/source-measures.ts';
import type { Goal, Outcome, Table } from '#tests/tools/bench/support/report.ts';

/** How much a stranger has to read of the server to follow a page that is not cached. */
const limits = { serverFiles: 14, renderFunctions: 3, records: 3 };

/** Measures the lines of each floor, the largest functions, and the code that three requests use. */
export async function structure(): Promise<Outcome> {
  const pageRender = await tracePageRender();
  const browser = await traceBrowser();
  const files = readTree();
  const sizes = measureFloors(floors, readTrackedTexts(floors));
  const server = listServerFiles(pageRender);
  const records = listCarryingRecords(server, files);
  return {
    kind: 'measured',
    report: {
      tables: [
        floorTable(sizes),
        functionTable(files),
        serverTable(server),
        requestTable([
          ['a page that is not cached, on the server', pageRender],
          ...(browser
            ? ([
                ['a click on a filter, in the browser', browser.filterClick],
                ['a click on a bookmark, in the browser', browser.favourite],
              ] as const)
            : []),
        ]),
      ],
      goals: [...serverGoals(server, records), ...sizes.map(floorGoal)],
      notes: browser
        ? [
            `${browser.providers} context providers around the main part of a page, including those of React Router`,
          ]
        : ['no browser found: clicks and context providers were not counted'],
    },
  };
}

function serverGoals(server: readonly ExecutedFile[], records: readonly DeclaredRecord[]): readonly Goal[] {
  const renderFunctions = listRenderFunctions(server);
  const goal = (name: string, measured: number, most: number, names: readonly string[] = []): Goal => ({
    name,
    measured,
    unit: '',
    bound: { kind: 'atMost', value: most },
    ...(names.length > 0 && { detail: names.join(', ') }),
  });
  const recordNames = records.map(({ name }) => name);
  return [
    goal('files of the server that a page runs through', server.length, limits.serverFiles),
    goal('functions named render there', renderFunctions.length, limits.renderFunctions, renderFunctions),
    goal('records of dependencies or the request there', records.length, limits.records, recordNames),
  ];
}

function floorGoal({ folder, lines, maxLines }: FloorSize): Goal {
  return {
    name: `lines of ${folder}`,
    measured: lines,
    unit: '',
    bound: { kind: 'atMost', value: maxLines },
  };
}

function floorTable(sizes: readonly FloorSize[]): Table {
  return {
    title: 'Files and lines, TypeScript and, of docs, Markdown',
    isDetail: true,
    head: ['folder', 'files', 'lines', 'at most'],
    rows: sizes.map(({ folder, files, lines, maxLines }) => [
      folder,
      ...[files, lines, maxLines].map(String),
    ]),
  };
}

/** The largest functions, without the texts of the site. */
function functionTable(files: readonly SourceFile[]): Table {
  const counted = files.filter(
    ({ path }) =>
      !path.startsWith('ui/words/') && countedLayers.some((layer) => path.startsWith(`${layer}/`)),
  );
  return {
    title: 'The twenty largest functions',
    isDetail: true,
    head: ['function', 'lines', 'where'],
    rows: largestFunctions(counted, 20).map(({ name, lines, place }) => [name, String(lines), place]),
  };
}

function serverTable(server: readonly ExecutedFile[]): Table {
  return {
    title: 'Files of the server that a page runs through',
    isDetail: true,
    head: ['file', 'functions that run'],
    rows: server.map(({ path, functions }) => [path, functions.join(' ') || '(anonymous)']),
  };
}

function requestTable(requests: readonly (readonly [name: string, files: readonly ExecutedFile[]])[]): Table {
  return {
    title: 'Files of which a function runs, by request',
    head: ['request', 'files', ...countedLayers],
    rows: requests.map(([name, files]) => [name, ...countsOf(files)]),
  };
}

/** Node cannot import style sheets and pictures: each such import is an empty object. */
const assetLoader = `export const load = async (url, context, next) =>
  /\\.(css|svg)$/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);`;

/** How often the rendering of a page is traced: what runs by a timer does not run each time. */
const traces = 3;

/** Renders the calendar for the first time, on servers that have each rendered a home page; what ran every time. */
async function tracePageRender(): Promise<readonly ExecutedFile[]> {
  register(`data:text/javascript,${encodeURIComponent(assetLoader)}`);
  const { serveSite } = await import('#tests/support/served-site.ts');
  const traced: (readonly ExecutedFile[])[] = [];
  while (traced.length < traces) {
    const site = await serveSite(smallHall());
    try {
      await (await site.fetch('/')).text();
      traced.push(await traceExecutedFiles(async () => (await site.fetch(calendar)).text()));
    } finally {
      await site.close();
    }
  }
  return listCommonFiles(traced);
}

function countsOf(files: readonly ExecutedFile[]): readonly string[] {
  const counts = countedLayers.map(
    (layer) => files.filter(({ path }) => path.startsWith(`${layer}/`)).length,
  );
  return [files.length, ...counts].map(String);
}
