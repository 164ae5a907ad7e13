import cluster from 'node:cluster';
import { readInstanceNumber, runInstances } from '#src/server/cluster.ts';
import { configurationExitCode } from '#src/server/startup-exits.ts';

/**
 * A primary process with two instances, which do not exit on a stop signal: they exit when the primary process has received SIGINT,
 * and print the stop signals that they have received themselves. Instance 1 has a configuration error when it receives SIGHUP.
 */
if (cluster.isPrimary) {
  runInstances(2);
  // After the listener of `runInstances`, so a forwarded signal is sent before this message.
  process.on('SIGINT', () => {
    for (const instance of Object.values(cluster.workers ?? {})) instance?.send('exit');
  });
} else {
  const number = readInstanceNumber();
  const received: string[] = [];
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      received.push(signal);
      process.stdout.write(`${number} stopping\n`);
    });
  }
  process.on('SIGHUP', () => process.exit(configurationExitCode));
  // A signal that was sent before the message is handled before the second immediate.
  process.on('message', () =>
    setImmediate(() =>
      setImmediate(() => {
        process.stdout.write(`${number} received ${received.join(' ')}\n`);
        process.exit(0);
      }),
    ),
  );
  process.stdout.write(`${number} ready ${process.pid}\n`);
}
