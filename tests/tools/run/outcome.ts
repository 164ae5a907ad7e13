import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A failed test or step, with its error, or the last lines of its output. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** The number of passed tests, the failures, and the reason of each test that was skipped. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly skipped: readonly string[];
}

/** The environment variable with the path of the file to which a reporter writes the outcome of its tests. */
export const outcomeVariable = 'OUTCOME_FILE';

/** Writes what the tests of a run resulted in, for the process that started the run. */
export function writeOutcome(outcome: Outcome): void {
  const file = process.env[outcomeVariable] ?? 'test-results/outcome.json';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}

/** Reads the outcome and removes it; without tests if the reporter wrote none, because the run broke off. */
export function takeOutcome(file: string): Outcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  } catch {
    return { passed: 0, failures: [], skipped: [] };
  } finally {
    rmSync(file, { force: true });
  }
}

/** The last lines of a run: each failure, each reason for skipped tests with their number, and on the last line the total. */
export function formatSummary({ passed, failures, skipped }: Outcome): readonly string[] {
  const reasons = [...new Set(skipped)];
  return [
    ...failures.flatMap(({ name, message }, index) => [
      '',
      `${index + 1}) ${name}`,
      message.replace(/^(?=.)/gm, '   '),
    ]),
    '',
    ...reasons.map((reason) => `${skipped.filter((one) => one === reason).length} skipped: ${reason}`),
    formatCounts({ passed, failures, skipped }),
  ];
}

/** `2 passed, 1 failed, 0 skipped`. */
export function formatCounts({ passed, failures, skipped }: Outcome): string {
  return `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`;
}
