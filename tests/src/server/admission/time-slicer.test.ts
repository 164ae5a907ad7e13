import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { TimeSlicer } from '#src/server/admission/time-slicer.ts';

/** Blocks the thread, as rendering does. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('work that takes turns on the main thread', () => {
  it('C20 yields to the event loop between two long pieces, so that cheap requests wait for one at most', async () => {
    const turns = new TimeSlicer();
    const done: string[] = [];
    const piece = async (name: string) => {
      await turns.waitForTurn();
      // After a few microtasks, as in real work.
      await Promise.resolve();
      work(15);
      done.push(name);
    };
    const pieces = ['one', 'two', 'three'].map(piece);
    let loop = setImmediate(function note() {
      done.push('-');
      loop = setImmediate(note);
    });
    await Promise.all(pieces);
    clearImmediate(loop);
    expect(done.join(' ')).toMatch(/one (- )+two (- )+three/);
  });

  it('C20 runs many short pieces in one iteration, in their order', async () => {
    const turns = new TimeSlicer();
    const done: (number | '-')[] = [];
    const pieces = Array.from({ length: 20 }, async (_, at) => {
      await turns.waitForTurn();
      done.push(at);
    });
    setImmediate(() => setImmediate(() => done.push('-')));
    await Promise.all(pieces);
    expect(done.filter((one) => one !== '-')).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(done.indexOf('-')).not.toBe(1);
  });
});
