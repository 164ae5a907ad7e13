import cluster from 'node:cluster';
import { once } from 'node:events';
import { ClusterSharedCache } from '#adapters/cluster/cluster-shared-cache.adapter.ts';
import { PrimaryRelay } from '#adapters/cluster/primary-relay.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';

/**
 * A primary process with two instances. The first claims a name, then purges; the second prints the purge and claims the same name. The
 * argument `deaf` leaves the relay out.
 */
const isDeaf = process.argv[2] === 'deaf';

if (cluster.isPrimary) {
  const relay = new PrimaryRelay();
  const second = cluster.fork({ ROLE: 'second' });
  if (!isDeaf) relay.connect(second);
  await once(second, 'message');
  const first = cluster.fork({ ROLE: 'first' });
  if (!isDeaf) relay.connect(first);
  await once(first, 'exit');
  if (isDeaf) second.kill();
} else {
  const cache = new ClusterSharedCache(process, new SystemTimer());
  const role = process.env['ROLE'];
  const print = (text: string) => process.stdout.write(`${role}: ${text}\n`);
  const exit = () => process.stdout.write('', () => process.exit(0));
  if (role === 'first') {
    cache.onInvalidate(({ keyPrefixes, mode }) => print(`purged ${mode} ${keyPrefixes.join()}`));
    print(`claimed ${await cache.claim('purge 1', 60)}`);
    print(`unreached ${(await cache.invalidate({ keyPrefixes: ['page nl'], mode: 'hard' })).join()}`);
    exit();
  } else {
    const claimBoth = async () => {
      const claims = [await cache.claim('purge 1', 60), await cache.claim('purge 2', 60)];
      print(`claimed ${claims.join()}`);
      exit();
    };
    cache.onInvalidate(({ keyPrefixes, mode }) => {
      print(`purged ${mode} ${keyPrefixes.join()}`);
      void claimBoth();
    });
    process.send?.('listening');
  }
}
