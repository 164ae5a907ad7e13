import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Failure, sendOutcome } from '#tests/tools/run/outcome.ts';

/** Writes the outcome of a run of Vitest. An error outside of a test, of a file, a group's hook, or unhandled, is a failure too. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const groups = modules.flatMap(({ children }) => [...children.allSuites()]);
    return sendOutcome({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...toFailures('an unhandled error', unhandled),
        ...modules.flatMap((module) => toFailures(module.relativeModuleId, module.errors())),
        ...groups.flatMap((group) => toFailures(nameOf(group), group.errors())),
        ...tests.flatMap((test) => toFailures(nameOf(test), test.result().errors ?? [])),
      ],
      skipped: tests.flatMap((test) => {
        const result = test.result();
        return result.state === 'skipped' ? [result.note ?? 'no reason given'] : [];
      }),
    });
  }
}

function nameOf({ module, fullName }: TestCase | TestSuite): string {
  return `${module.relativeModuleId} ${fullName}`;
}

/** The failure of a test, a group or a file; none if it has no errors. */
function toFailures(name: string, errors: readonly SerializedError[]): readonly Failure[] {
  return errors.length > 0 ? [{ name, message: errors.map(describeError).join('\n') }] : [];
}

/** The error without stack frames of libraries. */
function describeError({ stack, message }: SerializedError): string {
  return (stack || message)
    .replaceAll(/^\s+at .*(?:node_modules|new Promise \(<anonymous>\)).*\n?/gm, '')
    .trimEnd();
}
