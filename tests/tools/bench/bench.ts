import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#tests/root.ts';
import { measureBytes } from '#tests/tools/bench/bytes.ts';
import { measureCachedPage } from '#tests/tools/bench/cached-page/cached-page.ts';
import { measureClick } from '#tests/tools/bench/click/click.ts';
import { measureMainThread } from '#tests/tools/bench/main-thread/main-thread.ts';
import { measureRenders } from '#tests/tools/bench/renders/renders.ts';
import { recordResult } from '#tests/tools/bench/support/record.ts';
import { type Benchmark, printReports } from '#tests/tools/bench/support/report.ts';

/**
 * `npm run bench`, or `npm run bench -- bytes renders --record`: prints what it measures. A missed goal fails nothing; the exit code is 1
 * if a benchmark is broken. `--rounds 1` is a short run; `--record` also writes the result to docs/performance.md.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

const benchmarks: Readonly<Record<string, Benchmark>> = {
  bytes: measureBytes,
  'cached-page': (atEnd) => measureCachedPage(atEnd, rounds),
  click: (atEnd) => measureClick(atEnd, rounds),
  'main-thread': (atEnd) => measureMainThread(atEnd, rounds),
  renders: () => measureRenders(rounds),
};

const [processor] = cpus();
const day = new Date().toISOString().slice(0, 10);
const place = `${day}, ${cpus().length} cores of ${processor?.model.trim()}, Node ${process.versions.node}`;
const page = join(root, 'docs/performance.md');
const isWhole = await printReports(benchmarks, positionals, (name, { goals }) => {
  if (values.record) writeFileSync(page, recordResult(readFileSync(page, 'utf8'), name, goals, place));
});
if (!isWhole) process.exitCode = 1;
