import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { type Measurement, readMeasurements } from '#tests/tools/bench/support/measurements.ts';
import { formatReport, formatTable, goalCells, isMet } from '#tests/tools/bench/support/report.ts';

/** The pages with results of benchmarks; their other text is written by hand. */
const pages = ['docs/capacity.md', 'docs/performance.md'];

/** These pages with the recorded results, by path. Throws for a result that no page shows. */
export function pagesWithMeasurements(): Readonly<Record<string, string>> {
  const results = readMeasurements();
  const texts = pages.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  const shown = texts.flatMap(([, text]) => listMeasuredParts(text));
  const lost = [...results.keys()].filter((name) => !shown.includes(name));
  if (lost.length > 0) throw new Error(`No page shows the result of ${lost.join(', ')}.`);
  return Object.fromEntries(texts.map(([path, text]) => [path, fillMeasuredParts(text, results)]));
}

const part = /(<!-- measured: ([\w -]+) -->\n).*?(<!-- end of measured -->)/gs;

/** The names of the benchmarks whose results a page shows. */
export function listMeasuredParts(text: string): readonly string[] {
  return [...text.matchAll(part)].flatMap(([, , names = '']) => names.split(' '));
}

/**
 * Fills the marked parts of a page with the results of their benchmarks: a part that names one has its goals, tables and notes, a
 * part that names several one table of their missed goals. A part without a result says so.
 */
export function fillMeasuredParts(text: string, results: ReadonlyMap<string, Measurement>): string {
  return text.replaceAll(part, (_, start: string, named: string, end: string) => {
    const names = named.split(' ');
    const measured = names.flatMap((name) => {
      const result = results.get(name);
      return result ? [{ name, ...result }] : [];
    });
    const [only] = measured;
    const shown =
      names.length > 1
        ? formatMissedGoals(measured)
        : only && `Measured on ${only.date}: ${only.machine}.\n\n${formatReport(only.report)}`;
    return `${start}\n${measured.length > 0 ? shown : 'Not measured yet.'}\n\n${end}`;
  });
}

/** The missed goals of several benchmarks in one table, and when, where and with how many met goals each was measured. */
function formatMissedGoals(measured: readonly (Measurement & { readonly name: string })[]): string {
  const rows = measured.flatMap(({ name, report }) =>
    report.goals
      .filter((goal) => !isMet(goal))
      .map((goal) => [...goalCells({ ...goal, name: `${name}: ${goal.name}` }), goal.detail ?? '']),
  );
  const placeOf = ({ date, machine }: Measurement) => `${date}, ${machine}`;
  const lines = [...new Set(measured.map(placeOf))].map((place) => {
    const counts = measured
      .filter((one) => placeOf(one) === place)
      .map(({ name, report: { goals } }) => `${name} ${goals.filter(isMet).length} of ${goals.length}`);
    return `- ${place}: ${counts.join(', ')}`;
  });
  const table = formatTable({ head: ['missed goal', 'bound', 'measured', 'where'], rows });
  return `${table}\n\nMet goals of each benchmark:\n\n${lines.join('\n')}`;
}
