/** Something that went wrong, in words for the person who has to mend it. */
export interface Failure {
  /** The test or step. */
  readonly name: string;
  /** What was said: the error of a test, the last lines of a step. */
  readonly message: string;
}

/** How many passed and what failed. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** How a command ended; `code` is null where it was killed. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

const lastLines = 60;

/**
 * What a step came to. With a report the tests are counted, and a step that failed without a failing test, or ran none,
 * is one failure more: a run that finds nothing to run must not be green.
 */
export function outcomeOf(step: string, { code, output }: Ending, tests: Outcome | undefined): Outcome {
  const failed = (why: string): Failure => ({ name: `${step} ${why}`, message: endOf(output) });
  const failures = tests?.failures ?? [];
  const passed = tests?.passed ?? 0;
  if (code !== 0 && failures.length === 0)
    return { passed, failures: [failed(`ended with ${code ?? 'a signal'}`)] };
  if (tests && passed + failures.length === 0) return { passed, failures: [failed('ran no test')] };
  return { ...tests, passed, failures };
}

function endOf(output: string): string {
  return output.trim().split('\n').slice(-lastLines).join('\n');
}

/** Several outcomes as one. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** The lines that end a run: each failure, then how many passed and failed, alone on the last line. */
export function summaryOf({ passed, failures }: Outcome): readonly string[] {
  return [
    ...failures.flatMap(({ name, message }, index) => ['', `${index + 1}) ${name}`, indented(message)]),
    '',
    `${passed} passed, ${failures.length} failed`,
  ];
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `   ${line}`.trimEnd())
    .join('\n');
}

/** Whether a run may be called good: something passed, and nothing failed. */
export function isGood({ passed, failures }: Outcome): boolean {
  return passed > 0 && failures.length === 0;
}
