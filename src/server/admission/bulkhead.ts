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

/** Work in the queue. */
interface Waiting {
  readonly client: string;
  readonly start: () => void;
  /** Rejects the work, and removes it from the queue. */
  readonly reject: () => void;
}

/**
 * Limits how much work of one kind runs at the same time, with a bounded queue that serves clients in turn: a freed slot goes directly to the
 * client with the least running work, and of these to the work that has waited longest. If the queue is full, work of a client with fewer
 * places takes the last place of the client with the most. (In cockatiel's bulkhead a new arrival can take the slot first; the queued work
 * is then rejected.)
 */
export class Bulkhead {
  readonly #options: BulkheadOptions;
  readonly #timer: Timer;
  #queue: readonly Waiting[] = [];
  /** The client of each piece of running work. */
  readonly #clients: string[] = [];

  constructor(options: BulkheadOptions, timer: Timer) {
    this.#options = options;
    this.#timer = timer;
  }

  get running(): number {
    return this.#clients.length;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Whether work of a client would be run or queued now. */
  hasCapacityFor(client: string): boolean {
    const { maxConcurrent, maxQueued } = this.#options;
    const isFree = this.running < maxConcurrent || this.queued < maxQueued;
    return isFree || this.#findDisplaced(client) !== undefined;
  }

  /**
   * Runs the work of a client (its address), after a wait in the queue if necessary. Rejects as the work does, or with `BulkheadFull` if it
   * was not started.
   */
  async run<Value>(work: () => Promise<Value>, client: string): Promise<Value> {
    if (!this.hasCapacityFor(client)) throw new BulkheadFull();
    if (this.running < this.#options.maxConcurrent) this.#clients.push(client);
    else await this.#wait(client);
    try {
      return await work();
    } finally {
      this.#clients.splice(this.#clients.indexOf(client), 1);
      this.#startNext();
    }
  }

  /** The queued work that new work of a client would displace from a full queue: the last of the client with the most places. */
  #findDisplaced(client: string): Waiting | undefined {
    const places = (name: string) =>
      countOf(
        this.#queue.map((waiting) => waiting.client),
        name,
      );
    const [most] = this.#queue
      .toReversed()
      .toSorted((one, other) => places(other.client) - places(one.client));
    return most && places(most.client) > places(client) + 1 ? most : undefined;
  }

  #startNext(): void {
    const load = (waiting: Waiting) => countOf(this.#clients, waiting.client);
    const [next] = this.#queue.toSorted((one, other) => load(one) - load(other));
    if (!next) return;
    this.#remove(next);
    this.#clients.push(next.client);
    next.start();
  }

  #wait(client: string): Promise<void> {
    if (this.queued >= this.#options.maxQueued) this.#findDisplaced(client)?.reject();
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.#timer.after(this.#options.maxWaitMs, () => waiting.reject());
      const waiting: Waiting = {
        client,
        start: () => {
          cancelTimeout();
          resolve();
        },
        reject: () => {
          cancelTimeout();
          this.#remove(waiting);
          reject(new BulkheadFull());
        },
      };
      this.#queue = [...this.#queue, waiting];
    });
  }

  #remove(removed: Waiting): void {
    this.#queue = this.#queue.filter((waiting) => waiting !== removed);
  }
}

function countOf(names: readonly string[], name: string): number {
  return names.filter((one) => one === name).length;
}
