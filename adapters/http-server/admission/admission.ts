import { FetchRefused } from '#adapters/caching/cache-request.ts';
import { Bulkhead, BulkheadFull } from '#adapters/http-server/admission/bulkhead.ts';
import {
  type CostClass,
  type CostLimits,
  costClasses,
  costLimits,
} from '#adapters/http-server/admission/cost-limits.ts';
import { TokenBucket } from '#adapters/http-server/admission/token-bucket.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The server rejected work because of its load. Every route responds to it with 503 and `Retry-After`. */
export class Overloaded extends FetchRefused {
  override readonly name = 'Overloaded';
  readonly retryAfterSeconds: number;

  constructor(cost: CostClass, retryAfterSeconds: number) {
    super(`Too much work of the class ${cost}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How much work of a class is running, and how much is queued. */
export interface ClassLoad {
  readonly running: number;
  readonly queued: number;
}

interface AdmissionDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Whether the process is nearly out of memory: then no work is admitted, so that it does not end. */
  readonly heap?: { readonly isFull: boolean };
  /** Called for each rejection. */
  readonly onRefused?: (cost: CostClass) => void;
}

interface Gate {
  readonly bulkhead: Bulkhead;
  readonly bucket: TokenBucket | undefined;
  readonly retryAfterSeconds: number;
}

/** Admission control: decides for each piece of work whether it runs now, is queued, or is rejected. */
export class Admission {
  readonly #gates: Readonly<Record<CostClass, Gate>>;
  readonly #heap: { readonly isFull: boolean };
  readonly #onRefused: (cost: CostClass) => void;

  constructor({ clock, timer, heap = { isFull: false }, onRefused = () => {} }: AdmissionDependencies) {
    const gates = costClasses.map((cost) => [cost, createGate(costLimits[cost], clock, timer)]);
    this.#gates = Object.fromEntries(gates) as Record<CostClass, Gate>;
    this.#heap = heap;
    this.#onRefused = onRefused;
  }

  /**
   * Runs the work of a client (its address, or empty for the server itself), after a wait in the queue if necessary. Rejects as the work
   * does, or with `Overloaded` if it was not admitted.
   */
  async run<Value>(cost: CostClass, work: () => Promise<Value>, client = ''): Promise<Value> {
    const { bulkhead, bucket } = this.#gates[cost];
    try {
      if (this.#heap.isFull) throw new BulkheadFull();
      if (bucket && bulkhead.hasCapacityFor(client) && !bucket.take()) throw new BulkheadFull();
      return await bulkhead.run(work, client);
    } catch (cause) {
      if (!(cause instanceof BulkheadFull)) throw cause;
      throw this.refuse(cost);
    }
  }

  /** Counts a rejection of this class; returns the error for it. */
  refuse(cost: CostClass): Overloaded {
    this.#onRefused(cost);
    return new Overloaded(cost, this.#gates[cost].retryAfterSeconds);
  }

  /** Whether work of this class would be admitted now for a client. */
  hasCapacity(cost: CostClass, client = ''): boolean {
    return !this.#heap.isFull && this.#gates[cost].bulkhead.hasCapacityFor(client);
  }

  load(cost: CostClass): ClassLoad {
    const { running, queued } = this.#gates[cost].bulkhead;
    return { running, queued };
  }
}

/** The longest wait in a queue, for a class without its own. */
const defaultMaxWaitMs = 5000;

function createGate(
  { rate, retryAfterSeconds, maxWaitMs = defaultMaxWaitMs, ...limits }: CostLimits,
  clock: Clock,
  timer: Timer,
): Gate {
  return {
    bulkhead: new Bulkhead({ ...limits, maxWaitMs }, timer),
    bucket: rate && new TokenBucket(clock, rate),
    retryAfterSeconds,
  };
}
