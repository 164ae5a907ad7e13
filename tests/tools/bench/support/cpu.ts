import { createHash } from 'node:crypto';

/** The CPU time of this process during some work, its worker threads included, in milliseconds. */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const block = Buffer.alloc(2 ** 20);
const times = 200;

/** A fixed workload that is independent of the measured code: megabytes hashed per millisecond of CPU time. */
export async function measureCanaryRate(): Promise<number> {
  const spentMs = await measureCpuMs(() => {
    for (let one = 0; one < times; one += 1) createHash('sha256').update(block).digest();
  });
  return times / spentMs;
}
