import type { Timer } from '#ports/timer.port.ts';

interface BulkheadOptions {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** The longest wait in the queue. After that a client has usually given up, or should retry later. */
  readonly maxWaitMs: number;
}

/** Work was not started: the queue is full, or it has waited too long. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull';
}

/**
 * Limits how much work of one kind runs at the same time, with a bounded first-in-first-out queue. A freed slot goes directly to
 * the work that has waited longest. (In cockatiel's bulkhead a new arrival can take the slot first; the queued work is then rejected.)
 */
export class Bulkhead {
  readonly #options: BulkheadOptions;
  readonly #timer: Timer;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: BulkheadOptions, timer: Timer) {
    this.#options = options;
    this.#timer = timer;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Whether work would be run or queued now. */
  get hasCapacity(): boolean {
    const { maxConcurrent, maxQueued } = this.#options;
    return this.#running < maxConcurrent || this.#queue.length < maxQueued;
  }

  /** Runs the work, after a wait in the queue if necessary. Rejects as the work does, or with `BulkheadFull` if it was not started. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (!this.hasCapacity) throw new BulkheadFull();
    if (this.#running < this.#options.maxConcurrent) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        cancelTimeout();
        resolve();
      };
      const cancelTimeout = this.#timer.after(this.#options.maxWaitMs, () => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        reject(new BulkheadFull());
      });
      this.#queue.push(start);
    });
  }
}
