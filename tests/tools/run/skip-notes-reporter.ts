import type { Reporter, TestCase } from 'vitest/node';

/** Adds the reason for which a test was skipped to its metadata, which the JSON report contains. */
export default class SkipNotesReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'skipped') Object.assign(test.meta(), { skipNote: result.note });
  }
}
