/** An event of Chromium's trace, as far as it is used. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of the thread during the event. */
  readonly tdur?: number;
}

export type WorkKind = 'script' | 'layout' | 'paint' | 'other';

/** The work of a page's main thread until it was idle, in milliseconds of CPU time. */
export interface ThreadWork {
  readonly byKind: Readonly<Record<WorkKind, number>>;
  readonly total: number;
  /** The number of tasks. */
  readonly tasks: number;
  /** The tasks after the first contentful paint, the longest first. */
  readonly longest: readonly number[];
  /** The total blocking time: what tasks after the first contentful paint take over 50 ms. */
  readonly blocking: number;
}

/** The trace categories that `measureThreadWork` needs. */
export const tracedCategories = [
  'devtools.timeline',
  'loading',
  'disabled-by-default-devtools.timeline',
  'v8',
];

/** From this length on a task is long, by the definition of total blocking time. */
const longTaskMs = 50;

const kinds: Readonly<Record<string, WorkKind>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.run': 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  FireIdleCallback: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'layout',
  RecalculateStyles: 'layout',
  Layout: 'layout',
  ParseAuthorStyleSheet: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  UpdateLayer: 'paint',
  UpdateLayerTree: 'paint',
  Commit: 'paint',
  CompositeLayers: 'paint',
};

/**
 * Adds up the tasks of the thread that painted first. An event that is not listed belongs to the kind of the event around it. Throws
 * if the trace has no first contentful paint.
 */
export function measureThreadWork(events: readonly TraceEvent[]): ThreadWork {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  const onThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks = onThread.filter(({ name }) => name === 'RunTask');
  const longest = tasks
    .filter(({ ts }) => ts > paint.ts)
    .map(cpuMs)
    .toSorted((one, other) => other - one);
  const byKind = sumByKind(onThread);
  return {
    byKind,
    total: Object.values(byKind).reduce((sum, one) => sum + one, 0),
    tasks: tasks.length,
    longest: longest.slice(0, 10),
    blocking: longest.reduce((sum, length) => sum + Math.max(0, length - longTaskMs), 0),
  };
}

/** The sum of each kind, without the time of the events inside an event. Only what is inside a task counts. */
function sumByKind(onThread: readonly TraceEvent[]): Readonly<Record<WorkKind, number>> {
  const sums = { script: 0, layout: 0, paint: 0, other: 0 };
  const open: { readonly end: number; readonly kind: WorkKind }[] = [];
  for (const event of onThread) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const around = open.at(-1);
    if (!around && event.name !== 'RunTask') continue;
    const kind = kinds[event.name] ?? around?.kind ?? 'other';
    const length = cpuMs(event);
    sums[kind] += length;
    if (around) sums[around.kind] -= length;
    open.push({ end: event.ts + (event.dur ?? 0), kind });
  }
  return sums;
}

function cpuMs({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}
