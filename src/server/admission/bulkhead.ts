import type { Timer } from '#ports/timer.port.ts';

interface LaneBounds {
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** Nobody waits longer: whoever asked has given up by then, or is better told to come back. */
  readonly maxWaitMs: number;
}

/** Work that was not begun: too much of it waits, or it has waited too long. */
export class BulkheadFull extends Error {
  override readonly name = 'BulkheadFull';
}

/**
 * Work of one kind: so much at once, so much more in a queue, first come, first served. A slot goes straight from who leaves to
 * who has waited longest; cockatiel's bulkhead lets newcomers take it in between, and then refuses who waited.
 */
export class Bulkhead {
  readonly #bounds: LaneBounds;
  readonly #timer: Timer;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: LaneBounds, timer: Timer) {
    this.#bounds = bounds;
    this.#timer = timer;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /** Whether work would be taken on now. */
  get hasRoom(): boolean {
    const { maxConcurrent, maxQueued } = this.#bounds;
    return this.#running < maxConcurrent || this.#waiting.length < maxQueued;
  }

  /** Does the work when its turn comes. Rejects as the work does, and with `BulkheadFull` where it is not begun. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (!this.hasRoom) throw new BulkheadFull();
    if (this.#running < this.#bounds.maxConcurrent) this.#running += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        stop();
        resolve();
      };
      const stop = this.#timer.after(this.#bounds.maxWaitMs, () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new BulkheadFull());
      });
      this.#waiting.push(begin);
    });
  }
}
