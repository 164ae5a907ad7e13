/**
 * Work of one kind: so much at once, so much more in a queue, first come, first served. A slot goes straight from who leaves to
 * who has waited longest; cockatiel's bulkhead lets newcomers take it in between, and then refuses who waited.
 */
export class Lane {
  readonly #maxConcurrent: number;
  readonly #maxQueued: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ maxConcurrent, maxQueued }: { readonly maxConcurrent: number; readonly maxQueued: number }) {
    this.#maxConcurrent = maxConcurrent;
    this.#maxQueued = maxQueued;
  }

  get running(): number {
    return this.#running;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /** Whether work would be taken on now. */
  get hasRoom(): boolean {
    return this.#running < this.#maxConcurrent || this.#waiting.length < this.#maxQueued;
  }

  /** Does the work when its turn comes; to be called only while there is room. Rejects as the work does. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#maxConcurrent) this.#running += 1;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
