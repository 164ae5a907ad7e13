import { createHash } from 'node:crypto';

const block = Buffer.alloc(2 ** 20);
const times = 200;

/** A fixed workload that is independent of the measured code: megabytes hashed per CPU second. */
export async function measureCanaryRate(): Promise<number> {
  const before = process.cpuUsage();
  for (let one = 0; one < times; one += 1) createHash('sha256').update(block).digest();
  const { user, system } = process.cpuUsage(before);
  return (times / (user + system)) * 1e6;
}
