import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/root.ts';
import { writeMeasurement } from '#tests/tools/bench/support/measurements.ts';
import { type Benchmark, printReports } from '#tests/tools/bench/support/report.ts';
import { pagesWithMeasurements } from '#tests/tools/docs/measured-parts.ts';

/** The option of every benchmark: `--record` writes the result to `docs/measurements/` and to the pages that show it. */
export const recordOption = { record: { type: 'boolean', default: false } } as const;

/** Prints the reports of benchmarks, and records those that measured something if that was requested. The exit code is 1 if one is broken. */
export async function publish(
  benchmarks: Readonly<Record<string, Benchmark>>,
  isRecorded: boolean,
): Promise<void> {
  const isWhole = await printReports(benchmarks, (name, report) => {
    // A report without tables says why nothing was measured.
    if (!isRecorded || report.tables.length === 0) return;
    writeMeasurement(name, report);
    for (const [path, page] of Object.entries(pagesWithMeasurements())) writeFileSync(join(root, path), page);
  });
  if (!isWhole) process.exitCode = 1;
}
