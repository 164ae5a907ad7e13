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
  const files = readdirSync(folder).toSorted();
  return new Map(
    files.map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Measurement,
    ]),
  );
}

/** Writes the result of a benchmark in the place of the last one. */
export function writeMeasurement(name: string, report: Report): void {
  const date = new Date().toISOString().slice(0, 10);
  const measurement: Measurement = { date, machine: describeMachine(), report };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(measurement, null, 2)}\n`);
}

function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores of ${first?.model.trim() ?? 'an unknown model'}, Node ${process.versions.node}`;
}
