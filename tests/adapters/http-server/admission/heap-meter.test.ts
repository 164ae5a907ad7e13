import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';

/** Fills the heap of a process of its own to some share of its limit, then empties it; prints what the meter says after each. */
const source = `
  import { setTimeout as wait } from 'node:timers/promises';
  import { HeapMeter } from '#adapters/http-server/admission/admission-control.ts';
  const meter = new HeapMeter();
  const megabytes = () => process.memoryUsage().heapUsed / 2 ** 20;
  let held = [];
  const fillTo = async (limit) => {
    while (megabytes() < limit) held.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
    gc();
    await wait(50);
    return meter.isFull;
  };
  const reported = [await fillTo(64), await fillTo(119)];
  held = [];
  gc();
  await wait(50);
  reported.push(meter.isFull);
  console.log(JSON.stringify(reported));
  process.exit(0);
`;

describe('the measurement of the heap', () => {
  it('C26 says that the heap is full from nine tenths of its limit on, and not once it is emptied', () => {
    const limits = ['--max-old-space-size=128', '--max-semi-space-size=2'];
    const words = [...limits, '--expose-gc', '--import', 'tsx', '--input-type=module', '-e', source];
    const reported = execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(reported)).toEqual([false, true, false]);
  });
});
