import type { Failure, Outcome } from '#tests/tools/run/outcome.ts';

/** The part of vitest's JSON report that is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[] | null;
  /** Of `skip-notes-reporter.ts`. */
  readonly meta?: { readonly skipNote?: string };
}

/** Counts a report of vitest. A file that could not be loaded is one failure. */
export function readVitestReport(json: string, root: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport;
  return {
    passed: numPassedTests,
    failures: testResults.flatMap((file) => failuresIn(file, root)),
    skipped: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ meta }) => meta?.skipNote ?? 'no reason given'),
  };
}

function failuresIn(
  { name, status, message, assertionResults }: FileResult,
  root: string,
): readonly Failure[] {
  const path = name.replace(`${root}/`, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ name: path, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} ${fullName}`,
    message: ownFrames((failureMessages ?? []).join('\n')),
  }));
}

/** The error without stack frames of libraries. */
function ownFrames(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line) && !line.includes('new Promise (<anonymous>)'))
    .join('\n');
}
