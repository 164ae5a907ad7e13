import cluster from 'node:cluster';
import { runInstances } from '#src/server/cluster.ts';

/**
 * A primary process with one instance, which does not exit on a stop signal: it exits when the primary process has received SIGINT,
 * and prints the stop signals that it has received itself. Its deadline is the argument, in milliseconds.
 */
if (cluster.isPrimary) {
  runInstances(1, Number(process.argv[2]));
  // After the listener of `runInstances`, so a forwarded signal is sent before this message.
  process.on('SIGINT', () => {
    for (const instance of Object.values(cluster.workers ?? {})) instance?.send('exit');
  });
} else {
  const received: string[] = [];
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      received.push(signal);
      process.stdout.write('stopping\n');
    });
  }
  // A signal that was sent before the message is handled before the second immediate.
  process.on('message', () =>
    setImmediate(() =>
      setImmediate(() => {
        process.stdout.write(`received ${received.join(' ')}\n`);
        process.exit(0);
      }),
    ),
  );
  process.stdout.write('ready\n');
}
