import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { TimeSlicer } from '#src/server/admission/time-slicer.ts';

/** Keeps the thread busy, as a rendering does. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('work that takes turns on the main thread', () => {
  it('C20 lets the event loop turn between any two large pieces, so that what needs no work waits for one at most', async () => {
    const turns = new TimeSlicer();
    const done: string[] = [];
    const piece = async (name: string) => {
      await turns.take();
      // A few promises later, as after any library.
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

  it('C20 lets many small pieces share a round, in the order they came', async () => {
    const turns = new TimeSlicer();
    const done: (number | '-')[] = [];
    const pieces = Array.from({ length: 20 }, async (_, at) => {
      await turns.take();
      done.push(at);
    });
    setImmediate(() => setImmediate(() => done.push('-')));
    await Promise.all(pieces);
    expect(done.filter((one) => one !== '-')).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(done.indexOf('-')).not.toBe(1);
  });
});
