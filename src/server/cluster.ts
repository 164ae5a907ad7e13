import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { PrimaryRelay } from '#adapters/cluster/primary-relay.ts';
import { configurationExitCode } from '#src/server/startup-exits.ts';

/** The command-line options of `npm run serve`. */
export interface ServeOptions {
  readonly instances: number;
  readonly hall: string | undefined;
}

/** Parses `--instances 2`, 1 by default, and `--hall nachtpont`; undefined for invalid arguments. */
export function parseServeOptions(commandLine: readonly string[]): ServeOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { instances: { type: 'string', default: '1' }, hall: { type: 'string' } },
    });
    if (!/^[1-9]\d?$/.test(values.instances)) return undefined;
    return { instances: Number(values.instances), hall: values.hall };
  } catch {
    return undefined;
  }
}

const numberVariable = 'INSTANCE_NUMBER';

/** The number of this instance, from 0. A replacement has the number of the instance it replaces. */
export function readInstanceNumber(): number {
  return Number(process.env[numberVariable] ?? 0);
}

/** How long after the exit of an instance its replacement starts: one that fails at once would otherwise occupy a processor. */
const restartDelayMs = 1000;

/**
 * Starts `count` instances behind one port, relays between them (`ClusterInvalidationRelay`), replaces an instance that exits by itself, and
 * forwards the first stop signal. If one exits because of its configuration, all do. An instance that does not exit is left to the process manager.
 */
export function runInstances(count: number): void {
  let isStopping = false;
  const relay = new PrimaryRelay();
  const startInstance = (number: number): void => {
    if (isStopping) return;
    const instance = cluster.fork({ [numberVariable]: number });
    relay.connect(instance);
    instance.once('exit', (code, signal) => {
      if (isStopping) return;
      if (code === configurationExitCode) {
        isStopping = true;
        process.exitCode = code;
        // One that is starting would report with a stack that its channel has closed.
        return signalAll('SIGKILL');
      }
      console.error(`Instance exited (${signal ?? code}); starting a replacement.`);
      setTimeout(startInstance, restartDelayMs, number);
    });
  };
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  for (let number = 0; number < count; number += 1) startInstance(number);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and a process manager may both pass on the same signal: only the first one counts.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      signalAll(signal);
    });
  }
}
