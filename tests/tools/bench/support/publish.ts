import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { writeMeasurement } from '#tests/tools/bench/support/measurements.ts';
import { formatReport, type Outcome } from '#tests/tools/bench/support/report.ts';
import { pagesWithMeasurements } from '#tests/tools/docs/measured-parts.ts';

/** The option of every benchmark: `--record` writes the result to `docs/measurements/` and to the pages that show it. */
export const recordOption = { record: { type: 'boolean', default: false } } as const;

/** Prints the outcome of a benchmark, and records it if that was requested and something was measured. */
export function publish(name: string, outcome: Outcome, isRecorded: boolean): void {
  if (outcome.kind === 'skipped') return console.log(`  skipped  ${outcome.reason}`);
  for (const line of formatReport(outcome.report)) console.log(line);
  // A report without tables says why nothing was measured.
  if (!isRecorded || outcome.report.tables.length === 0) return;
  writeMeasurement(name, outcome.report);
  for (const [path, page] of Object.entries(pagesWithMeasurements())) writeFileSync(join(root, path), page);
}
