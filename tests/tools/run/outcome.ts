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

/** Sends what the tests of a run resulted in to the process that started the run, if it listens. */
export function sendOutcome(outcome: Outcome): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(outcome, undefined, undefined, () => resolve());
    else resolve();
  });
}

/** The last lines of a run: each failure, each reason for skipped tests with their number, and on the last line the total. */
export function formatSummary(outcome: Outcome): readonly string[] {
  const { failures, skipped } = outcome;
  return [
    ...failures.flatMap(({ name, message }, index) => [
      '',
      `${index + 1}) ${name}`,
      message.replace(/^(?=.)/gm, '   '),
    ]),
    '',
    ...[...new Set(skipped)].map(
      (reason) => `${skipped.filter((one) => one === reason).length} skipped: ${reason}`,
    ),
    formatCounts(outcome),
  ];
}

/** `2 passed, 1 failed, 0 skipped`. */
export function formatCounts({ passed, failures, skipped }: Outcome): string {
  return `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`;
}
