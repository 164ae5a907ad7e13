import { markdownTable } from 'markdown-table';

/** A goal of a benchmark. A missed goal is reported and fails nothing. */
export interface Goal {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  readonly bound: { readonly kind: 'atMost' | 'atLeast'; readonly value: number };
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The report of a benchmark. */
export interface Report {
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}

/** Registers what ends something that was started: the last registered first, also after a failure. */
export type AtEnd = (close: () => unknown) => void;

/** Measures something, and starts and ends what it needs. */
export type Benchmark = (atEnd: AtEnd) => Promise<Report>;

/** The error of a benchmark that cannot be measured here, with the reason. */
export class Skipped extends Error {}

/** A goal whose measured value may be `value` at most; a value that is not a number misses it. */
export function atMost(name: string, measured: number, value: number, unit = ''): Goal {
  return { name, measured, unit, bound: { kind: 'atMost', value } };
}

/** A goal whose measured value must be `value` at least. */
export function atLeast(name: string, measured: number, value: number, unit = ''): Goal {
  return { name, measured, unit, bound: { kind: 'atLeast', value } };
}

export function isMet({ measured, bound }: Goal): boolean {
  return bound.kind === 'atMost' ? measured <= bound.value : measured >= bound.value;
}

/**
 * Prints the reports of the benchmarks that are named, or of all without names. Resolves to whether all were made; a report that is broken
 * is printed as such. Throws for a name that is none.
 */
export async function printReports(
  benchmarks: Readonly<Record<string, Benchmark>>,
  names: readonly string[],
  onReport: (name: string, report: Report) => void,
): Promise<boolean> {
  let isWhole = true;
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const measure = benchmarks[name];
    if (!measure) throw new Error(`There is no ${name}: ${Object.keys(benchmarks).join(', ')}.`);
    console.log(`\n${name}\n`);
    const closers: (() => unknown)[] = [];
    try {
      const report = await measure((close) => closers.unshift(close));
      console.log(formatReport(report));
      onReport(name, report);
    } catch (error) {
      const isSkipped = error instanceof Skipped;
      console.error(isSkipped ? `- skipped: ${error.message}` : error);
      isWhole &&= isSkipped;
    } finally {
      for (const close of closers) await close();
    }
  }
  return isWhole;
}

/** A report in Markdown: its goals, with the missed ones, and its tables. */
export function formatReport({ goals, tables }: Report): string {
  const results = goals.map((goal) => [...goalCells(goal), isMet(goal) ? 'met' : '**missed**']);
  const goalTable = { head: ['goal', 'bound', 'measured', 'result'], rows: results };
  return [formatTable(goalTable), ...tables.map((table) => `${table.title}:\n\n${formatTable(table)}`)].join(
    '\n\n',
  );
}

/** A goal, its bound in words, and what was measured: `HTML`, `at most 13 kB`, `13.2 kB`. */
export function goalCells({ name, bound, unit, measured }: Goal): readonly string[] {
  const words = bound.kind === 'atMost' ? 'at most' : 'at least';
  return [name, `${words} ${bound.value}${unit}`, `${formatNumber(measured)}${unit}`];
}

/** A Markdown table: the first column is aligned to the left, the others to the right. */
function formatTable({ head, rows }: Omit<Table, 'title'>): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? formatNumber(cell) : cell)));
  return markdownTable([head, ...cells], { align: head.map((_, column) => (column === 0 ? '' : 'r')) });
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
