import { describe, expect, it } from 'vitest';
import { measureThreadWork, type TraceEvent } from '#tests/tools/bench/main-thread/thread-work.ts';

/** An event on the page's thread, in milliseconds, which had the processor all the time. */
function anEvent(name: string, fromMs: number, lengthMs: number, more: Partial<TraceEvent> = {}): TraceEvent {
  const length = lengthMs * 1000;
  return { name, ph: 'X', pid: 1, tid: 1, ts: fromMs * 1000, dur: length, tdur: length, ...more };
}

const firstPaint: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 1, ts: 100_000 };

describe('the work of a page’s main thread', () => {
  it('counts each event without the events inside it', () => {
    const { byKind, total, tasks } = measureThreadWork([
      firstPaint,
      anEvent('RunTask', 200, 40),
      anEvent('FunctionCall', 205, 30),
      anEvent('Layout', 210, 12),
      anEvent('RunTask', 300, 10),
      anEvent('Paint', 301, 8),
    ]);
    expect(byKind).toEqual({ script: 18, layout: 12, paint: 8, other: 12 });
    expect({ total, tasks }).toEqual({ total: 50, tasks: 2 });
  });

  it('counts an unknown event as what is around it', () => {
    const { byKind } = measureThreadWork([
      firstPaint,
      anEvent('RunTask', 200, 20),
      anEvent('FunctionCall', 200, 20),
      anEvent('v8.callFunction', 202, 10),
    ]);
    expect(byKind).toEqual({ script: 20, layout: 0, paint: 0, other: 0 });
  });

  it('counts processor time, so that other programs do not matter', () => {
    const { total } = measureThreadWork([firstPaint, anEvent('RunTask', 200, 90, { tdur: 30_000 })]);
    expect(total).toBe(30);
  });

  it('counts only the thread that painted', () => {
    const { tasks } = measureThreadWork([
      firstPaint,
      anEvent('RunTask', 200, 10),
      anEvent('RunTask', 200, 10, { tid: 2 }),
      anEvent('RunTask', 200, 10, { pid: 2 }),
    ]);
    expect(tasks).toBe(1);
  });

  it('blocks with the part of a task over 50 ms, and only after the first contentful paint', () => {
    const { longest, blocking } = measureThreadWork([
      firstPaint,
      anEvent('RunTask', 0, 99),
      anEvent('RunTask', 200, 50),
      anEvent('RunTask', 300, 70),
      anEvent('RunTask', 400, 61),
    ]);
    expect(longest).toEqual([70, 61, 50]);
    expect(blocking).toBe(31);
  });

  it('throws for a trace of a page that was not painted', () => {
    expect(() => measureThreadWork([anEvent('RunTask', 0, 99)])).toThrow('no first contentful paint');
  });
});
