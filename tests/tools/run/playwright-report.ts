import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from '#tests/tools/run/outcome.ts';
import { findWarnings } from '#tests/tools/run/site-log.ts';

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly suites: readonly Suite[];
  /** Errors outside of tests: a file that cannot be loaded, a failed setup. */
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
    readonly results: readonly Result[];
  }[];
}

interface Result {
  readonly errors: readonly Problem[];
  /** ISO 8601. */
  readonly startTime: string;
  /** In milliseconds. */
  readonly duration: number;
}

interface Problem {
  readonly message?: string;
}

/**
 * Counts the tests of a Playwright report. A flaky test, which passed only on a retry, counts as failed. A failure includes what
 * the site logged during the test.
 */
export function readPlaywrightReport(json: string, siteLog = ''): Outcome {
  const { stats, suites, errors } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected,
    failures: [
      ...errors.map((error) => ({ name: 'playwright', message: formatProblem(error) })),
      ...specsIn(suites).flatMap((spec) => toFailures(spec, siteLog)),
    ],
    skipped: Array.from({ length: stats.skipped }, () => 'a browser test that did not run'),
  };
}

function specsIn(suites: readonly Suite[]): readonly Spec[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsIn(inner)]);
}

function toFailures({ title, file, line, tests }: Spec, siteLog: string): readonly Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      name: `${file}:${line} [${projectName}] ${title}`,
      message: results.flatMap((result) => describeResult(result, siteLog)).join('\n'),
    }));
}

function describeResult({ errors, startTime, duration }: Result, siteLog: string): readonly string[] {
  const from = Date.parse(startTime);
  const logged = findWarnings(siteLog, { from, until: from + duration });
  return [
    ...errors.map(formatProblem),
    ...(logged.length > 0 ? ['The site logged during this test:', ...logged] : []),
  ];
}

function formatProblem({ message = 'failed without a word' }: Problem): string {
  return stripVTControlCharacters(message);
}
