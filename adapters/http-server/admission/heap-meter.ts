import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { secondMs } from '#domain/time/instant.ts';

/** From this share of the heap on no work is admitted. */
const maxShare = 0.9;

/** How long a measurement counts: when nothing is admitted, no further garbage collection may come that would measure less. */
const measurementLifetimeMs = 2 * secondMs;

/**
 * Measures after each full garbage collection whether the heap is nearly full. Between two collections the heap contains garbage, so its
 * size says nothing then.
 */
export class HeapMeter {
  readonly #maxBytes = readOldGenerationLimit();
  #fullAtMs = Number.NEGATIVE_INFINITY;

  constructor() {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(isFullCollection)) this.#measure();
    });
    observer.observe({ entryTypes: ['gc'] });
  }

  /** Whether more than nine tenths of the heap were in use when they were last measured, at most two seconds ago. */
  get isFull(): boolean {
    return performance.now() - this.#fullAtMs < measurementLifetimeMs;
  }

  #measure(): void {
    const isFull = getHeapStatistics().used_heap_size >= maxShare * this.#maxBytes;
    this.#fullAtMs = isFull ? performance.now() : Number.NEGATIVE_INFINITY;
  }
}

/**
 * The limit of the old generation, in bytes: the process ends when it is reached. V8 states it only together with the young generation,
 * which has three times the size of a semi-space.
 */
function readOldGenerationLimit(): number {
  const options = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ');
  const [, megabytes = '16'] = /--max[-_]semi[-_]space[-_]size=(\d+)/.exec(options) ?? [];
  return getHeapStatistics().heap_size_limit - 3 * Number(megabytes) * 2 ** 20;
}

function isFullCollection(entry: PerformanceEntry): boolean {
  const detail: unknown = 'detail' in entry ? entry.detail : undefined;
  return (
    (detail as Partial<NodeGCPerformanceDetail> | undefined)?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
  );
}
