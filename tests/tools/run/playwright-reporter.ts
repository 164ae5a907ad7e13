import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { type Failure, sendOutcome } from '#tests/tools/run/outcome.ts';

/** The log of the site during the browser tests, one JSON object per line, relative to the root of the project. */
export const siteLogFile = 'test-results/site.log';

const maxLogLines = 12;
/** The site may log after the test has ended. */
const marginMs = 1000;

/**
 * Writes the outcome of a run of Playwright. An error outside of a test is a failure, as is a test that passed only on a retry. A
 * failure includes what the site logged during the test.
 */
export default class OutcomeReporter implements Reporter {
  readonly #failures: Failure[] = [];
  #tests: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onError(error: TestError): void {
    this.#failures.push({ name: 'playwright', message: describeError(error) });
  }

  async onEnd(): Promise<void> {
    const withOutcome = (...outcomes: readonly string[]) =>
      this.#tests.filter((test) => outcomes.includes(test.outcome()));
    await sendOutcome({
      passed: withOutcome('expected').length,
      failures: [...this.#failures, ...withOutcome('unexpected', 'flaky').map(toFailure)],
      skipped: withOutcome('skipped').map(
        ({ annotations }) =>
          annotations.find(({ type }) => type === 'skip')?.description ?? 'a browser test that did not run',
      ),
    });
  }
}

function toFailure({ location, parent, title, results }: TestCase): Failure {
  return {
    name: `${relative('', location.file)}:${location.line} [${parent.project()?.name ?? ''}] ${title}`,
    message: results
      .flatMap((result) => [...result.errors.map(describeError), ...siteLogDuring(result)])
      .join('\n'),
  };
}

function describeError({ message = 'failed without a message' }: TestError): string {
  return stripVTControlCharacters(message);
}

/**
 * The warnings and errors that the site logged during a test, at most the first 12. Tests run side by side, so a line may belong to
 * another test.
 */
function siteLogDuring({ startTime, duration }: TestResult): readonly string[] {
  const lines = existsSync(siteLogFile) ? readFileSync(siteLogFile, 'utf8').split('\n') : [];
  const during = lines
    .filter((line) => /"level":"(?:warn|error)"/.test(line))
    .filter((line) => {
      const elapsed = Date.parse(/"at":"([^"]+)"/.exec(line)?.[1] ?? '') - startTime.getTime();
      return elapsed >= 0 && elapsed <= duration + marginMs;
    });
  return during.length > 0 ? ['The site logged during this test:', ...during.slice(0, maxLogLines)] : [];
}
