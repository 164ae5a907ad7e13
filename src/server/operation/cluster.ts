import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { configurationError } from '#src/server/operation/start-up.ts';

/** How many instances the command line asks for (`--instances 2`); one where it does not say, undefined where it says what nobody knows. */
export function instancesIn(words: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { instances: { type: 'string', default: '1' } },
    });
    return /^[1-9]\d?$/.test(values.instances) ? Number(values.instances) : undefined;
  } catch {
    return undefined;
  }
}

const numberVariable = 'INSTANCE_NUMBER';

/** Which of several instances this process is, from 0; one that takes another's place has its number. */
export function instanceNumber(): number {
  return Number(process.env[numberVariable] ?? 0);
}

/** An instance that lived shorter than this (milliseconds) is not replaced at once: something is wrong that a new one will meet too. */
const tooShort = 5000;

/**
 * Starts so many instances behind one port, replaces one that ends by itself, and passes on the word to stop. An instance that
 * has not ended `deadlineMs` milliseconds later is killed. Where one ends because of its settings, all end.
 */
export function runInstances(count: number, deadlineMs: number): void {
  let isStopping = false;
  const begin = (number: number): void => {
    const began = performance.now();
    cluster.fork({ [numberVariable]: number }).once('exit', (code, signal) => {
      if (isStopping) return;
      if (code === configurationError) {
        isStopping = true;
        process.exitCode = code;
        return signalAll('SIGKILL');
      }
      console.error(`An instance ended (${signal ?? code}); another one takes its place.`);
      const lived = performance.now() - began;
      setTimeout(() => begin(number), lived < tooShort ? tooShort : 0);
    });
  };
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  for (let one = 0; one < count; one += 1) begin(one);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and a process manager may both pass on the same signal: only the first one counts.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      signalAll(signal);
      setTimeout(() => signalAll('SIGKILL'), deadlineMs).unref();
    });
  }
}
