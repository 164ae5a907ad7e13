import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runStep } from '#tests/tools/run/step.ts';

/** Runs a program that writes a report, and ends with a code; undefined if it writes none. */
function runPlanted(report: object | undefined, code: number) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  // Of an earlier run, whose counts must not be those of this one.
  writeFileSync(path, '{"numPassedTests":7}');
  const program = join(folder, 'program.cjs');
  const write = report ? `require('fs').writeFileSync('${path}', '${JSON.stringify(report)}');` : '';
  writeFileSync(program, `${write} process.exit(${code});`);
  const { passed, failed, skipped } = runStep({ name: 'tests', command: `node ${program}`, report: path });
  return [passed, failed, skipped];
}

it.each([
  ['of Vitest', { numPassedTests: 3, numFailedTests: 2, numPendingTests: 1 }, 1, [3, 2, 1]],
  ['of Playwright', { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } }, 1, [3, 2, 4]],
  ['with an error outside of its tests', { numPassedTests: 3 }, 1, [3, 1, 0]],
  ['that ran no test', { numPassedTests: 0, numPendingTests: 2 }, 0, [0, 1, 2]],
  ['that crashed before its report', undefined, 139, [0, 1, 0]],
  ['that succeeds', { numPassedTests: 3 }, 0, [3, 0, 0]],
])('a step %s has its counts, and a failure if anything went wrong', (_, report, code, counts) => {
  expect(runPlanted(report, code)).toEqual(counts);
});

it('a step without a report is counted if its program ends badly, or does not exist', () => {
  const failuresOf = (command: string) => runStep({ name: 'build', command }).failed;
  expect([failuresOf('node --version'), failuresOf('node --wrong'), failuresOf('no-such')]).toEqual([
    0, 1, 1,
  ]);
});
