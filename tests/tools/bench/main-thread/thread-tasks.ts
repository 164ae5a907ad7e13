import { sum } from 'simple-statistics';

/** An event of Chromium's trace, as far as it is used. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The CPU time of the thread during the event. */
  readonly tdur?: number;
}

/** The tasks of a page's main thread, in milliseconds of CPU time. */
export interface ThreadTasks {
  readonly count: number;
  readonly total: number;
  /** The ten longest after the first contentful paint, the longest first. */
  readonly longest: readonly number[];
  /** The total blocking time: what tasks after the first contentful paint take over 50 ms. */
  readonly blocking: number;
}

/** The trace categories of tasks and of the first paint. */
export const tracedCategories = ['loading', 'disabled-by-default-devtools.timeline'];

/** From this length on a task is long, by the definition of total blocking time. */
const longTaskMs = 50;

/** Measures the tasks of the thread that painted first. Throws if the trace has no first contentful paint. */
export function measureTasks(events: readonly TraceEvent[]): ThreadTasks {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    .map(({ ts, tdur = 0 }) => ({ ts, cpuMs: tdur / 1000 }));
  const longest = tasks
    .filter(({ ts }) => ts > paint.ts)
    .map(({ cpuMs }) => cpuMs)
    .toSorted((one, other) => other - one);
  return {
    count: tasks.length,
    total: sum(tasks.map(({ cpuMs }) => cpuMs)),
    longest: longest.slice(0, 10),
    blocking: sum(longest.map((length) => Math.max(0, length - longTaskMs))),
  };
}
