import { expect, it } from 'vitest';
import { measureTasks, type TraceEvent } from '#tests/tools/bench/main-thread/thread-tasks.ts';

/** A task that had the processor for some milliseconds. */
function aTask(fromMs: number, cpuMs: number, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts: fromMs * 1000, tdur: cpuMs * 1000, ...more };
}

const firstPaint: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 100_000 };

it('the tasks of a page are those of the thread that painted, and block with their part over 50 ms after the first paint', () => {
  const tasks = measureTasks([
    firstPaint,
    aTask(0, 99),
    aTask(200, 50),
    aTask(210, 30, { name: 'FunctionCall' }),
    aTask(300, 70),
    aTask(400, 61),
    aTask(200, 90, { tid: 2 }),
    aTask(200, 90, { pid: 2 }),
  ]);
  expect(tasks).toEqual({ count: 4, total: 280, longest: [70, 61, 50], blocking: 31 });
});

it('a trace of a page that was not painted is no measurement', () => {
  expect(() => measureTasks([aTask(0, 99)])).toThrow('no first contentful paint');
});
