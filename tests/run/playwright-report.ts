import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from '#tests/run/outcome.ts';

/** What we read of Playwright's JSON reporter. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
  /** What went wrong outside any test: a file that cannot be loaded, a setup that failed. */
  readonly errors: readonly Problem[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: string;
    readonly results: readonly { readonly errors: readonly Problem[] }[];
  }[];
}

interface Problem {
  readonly message?: string;
}

/** Counts a report of Playwright; a test that needed a second try has passed, and is named as unsteady. */
export function readPlaywrightReport(json: string): Outcome {
  const { stats, suites, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...errors.map((error) => ({ name: 'playwright', message: wordsOf(error) })),
      ...specsIn(suites).flatMap((spec) => endedAs('unexpected', spec)),
    ],
    unsteady: specsIn(suites).flatMap((spec) => endedAs('flaky', spec)),
  };
}

function specsIn(suites: readonly Suite[]): readonly Spec[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsIn(inner)]);
}

function endedAs(ending: 'unexpected' | 'flaky', { title, file, line, tests }: Spec): readonly Failure[] {
  return tests
    .filter(({ status }) => status === ending)
    .map(({ projectName, results }) => ({
      name: `${file}:${line} [${projectName}] ${title}`,
      message: results.flatMap(({ errors }) => errors.map(wordsOf)).join('\n'),
    }));
}

function wordsOf({ message = 'failed without a word' }: Problem): string {
  return stripVTControlCharacters(message);
}
