import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execaSync } from 'execa';

/** One command of a run. One with a report runs tests, and its reporter writes their counts to that file. */
export interface Step {
  readonly name: string;
  readonly command: string;
  readonly report?: string;
}

/** The numbers of its tests; one failure of a step without tests is its own. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Runs a step to its end, its output shown. One failure at least is counted if it ends badly, whatever its report says (an error outside
 * of a test, a crash), and if it should run tests and has run none.
 */
export function runStep({ name, command, report }: Step): Outcome {
  if (report) rmSync(report, { force: true });
  const [program = '', ...words] = command.split(' ');
  const { exitCode } = execaSync(program, words, { preferLocal: true, reject: false, stdio: 'inherit' });
  const counts = countTests(report && existsSync(report) ? readFileSync(report, 'utf8') : '{}');
  const isBroken = exitCode !== 0 || (report !== undefined && counts.passed === 0);
  return { name, ...counts, failed: Math.max(counts.failed, isBroken ? 1 : 0) };
}

/** Reads the counts of a JSON reporter, of Vitest or of Playwright. */
function countTests(report: string): Omit<Outcome, 'name'> {
  const {
    stats,
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
  } = JSON.parse(report) as {
    readonly [count in `num${'Passed' | 'Failed' | 'Pending'}Tests`]?: number;
  } & { readonly stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> };
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
