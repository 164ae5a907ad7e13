import { describe, expect, it } from 'vitest';
import { once } from '#src/once.ts';
import { settled } from '#tests/ui/stores/held-bridge.ts';

describe('something that is done once', () => {
  it('is done by the first who asks, and not again', async () => {
    let times = 0;
    const bring = once(
      async () => {
        times += 1;
      },
      () => {},
    );
    bring();
    bring();
    await settled();
    bring();
    expect(times).toBe(1);
  });

  it('is done again by the next who asks, where it failed, and the failure is told', async () => {
    const told: unknown[] = [];
    let times = 0;
    const bring = once(
      async () => {
        times += 1;
        if (times === 1) throw new Error('No code today');
      },
      (cause) => told.push(cause),
    );
    bring();
    await settled();
    bring();
    await settled();
    expect([times, told]).toEqual([2, [new Error('No code today')]]);
  });
});
