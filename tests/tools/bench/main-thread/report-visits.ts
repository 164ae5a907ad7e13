import { median } from 'simple-statistics';
import type { PageVisit } from '#tests/tools/bench/main-thread/page-visit.ts';
import { atMost, type Goal, type Report } from '#tests/tools/bench/support/report.ts';
import { slowdown } from '#tests/tools/bench/support/thread-work.ts';

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
        head: ['page', ...Object.keys(measures)],
        rows: pages.flatMap(({ name, site, bare, floor }) => [
          workRow(name, site),
          workRow(`${name}, bare React`, bare),
          workRow(`${name}, no script`, floor),
        ]),
      },
    ],
    goals: pages.flatMap(goalsOf),
  };
}

/** What is measured of a visit, by the heads of the table's columns. */
const measures = {
  script: ({ work }: PageVisit) => work.script,
  'styles and layout': ({ work }: PageVisit) => work.layout,
  other: ({ work, tasks }: PageVisit) => tasks.total - work.script - work.layout,
  all: ({ tasks }: PageVisit) => tasks.total,
  tasks: ({ tasks }: PageVisit) => tasks.count,
  longest: ({ tasks }: PageVisit) => tasks.longest[0] ?? 0,
  second: ({ tasks }: PageVisit) => tasks.longest[1] ?? 0,
  TBT: ({ tasks }: PageVisit) => tasks.blocking,
};

function medianOf(visits: readonly PageVisit[], measure: keyof typeof measures): number {
  return median(visits.map(measures[measure]));
}

function workRow(name: string, visits: readonly PageVisit[]): readonly (string | number)[] {
  return [name, ...Object.values(measures).map((measure) => Math.round(median(visits.map(measure))))];
}

function goalsOf({ name, site, bare, floor }: VisitedPage): readonly Goal[] {
  const { work, script, ratio = 1.5, floorTbt } = limits[name] ?? {};
  const limited = (what: string, measured: number, value: number | undefined, unit = ' ms') =>
    value === undefined ? [] : [atMost(`${what} of ${name}`, measured, value, unit)];
  return [
    ...limited('TBT', medianOf(site, 'TBT'), 80),
    ...limited('longest task', medianOf(site, 'longest'), 70),
    ...limited('work', medianOf(site, 'all'), work),
    ...limited('script', medianOf(site, 'script'), script),
    ...limited('work compared with bare React', medianOf(site, 'all') / medianOf(bare, 'all'), ratio, ''),
    ...limited('TBT without scripts', medianOf(floor, 'TBT'), floorTbt),
  ];
}
