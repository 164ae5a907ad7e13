import { expect, it } from 'vitest';
import { AdmissionControl } from '#adapters/http-server/admission/admission-control.ts';
import { type CostClass, costClasses, costLimits } from '#adapters/http-server/admission/cost-limits.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';

/** Admission whose work ends when the test says so; `start` says whether work was done or refused. */
function anAdmission() {
  const timer = new ManualTimer();
  const admission = new AdmissionControl({ clock: timer.clock, timer });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  const start = (cost: CostClass, client: string) =>
    admission.run(cost, work, client).then(
      () => 'done',
      () => 'refused',
    );
  const endAll = async () => {
    for (; ends.length > 0; await flushPromises()) ends.shift()?.();
  };
  return { admission, timer, start, endAll };
}

it.each(costClasses)(
  'C28 work of the class %s is queued by address, and by network (/64) of IPv6',
  (cost) => {
    const { admission, start } = anAdmission();
    const { maxConcurrent, maxQueued } = costLimits[cost];
    for (let at = 0; at < maxConcurrent + maxQueued; at += 1) void start(cost, `2001:db8:0:1::${at}`);
    const hasCapacity = (address: string) => admission.hasCapacity(cost, address);
    const addresses = ['2001:db8:0:1::ffff', '2001:db8:0:2::1', '192.0.2.1', '::ffff:192.0.2.1'];
    expect(addresses.map(hasCapacity)).toEqual([false, true, true, true]);
  },
);

it('A21 C20 takes no token for work that is displaced from the queue', async () => {
  const { timer, start, endAll } = anAdmission();
  const { maxConcurrent, maxQueued, ratePerClient } = costLimits.previewToken;
  const client = '192.0.2.1';
  const own = Array.from({ length: maxConcurrent + maxQueued }, () => start('previewToken', client));
  for (let at = 1; at < maxQueued; at += 1) void start('previewToken', `198.51.100.${at}`);
  await endAll();
  const done = (await Promise.all(own)).filter((outcome) => outcome === 'done').length;
  // The first of the queue was displaced by nobody.
  expect(done).toBe(maxConcurrent + 1);
  const others: Promise<string>[] = [];
  for (let one = 0; one < 2 * ratePerClient.burst; one += 1) {
    others.push(start('previewToken', client));
    await endAll();
  }
  const admitted = (await Promise.all(others)).filter((outcome) => outcome === 'done').length;
  expect([admitted, timer.pendingCount]).toEqual([ratePerClient.burst - done, 0]);
});
