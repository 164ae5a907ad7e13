/** A failed test or step, with a message. */
export interface Failure {
  /** The test or step. */
  readonly name: string;
  /** The error of a test, or the last lines of a step's output. */
  readonly message: string;
}

/** The number of passed tests, and the others. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** The reason of each test that was skipped. */
  readonly skipped: readonly string[];
}

/** How a command ended; `code` is null if it was killed. */
export interface CommandExit {
  readonly code: number | null;
  readonly output: string;
}

const lastLines = 60;

/**
 * The outcome of a step. With a report its tests are counted. A step that failed without a failing test, or ran no test, is an
 * additional failure: a run without tests must not pass.
 */
export function toOutcome(step: string, { code, output }: CommandExit, tests: Outcome | undefined): Outcome {
  const failed = (reason: string): Failure => ({ name: `${step} ${reason}`, message: takeLastLines(output) });
  const failures = tests?.failures ?? [];
  const passed = tests?.passed ?? 0;
  const skipped = tests?.skipped ?? [];
  if (code !== 0 && failures.length === 0)
    return { passed, failures: [failed(`ended with ${code ?? 'a signal'}`)], skipped };
  if (tests && passed + failures.length === 0) return { passed, failures: [failed('ran no test')], skipped };
  return { passed, failures, skipped };
}

function takeLastLines(output: string): string {
  return output.trim().split('\n').slice(-lastLines).join('\n');
}

/** The sum of several outcomes. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
}

/** The last lines of a run: each failure, each reason for skipped tests with their number, and on the last line the total. */
export function formatSummary({ passed, failures, skipped }: Outcome): readonly string[] {
  const reasons = [...new Set(skipped)];
  return [
    ...failures.flatMap(({ name, message }, index) => ['', `${index + 1}) ${name}`, indented(message)]),
    '',
    ...reasons.map((reason) => `${skipped.filter((one) => one === reason).length} skipped: ${reason}`),
    `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`,
  ];
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `   ${line}`.trimEnd())
    .join('\n');
}

/** Whether a run is successful: something passed, and nothing failed. */
export function isSuccessful({ passed, failures }: Outcome): boolean {
  return passed > 0 && failures.length === 0;
}
