import { register } from 'node:module';
import { readTree } from '#tests/architecture/source/tree.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { traceBrowser } from '#tests/tools/bench/structure/browser-trace.ts';
import {
  countedLayers,
  type ExecutedFile,
  listCommonFiles,
  traceExecutedFiles,
} from '#tests/tools/bench/structure/executed-files.ts';
import { measureFloors } from '#tests/tools/bench/structure/floors.ts';
import {
  listCarryingRecords,
  listRenderFunctions,
  listServerFiles,
} from '#tests/tools/bench/structure/server-measures.ts';
import { atMost, type Goal, type Report, type Table } from '#tests/tools/bench/support/report.ts';

/** How much a stranger has to read of the server to follow a page that is not cached. */
const limits = { serverFiles: 14, renderFunctions: 3, records: 3 };

/** Measures the lines of each floor, and the code that three requests use. */
export async function structure(): Promise<Report> {
  const pageRender = await tracePageRender();
  const browser = await traceBrowser();
  const server = listServerFiles(pageRender);
  const requests = {
    'a page that is not cached, on the server': pageRender,
    ...(browser && {
      'a click on a filter, in the browser': browser.filterClick,
      'a click on a bookmark, in the browser': browser.favourite,
    }),
  };
  return {
    tables: [
      {
        title: 'Files of the server that a page runs through',
        isDetail: true,
        head: ['file', 'functions that run'],
        rows: server.map(({ path, functions }) => [path, functions.join(' ') || '(anonymous)']),
      },
      requestTable(requests),
    ],
    goals: [...serverGoals(server), ...measureFloors()],
    notes: browser ? [] : ['no browser found: clicks were not counted'],
  };
}

function serverGoals(server: readonly ExecutedFile[]): readonly Goal[] {
  const functions = listRenderFunctions(server);
  const records = listCarryingRecords(server, readTree()).map(({ name }) => name);
  return [
    atMost('files of the server that a page runs through', server.length, limits.serverFiles),
    atMost(
      'functions named render there',
      functions.length,
      limits.renderFunctions,
      '',
      functions.join(', '),
    ),
    atMost(
      'records of dependencies or the request there',
      records.length,
      limits.records,
      '',
      records.join(', '),
    ),
  ];
}

function requestTable(requests: Readonly<Record<string, readonly ExecutedFile[]>>): Table {
  return {
    title: 'Files of which a function runs, by request',
    head: ['request', 'files', ...countedLayers],
    rows: Object.entries(requests).map(([name, files]) => {
      const counts = countedLayers.map(
        (layer) => files.filter(({ path }) => path.startsWith(`${layer}/`)).length,
      );
      return [name, ...[files.length, ...counts].map(String)];
    }),
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
