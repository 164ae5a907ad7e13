import { isIPv6 } from 'node:net';
import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { FetchRejectedError } from '#adapters/caching/cache-request.ts';
import {
  type CostClass,
  type CostLimits,
  costClasses,
  costLimits,
  type TokenBucketLimit,
} from '#adapters/http-server/admission/cost-limits.ts';
import { type Instant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The server rejected work because of its load. Every route responds to it with 503 and `Retry-After`. */
export class OverloadedError extends FetchRejectedError {
  override readonly name = 'OverloadedError';
  readonly retryAfterSeconds: number;

  constructor(cost: CostClass, retryAfterSeconds: number) {
    super(`Too much work of the class ${cost}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface AdmissionDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Whether the process is nearly out of memory: then no work is admitted, so that it does not end. */
  readonly heap?: { readonly isFull: boolean };
  /** Called for each rejection. */
  readonly onRefused?: (cost: CostClass) => void;
}

/** Work in the queue. */
interface Waiting {
  readonly client: string;
  /** Starts the work or rejects it, and removes it from the queue. */
  readonly leave: (as: 'started' | 'rejected') => void;
}

/** The work of one class. */
interface ClassState {
  readonly limits: CostLimits;
  /** The client of each piece of running work. */
  readonly running: string[];
  /** In the order of arrival. */
  readonly queue: Waiting[];
  readonly rates: readonly RateLimit[];
}

/** The longest wait in a queue, for a class without its own. After that a client has usually given up, or should retry later. */
const defaultMaxWaitMs = 5000;

/**
 * Admission control: decides for each piece of work whether it runs now, is queued, or is rejected. Each class has a bounded queue that
 * serves clients in turn: a freed slot goes directly to the client with the least running work, and of these to the work that has waited
 * longest. If the queue is full, work of a client with fewer places takes the last place of the client with the most.
 */
export class AdmissionControl {
  readonly #timer: Timer;
  readonly #heap: { readonly isFull: boolean };
  readonly #onRefused: (cost: CostClass) => void;
  readonly #classes: Readonly<Record<CostClass, ClassState>>;

  constructor({ clock, timer, heap = { isFull: false }, onRefused = () => {} }: AdmissionDependencies) {
    this.#timer = timer;
    this.#heap = heap;
    this.#onRefused = onRefused;
    const classes = costClasses.map((cost) => [cost, createState(costLimits[cost], clock)]);
    this.#classes = Object.fromEntries(classes) as Record<CostClass, ClassState>;
  }

  /**
   * Runs the work of a client (its address or network, or empty for the server itself), after a wait in the queue if necessary. Rejects
   * as the work does, or with `OverloadedError` if it was not admitted, which takes no token of a rate limit.
   */
  async run<Value>(cost: CostClass, work: () => Promise<Value>, address: string): Promise<Value> {
    const client = toClientAddress(address);
    const { limits, running, rates } = this.#classes[cost];
    const addTokens = (count: number) => rates.map((rate) => rate.add(count, client));
    if (!this.hasCapacity(cost, client) || addTokens(0).some((held) => held < 1)) throw this.refuse(cost);
    addTokens(-1);
    if (running.length < limits.maxConcurrent) running.push(client);
    else await this.#wait(cost, client);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(client), 1);
      startNext(this.#classes[cost]);
    }
  }

  /** Counts a rejection of this class; returns the error for it. */
  refuse(cost: CostClass): OverloadedError {
    this.#onRefused(cost);
    return new OverloadedError(cost, this.#classes[cost].limits.retryAfterSeconds);
  }

  /** Whether work of a client would be run or queued now, rate limits aside. */
  hasCapacity(cost: CostClass, address: string): boolean {
    const { limits, running, queue } = this.#classes[cost];
    if (this.#heap.isFull) return false;
    const isFree = running.length < limits.maxConcurrent || queue.length < limits.maxQueued;
    return isFree || findDisplaced(queue, toClientAddress(address)) !== undefined;
  }

  /** How much work of a class is running, and how much is queued. */
  load(cost: CostClass): { readonly running: number; readonly queued: number } {
    const { running, queue } = this.#classes[cost];
    return { running: running.length, queued: queue.length };
  }

  #wait(cost: CostClass, client: string): Promise<void> {
    const { limits, queue, rates } = this.#classes[cost];
    const { maxQueued, maxWaitMs = defaultMaxWaitMs } = limits;
    if (queue.length >= maxQueued) findDisplaced(queue, client)?.leave('rejected');
    return new Promise((resolve, reject) => {
      const cancelTimeout = this.#timer.after(maxWaitMs, () => waiting.leave('rejected'));
      const waiting: Waiting = {
        client,
        leave: (as) => {
          cancelTimeout();
          queue.splice(queue.indexOf(waiting), 1);
          if (as === 'started') return resolve();
          for (const rate of rates) rate.add(1, client);
          reject(this.refuse(cost));
        },
      };
      queue.push(waiting);
    });
  }
}

function createState(limits: CostLimits, clock: Clock): ClassState {
  return {
    limits,
    running: [],
    queue: [],
    rates: [
      ...(limits.rate ? [new RateLimit(limits.rate, clock, () => '')] : []),
      ...(limits.ratePerClient ? [new RateLimit(limits.ratePerClient, clock, (client) => client)] : []),
    ],
  };
}

/** Gives a freed slot to the next work in the queue. */
function startNext({ running, queue }: ClassState): void {
  const counts = countByName(running);
  const load = ({ client }: Waiting) => counts.get(client) ?? 0;
  const leastLoad = Math.min(...queue.map(load));
  const next = queue.find((waiting) => load(waiting) === leastLoad);
  if (!next) return;
  running.push(next.client);
  next.leave('started');
}

/** The queued work that new work of a client would displace from a full queue: the last of the client with the most places. */
function findDisplaced(queue: readonly Waiting[], client: string): Waiting | undefined {
  const places = countByName(queue.map((waiting) => waiting.client));
  const mostPlaces = Math.max(...places.values());
  if (mostPlaces <= (places.get(client) ?? 0) + 1) return undefined;
  return queue.findLast((waiting) => places.get(waiting.client) === mostPlaces);
}

/** In one pass: a refused request must cost next to nothing, however long the queue is. */
function countByName(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface TokenBucket {
  readonly tokens: number;
  readonly filledAt: Instant;
}

const bucketBytes = 100;

/** A rate limit: a token bucket for each key of a client, of some thousand that are remembered. */
class RateLimit {
  readonly #rate: TokenBucketLimit;
  readonly #clock: Clock;
  readonly #buckets = new ByteLimitedLru<TokenBucket>({ maxBytes: 2 ** 20, sizeOf: () => bucketBytes });

  readonly #toKey: (client: string) => string;

  constructor(rate: TokenBucketLimit, clock: Clock, toKey: (client: string) => string) {
    this.#rate = rate;
    this.#clock = clock;
    this.#toKey = toKey;
  }

  /** Adds tokens to a client's bucket, or takes them. Returns how many it holds now. A clock that is set back gives and takes none. */
  add(count: number, client: string): number {
    const { perSecond, burst } = this.#rate;
    const [key, now] = [this.#toKey(client), this.#clock.now()];
    const { tokens, filledAt } = this.#buckets.get(key) ?? { tokens: burst, filledAt: now };
    const gained = Math.max(0, ((now - filledAt) / secondMs) * perSecond);
    const held = Math.min(burst, tokens + gained + count);
    this.#buckets.set(key, { tokens: held, filledAt: now });
    return held;
  }
}

/**
 * The network of an address: the first three numbers of IPv4 (/24), the first four groups of IPv6 (/64). One client can have all
 * addresses of such a network, so it is what limits count.
 */
export function toClientNetwork(address: string): string {
  const mapped = unmapIPv4(address);
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  const [head = '', tail] = (mapped.split('%', 1)[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What a queue or rate counts as one client if neighbours do not share it: the address of IPv4, the network (/64) of IPv6. */
export function toClientAddress(address: string): string {
  const mapped = unmapIPv4(address);
  return isIPv6(mapped) ? toClientNetwork(mapped) : mapped;
}

function unmapIPv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

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
