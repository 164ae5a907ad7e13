import { type LoadedScripts, type PageVisit, slowdown } from '#tests/tools/bench/main-thread/page-visit.ts';
import { formatNumber, type Goal, kilobytes, type Report } from '#tests/tools/bench/support/report.ts';
import { median } from '#tests/tools/bench/support/statistics.ts';

/** The visits to a page: of the site, of bare React, and of the document without scripts. */
export interface VisitedPage {
  readonly name: string;
  readonly site: readonly PageVisit[];
  readonly bare: readonly PageVisit[];
  readonly floor: readonly PageVisit[];
}

/** Limits of single pages, by their names: of work and script in milliseconds, and of the work as a ratio to bare React's. */
interface PageLimits {
  readonly work?: number;
  readonly script?: number;
  readonly ratio?: number;
  /** The TBT of the same document without scripts. */
  readonly floorTbt?: number;
}

const limits: Readonly<Record<string, PageLimits>> = {
  home: { work: 1200, ratio: 1.3, floorTbt: 60 },
  calendar: { work: 1600, script: 450, ratio: 1.4, floorTbt: 40 },
};

/** Reports medians, and goals for the site. */
export function reportVisits(pages: readonly VisitedPage[]): Report {
  return {
    tables: [
      {
        title: `Work of the main thread during a first visit, ${slowdown} times slower, median in milliseconds of CPU time`,
        head: [
          'page',
          'script',
          'styles and layout',
          'paint',
          'other',
          'all',
          'tasks',
          'longest',
          'second',
          'TBT',
        ],
        rows: pages.flatMap((page) => [
          workRow(page.name, page.site),
          workRow(`${page.name}, bare React`, page.bare),
          workRow(`${page.name}, no script`, page.floor),
        ]),
      },
      {
        title: 'Script files of the visit, and kB as sent',
        head: ['page', 'files before hydration', 'kB', 'files in all', 'kB'],
        rows: pages.flatMap(({ name, site }) => {
          const [first] = site;
          return first ? [[name, ...scriptCells(first.beforeHydration), ...scriptCells(first.inAll)]] : [];
        }),
      },
    ],
    goals: pages.flatMap(goalsOf),
    notes: [],
  };
}

function workRow(name: string, visits: readonly PageVisit[]): readonly string[] {
  const of = (value: (visit: PageVisit) => number) => formatNumber(Math.round(median(visits.map(value))));
  return [
    name,
    of(({ work }) => work.byKind.script),
    of(({ work }) => work.byKind.layout),
    of(({ work }) => work.byKind.paint),
    of(({ work }) => work.byKind.other),
    of(({ work }) => work.total),
    of(({ work }) => work.tasks),
    of(({ work }) => work.longest[0] ?? 0),
    of(({ work }) => work.longest[1] ?? 0),
    of(({ work }) => work.blocking),
  ];
}

function scriptCells({ files, bytes }: LoadedScripts): readonly string[] {
  return [String(files), kilobytes(bytes)];
}

function goalsOf({ name, site, bare, floor }: VisitedPage): readonly Goal[] {
  const workMs = (visits: readonly PageVisit[]) => median(visits.map(({ work }) => work.total));
  const tbtMs = (visits: readonly PageVisit[]) => median(visits.map(({ work }) => work.blocking));
  const atMost = (what: string, measured: number, value: number, unit: string): Goal => ({
    name: `${what} of ${name}`,
    measured,
    unit,
    bound: { kind: 'atMost', value },
  });
  const { work, script, ratio = 1.5, floorTbt } = limits[name] ?? {};
  const scriptMs = median(site.map((visit) => visit.work.byKind.script));
  return [
    atMost('TBT', tbtMs(site), 80, ' ms'),
    atMost('longest task', median(site.map((visit) => visit.work.longest[0] ?? 0)), 70, ' ms'),
    ...(work === undefined ? [] : [atMost('work', workMs(site), work, ' ms')]),
    ...(script === undefined ? [] : [atMost('script', scriptMs, script, ' ms')]),
    atMost('work compared with bare React', workMs(site) / workMs(bare), ratio, ''),
    ...(floorTbt === undefined ? [] : [atMost('TBT without scripts', tbtMs(floor), floorTbt, ' ms')]),
  ];
}
