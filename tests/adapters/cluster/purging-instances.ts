import cluster from 'node:cluster';
import { ClusterInvalidationRelay } from '#adapters/cluster/cluster-invalidation-relay.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { Timer } from '#ports/timer.port.ts';
import { readInstanceNumber, runInstances } from '#src/server/cluster.ts';

/**
 * A primary process with two instances, as `--instances 2` starts them. The first claims a name, then purges; the second prints the purge
 * and claims the same name. With the argument `deaf` the primary process is one without a relay.
 */
const isDeaf = process.argv[2] === 'deaf';

if (cluster.isPrimary) {
  if (isDeaf) for (const number of [0, 1]) cluster.fork({ INSTANCE_NUMBER: number });
  else runInstances(2);
  const instances = Object.values(cluster.workers ?? {});
  let listening = 0;
  let done = 0;
  cluster.on('message', (_instance, message: unknown) => {
    if (message === 'listening') listening += 1;
    if (message === 'listening' && listening === 2) instances[0]?.send('start');
    if (message === 'done') done += 1;
    // A purge without a relay reaches the first instance only.
    if (done === (isDeaf ? 1 : 2)) process.exit(0);
  });
} else {
  const timer = new SystemTimer();
  // On a busy machine a message takes longer than a visitor would wait.
  const patient: Timer = { after: (delayMs, act) => timer.after(30 * delayMs, act) };
  const cache = new ClusterInvalidationRelay(process, isDeaf ? timer : patient);
  const isFirst = readInstanceNumber() === 0;
  const print = (text: string) => process.stdout.write(`${isFirst ? 'first' : 'second'}: ${text}\n`);
  const finish = () => process.stdout.write('', () => process.send?.('done'));
  const purge = async () => {
    print(`claimed ${await cache.claim('purge 1', 60)}`);
    print(`unreached ${(await cache.invalidate({ keyPrefixes: ['page nl'], mode: 'hard' })).join()}`);
    finish();
  };
  const claimBoth = async () => {
    const claims = [await cache.claim('purge 1', 60), await cache.claim('purge 2', 60)];
    print(`claimed ${claims.join()}`);
    finish();
  };
  cache.onInvalidate(({ keyPrefixes, mode }) => {
    print(`purged ${mode} ${keyPrefixes.join()}`);
    if (!isFirst) void claimBoth();
  });
  process.on('message', (message) => {
    if (message === 'start') void purge();
  });
  process.send?.('listening');
}
