import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '#tests/root.ts';
import type { Report } from '#tests/tools/bench/support/report.ts';

/** The recorded result of a benchmark. */
export interface Measurement {
  /** The day on which it was measured: `2026-11-23`. */
  readonly date: string;
  readonly machine: string;
  readonly report: Report;
}

const folder = join(root, 'docs/measurements');

/** The recorded results, by the name of the benchmark. */
export function readMeasurements(): ReadonlyMap<string, Measurement> {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Measurement;
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((file) => [basename(file, '.json'), read(file)]),
  );
}

/** Writes the result of a benchmark in the place of the last one. */
export function writeMeasurement(name: string, report: Report): void {
  const [first] = cpus();
  const model = first?.model.trim() ?? 'an unknown model';
  const measurement: Measurement = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${model}, Node ${process.versions.node}`,
    report,
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(measurement, null, 2)}\n`);
}
