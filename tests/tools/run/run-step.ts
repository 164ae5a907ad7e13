import { findBrowser } from '#tests/tools/run/browser.ts';
import { run } from '#tests/tools/run/command.ts';
import type { Outcome } from '#tests/tools/run/outcome.ts';
import type { Step } from '#tests/tools/run/steps.ts';

const maxOutputLines = 60;

/**
 * Runs a step in a folder. A step that failed without a failing test, or ran no test, is a failure itself: a run without tests must
 * not pass. The count of a step without tests is that of its failures.
 */
export async function runStep(step: Step, folder: string): Promise<Outcome> {
  const { name, command, runsTests = false, inBrowser = false } = step;
  if (inBrowser && !findBrowser()) return withFailure(`${name} found no browser`);
  const { code, output, messages } = await run(command, folder, {}, runsTests);
  const [outcome = { passed: 0, failures: [], skipped: [] }] = messages as readonly Outcome[];
  const end = output.trim().split('\n').slice(-maxOutputLines).join('\n');
  if (outcome.failures.length > 0) return outcome;
  if (code !== 0) return withFailure(`${name} ended with ${code ?? 'a signal'}`, end, outcome);
  return runsTests && outcome.passed === 0 ? withFailure(`${name} ran no test`, end, outcome) : outcome;
}

/** An outcome with one failure, of a step as a whole. */
export function withFailure(name: string, message = '', { passed, skipped }: Partial<Outcome> = {}): Outcome {
  return { passed: passed ?? 0, failures: [{ name, message }], skipped: skipped ?? [] };
}
