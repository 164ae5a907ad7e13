import { register } from 'node:module';
import { readTree } from '#tests/architecture/source/tree.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import {
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
import { atMost, type Report } from '#tests/tools/bench/support/report.ts';

/** How much a stranger has to read of the server to follow a page that is not cached. */
const limits = { serverFiles: 14, renderFunctions: 3, records: 3 };

/** Measures the lines of each floor, and the code of the server that a page runs through that is not cached. */
export async function structure(): Promise<Report> {
  const server = listServerFiles(await tracePageRender());
  const functions = listRenderFunctions(server);
  const records = listCarryingRecords(server, readTree()).map(({ name }) => name);
  const most = (name: string, found: readonly unknown[], value: number, detail = '') =>
    atMost(name, found.length, value, '', detail);
  return {
    tables: [
      {
        title: 'Files of the server that a page runs through',
        isDetail: true,
        head: ['file', 'functions that run'],
        rows: server.map(({ path, functions: names }) => [path, names.join(' ') || '(anonymous)']),
      },
    ],
    goals: [
      most('files of the server that a page runs through', server, limits.serverFiles),
      most('functions named render there', functions, limits.renderFunctions, functions.join(', ')),
      most('records of dependencies or the request there', records, limits.records, records.join(', ')),
      ...measureFloors(),
    ],
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
