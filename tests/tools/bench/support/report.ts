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
  readonly rows: readonly (readonly string[])[];
  /** Whether only a terminal shows it: a long list that changes with every build. */
  readonly isDetail?: boolean;
}

/** The report of a benchmark. */
export interface Report {
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
  readonly notes: readonly string[];
}

/** A goal whose measured value may be `value` at most; without a measured value it is missed. */
export function atMost(
  name: string,
  measured: number | undefined,
  value: number,
  unit = '',
  detail = '',
): Goal {
  return { name, measured: measured ?? Number.NaN, unit, bound: { kind: 'atMost', value }, detail };
}

/** A goal whose measured value must be `value` at least. */
export function atLeast(
  name: string,
  measured: number | undefined,
  value: number,
  unit = '',
  detail = '',
): Goal {
  return { name, measured: measured ?? Number.NaN, unit, bound: { kind: 'atLeast', value }, detail };
}

/** The report of a benchmark that cannot be measured here, with the reason. */
export function skipped(reason: string): Report {
  return { tables: [], goals: [], notes: [`skipped: ${reason}`] };
}

/** One report with the parts of several. */
export function combineReports(reports: readonly Report[]): Report {
  return {
    tables: reports.flatMap(({ tables }) => tables),
    goals: reports.flatMap(({ goals }) => goals),
    notes: reports.flatMap(({ notes }) => notes),
  };
}

/** Prints reports, each after its name. Resolves to whether all were made; a report that is broken is printed as such. */
export async function printReports(
  reports: Readonly<Record<string, () => Promise<Report>>>,
  onReport: (name: string, report: Report) => void,
): Promise<boolean> {
  let isWhole = true;
  for (const [name, measure] of Object.entries(reports)) {
    console.log(`\n${name}\n`);
    try {
      const report = await measure();
      for (const line of formatReport(report)) console.log(line);
      onReport(name, report);
    } catch (error) {
      console.error(`  broken  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      isWhole = false;
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

export function isMet({ measured, bound }: Goal): boolean {
  switch (bound.kind) {
    case 'atMost':
      return measured <= bound.value;
    case 'atLeast':
      return measured >= bound.value;
  }
}

/** The bound of a goal in words: `at most 13 kB`. */
export function formatBound({ bound, unit }: Goal): string {
  return `${bound.kind === 'atMost' ? 'at most' : 'at least'} ${bound.value}${unit}`;
}

/** A report as lines for a terminal: tables, then goals, then notes. */
export function formatReport({ tables, goals, notes }: Report): readonly string[] {
  return [
    ...tables.flatMap((table) => [...tableLines(table), '']),
    ...goals.map(goalLine),
    ...notes.map((note) => `  note    ${note}`),
  ];
}

function goalLine(goal: Goal): string {
  const { name, measured, unit, detail } = goal;
  const line = `  ${isMet(goal) ? 'met   ' : 'MISSED'}  ${name}: ${formatNumber(measured)}${unit} (${formatBound(goal)})`;
  return detail ? `${line}, ${detail}` : line;
}

/** Aligns the first column to the left, the numbers to the right. */
function tableLines({ title, head, rows }: Table): readonly string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [title, `  ${line(head)}`, ...rows.map((row) => `  ${line(row)}`)];
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
