import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { type FuzzTarget, targets } from '#tests/tools/fuzz/targets.ts';

/** What the thread is to do. */
export interface FuzzRequest {
  readonly target: string;
  readonly seconds: number;
  readonly seed: number;
}

/** What the thread says: the input that it runs next, and the end with the smallest input that fails. */
export type FuzzMessage =
  | { readonly kind: 'input'; readonly input: string }
  | {
      readonly kind: 'end';
      readonly runs: number;
      readonly failure?: { readonly input: string; readonly error: string };
    };

/** The program of the thread, started by `main.ts`. */

function post(message: FuzzMessage): void {
  parentPort?.postMessage(message, []);
}

/** The fastest of three runs counts, in CPU time of the process, whose other threads wait: the machine may be busy. */
function runInTime({ run, maxMs }: FuzzTarget, input: string): void {
  const durations: number[] = [];
  while (durations.length < 3) {
    const started = process.cpuUsage();
    run(input);
    const { user, system } = process.cpuUsage(started);
    durations.push((user + system) / 1000);
    if (Math.min(...durations) <= maxMs) return;
  }
  throw new Error(`takes ${Math.round(Math.min(...durations))} ms of CPU time, of ${maxMs}`);
}

const { target: name, seconds, seed } = workerData as FuzzRequest;
const target = targets[name];
if (!target) throw new Error(`There is no target ${name}`);
const property = fc.property(target.inputs, (input) => {
  post({ kind: 'input', input });
  runInTime(target, input);
});
const { numRuns, failed, counterexample, errorInstance } = fc.check(property, {
  seed,
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: seconds * 1000,
});
const failure =
  failed && counterexample ? { input: counterexample[0], error: String(errorInstance) } : undefined;
post({ kind: 'end', runs: numRuns, ...(failure && { failure }) });
