import { markdownTable } from 'markdown-table';

/** A goal of a benchmark. A missed goal is reported and fails nothing. */
export interface Goal {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  readonly bound: { readonly kind: 'atMost' | 'atLeast'; readonly value: number };
  /** What to examine if it is missed. */
  readonly detail?: string;
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Whether only a terminal shows it: a long list that changes with every build. */
  readonly isDetail?: boolean;
}

/** The report of a benchmark. */
export interface Report {
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
  readonly notes?: readonly string[];
}

/** Registers what ends something that was started: the last registered first, also after a failure. */
export type AtEnd = (close: () => unknown) => void;

/** Measures something, and starts and ends what it needs. */
export type Benchmark = (atEnd: AtEnd) => Promise<Report>;

/** The error of a benchmark that cannot be measured here, with the reason. */
export class Skipped extends Error {}

const goalWith =
  (kind: Goal['bound']['kind']) =>
  (name: string, measured: number | undefined, value: number, unit = '', detail = ''): Goal => ({
    name,
    measured: measured ?? Number.NaN,
    unit,
    bound: { kind, value },
    detail,
  });

/** A goal whose measured value may be `value` at most; without a measured value it is missed. */
export const atMost = goalWith('atMost');

/** A goal whose measured value must be `value` at least. */
export const atLeast = goalWith('atLeast');

export function isMet({ measured, bound }: Goal): boolean {
  return bound.kind === 'atMost' ? measured <= bound.value : measured >= bound.value;
}

/** Runs something, and then ends what it started. */
export async function runToEnd<Result>(work: (atEnd: AtEnd) => Promise<Result>): Promise<Result> {
  const closers: (() => unknown)[] = [];
  try {
    return await work((close) => closers.unshift(close));
  } finally {
    for (const close of closers) await close();
  }
}

/** Prints reports, each after its name. Resolves to whether all were made; a report that is broken is printed as such. */
export async function printReports(
  benchmarks: Readonly<Record<string, Benchmark>>,
  onReport: (name: string, report: Report) => void,
): Promise<boolean> {
  let isWhole = true;
  for (const [name, measure] of Object.entries(benchmarks)) {
    console.log(`\n${name}\n`);
    try {
      const report = await runToEnd(measure);
      console.log(formatReport(report, true));
      onReport(name, report);
    } catch (error) {
      const isSkipped = error instanceof Skipped;
      console.error(isSkipped ? `- skipped: ${error.message}` : error);
      isWhole &&= isSkipped;
    }
  }
  return isWhole;
}

/** The entries whose names are given, or all of them without names. Throws for a name that is none. */
export function selectNamed<Value>(
  entries: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> {
  const wrong = names.filter((name) => !Object.hasOwn(entries, name));
  if (wrong.length > 0)
    throw new Error(`There is no ${wrong.join(', ')}: ${Object.keys(entries).join(', ')}.`);
  return Object.fromEntries(
    Object.entries(entries).filter(([name]) => names.length === 0 || names.includes(name)),
  );
}

/** A report in Markdown, for a terminal with aligned columns and all tables: its goals, with the missed ones, its tables and its notes. */
export function formatReport({ goals, tables, notes = [] }: Report, inTerminal = false): string {
  const goalTable = {
    head: ['goal', 'bound', 'measured', 'result'],
    rows: goals.map((goal) => {
      const result = isMet(goal) ? 'met' : '**missed**';
      return [...goalCells(goal), goal.detail ? `${result}: ${goal.detail}` : result];
    }),
  };
  return [
    ...(goals.length > 0 ? [formatTable(goalTable, inTerminal)] : []),
    ...tables
      .filter(({ isDetail }) => inTerminal || !isDetail)
      .map((table) => `${table.title}:\n\n${formatTable(table, inTerminal)}`),
    ...notes.map((note) => `- ${note}`),
  ].join('\n\n');
}

/** A goal, its bound in words, and what was measured: `HTML`, `at most 13 kB`, `13.2 kB`. */
export function goalCells({ name, bound, unit, measured }: Goal): readonly string[] {
  const words = bound.kind === 'atMost' ? 'at most' : 'at least';
  return [name, `${words} ${bound.value}${unit}`, `${formatNumber(measured)}${unit}`];
}

/** A Markdown table: the first column is aligned to the left, the others to the right. */
export function formatTable({ head, rows }: Omit<Table, 'title'>, isAligned = false): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? formatNumber(cell) : cell.replaceAll('|', '\\|'))),
  );
  const align = head.map((_, column) => (column === 0 ? '' : 'r'));
  return markdownTable([head, ...cells], { align, alignDelimiters: isAligned });
}

/** A number with a suitable number of decimals: 0.637, 4.12, 34.6, 128.4. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return value.toFixed(size < 1 ? 3 : size < 10 ? 2 : 1);
}

/** Bytes as kilobytes of a thousand, with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
