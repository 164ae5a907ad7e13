import { register } from 'node:module';
import { readTree } from '#tests/architecture/source/tree.ts';
import { traceBrowser } from '#tests/bench/structure/browser-trace.ts';
import { countedLayers, traceExecutedFiles } from '#tests/bench/structure/executed-files.ts';
import { folderSizes, largestFunctions } from '#tests/bench/structure/source-measures.ts';
import type { Outcome, Table } from '#tests/bench/support/report.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';

/** Measures the amount of code, the largest functions, and the number of files that three requests use. */
export async function structure(): Promise<Outcome> {
  const pageRender = await pageRenderFiles();
  const browser = await traceBrowser();
  return {
    kind: 'measured',
    report: {
      tables: [
        ...sourceTables(),
        {
          title: 'Files of which a function runs, by request',
          head: ['request', 'files', ...countedLayers],
          rows: [
            ['a page that is not cached, on the server', ...countsOf(pageRender)],
            ...(browser
              ? [
                  ['a click on a filter, in the browser', ...countsOf(browser.filterClick)],
                  ['a click on a bookmark, in the browser', ...countsOf(browser.favourite)],
                ]
              : []),
          ],
        },
      ],
      goals: [],
      notes: browser
        ? [
            `${browser.providers} context providers around the main part of a page, including those of React Router`,
          ]
        : ['no browser found: clicks and context providers were not counted'],
    },
  };
}

function sourceTables(): readonly Table[] {
  const files = readTree().filter(({ path }) => !path.startsWith('ui/words/'));
  const counted = files.filter(({ path }) => countedLayers.some((layer) => path.startsWith(`${layer}/`)));
  const sizes = folderSizes(countedLayers, counted);
  const lines = sizes.reduce((sum, size) => sum + size.lines, 0);
  return [
    {
      title: 'Files and lines, without the texts of the site',
      isDetail: true,
      head: ['folder', 'files', 'lines'],
      rows: [
        ...sizes.map((size) => [size.folder, String(size.files), String(size.lines)]),
        ['all', String(counted.length), String(lines)],
      ],
    },
    {
      title: 'The twenty largest functions',
      isDetail: true,
      head: ['function', 'lines', 'where'],
      rows: largestFunctions(counted, 20).map(({ name, lines: length, place }) => [
        name,
        String(length),
        place,
      ]),
    },
  ];
}

/** Node cannot import style sheets and pictures: each such import is an empty object. */
const assetLoader = `export const load = async (url, context, next) =>
  /\\.(css|svg)$/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context);`;

/** Renders the calendar for the first time, on a server that has rendered a home page. */
async function pageRenderFiles(): Promise<readonly string[]> {
  register(`data:text/javascript,${encodeURIComponent(assetLoader)}`);
  const { serveSite } = await import('#tests/support/served-site.ts');
  const site = await serveSite(smallHall());
  try {
    await (await site.fetch('/')).text();
    return await traceExecutedFiles(async () => (await site.fetch(calendar)).text());
  } finally {
    await site.close();
  }
}

function countsOf(files: readonly string[]): readonly string[] {
  const counts = countedLayers.map((layer) => files.filter((path) => path.startsWith(`${layer}/`)).length);
  return [files.length, ...counts].map(String);
}
