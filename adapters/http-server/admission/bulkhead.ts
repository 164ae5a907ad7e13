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
    const places = countByName(this.#queue.map((waiting) => waiting.client));
    const mostPlaces = Math.max(...places.values());
    if (mostPlaces <= (places.get(client) ?? 0) + 1) return undefined;
    return this.#queue.findLast((waiting) => places.get(waiting.client) === mostPlaces);
  }

  #startNext(): void {
    const running = countByName(this.#clients);
    const load = (waiting: Waiting) => running.get(waiting.client) ?? 0;
    const leastLoad = Math.min(...this.#queue.map(load));
    const next = this.#queue.find((waiting) => load(waiting) === leastLoad);
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

/** In one pass: a refused request must cost next to nothing, however long the queue is. */
function countByName(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
