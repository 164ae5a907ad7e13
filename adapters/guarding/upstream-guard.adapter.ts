import {
  BrokenCircuitError,
  type BulkheadPolicy,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleAll,
  SamplingBreaker,
} from 'cockatiel';
import { type Instant, instantAt, later } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** How much is asked of one origin, and when a kind of call rests. Times are in milliseconds. */
export interface GuardLimits {
  /** Questions asked at once, of all kinds together; so many more may wait. */
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** The breaker of a kind opens when half of its attempts failed in this window, given at least so many were made. */
  readonly windowMs: number;
  readonly minAttempts: number;
  /** Then one attempt tries again after this time. */
  readonly halfOpenAfterMs: number;
  /** A question and its retry end within this time. */
  readonly budgetMs: number;
}

export const defaultLimits: GuardLimits = {
  maxConcurrent: 20,
  maxQueued: 400,
  windowMs: 10_000,
  minAttempts: 10,
  halfOpenAfterMs: 5000,
  budgetMs: 2500,
};

/** A retry waits at least this long, and at most as long again, in milliseconds. */
const retryDelayMs = 50;

/** How a question ended. */
type Ending = 'success' | 'failure' | 'rejected';

export interface UpstreamGuardDependencies<Kind extends string> {
  /** The kinds of call to this origin, as logs and figures call them. */
  readonly kinds: readonly Kind[];
  /** While the breaker of this kind is open the other kinds rest too, so that an origin in trouble gets one probe. */
  readonly leading: Kind;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly random: Random;
  readonly logger: Logger;
  /** Whether a failure may be gone at the next attempt: a connection that was refused or reset, 502, 503, 504. */
  readonly isTransient: (cause: unknown) => boolean;
  readonly limits?: GuardLimits;
  /** Told how each question ended; a retry is part of its question. */
  readonly onEnd?: (kind: Kind, ending: Ending) => void;
}

/** What became of a question. One that was asked and failed rejects. */
type Guarded<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'notAsked'; readonly reason: string };

class RestingError extends Error {
  override readonly name = 'RestingError';
}

/**
 * Protects one origin: a bulkhead for all calls together, a circuit breaker for each kind of call, and one retry of a read that
 * failed in passing. The breaker counts each attempt; a half-open probe is not retried.
 */
export class UpstreamGuard<Kind extends string> {
  readonly #dependencies: UpstreamGuardDependencies<Kind>;
  readonly #limits: GuardLimits;
  readonly #bulkhead: BulkheadPolicy;
  readonly #breakers: ReadonlyMap<Kind, CircuitBreakerPolicy>;
  /** The other kinds rest until then while the leading breaker is open: without a leading call it would never be probed and closed. */
  #restUntil: Instant = instantAt(0);

  constructor(dependencies: UpstreamGuardDependencies<Kind>) {
    this.#dependencies = dependencies;
    this.#limits = dependencies.limits ?? defaultLimits;
    this.#bulkhead = bulkhead(this.#limits.maxConcurrent, this.#limits.maxQueued);
    this.#breakers = new Map(dependencies.kinds.map((kind) => [kind, this.#breakerFor(kind)]));
  }

  /** Whether a kind of call is made: `tried` while a probe is on its way, `leftAlone` also while it rests with the leading kind. */
  state(kind: Kind): 'closed' | 'halfOpen' | 'open' {
    if (this.#rests(kind)) return 'open';
    switch (this.#breaker(kind).state) {
      case CircuitState.Closed:
        return 'closed';
      case CircuitState.HalfOpen:
        return 'halfOpen';
      case CircuitState.Open:
      case CircuitState.Isolated:
        return 'open';
    }
  }

  /** The state of each kind. */
  get states(): Readonly<Record<string, 'closed' | 'halfOpen' | 'open'>> {
    return Object.fromEntries(this.#dependencies.kinds.map((kind) => [kind, this.state(kind)]));
  }

  /** Asks, or says why it does not. Rejects as the last attempt does. */
  async run<Value>(
    kind: Kind,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Guarded<Value>> {
    const { onEnd } = this.#dependencies;
    try {
      const value = await this.#bulkhead.execute(() => this.#read(kind, fetch, signal));
      onEnd?.(kind, 'success');
      return { kind: 'answered', value };
    } catch (cause) {
      const isNotAsked = isRefusal(cause);
      onEnd?.(kind, isNotAsked ? 'rejected' : 'failure');
      if (!isNotAsked) throw cause;
      return { kind: 'notAsked', reason: `${kind} is not asked: ${cause.message}` };
    }
  }

  async #read<Value>(
    kind: Kind,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const { clock, random, isTransient } = this.#dependencies;
    const startedAt = clock.now();
    try {
      return await this.#attempt(kind, () => fetch(signal));
    } catch (cause) {
      const delayMs = Math.round(retryDelayMs * (1 + random.fraction()));
      const leftMs = this.#limits.budgetMs - (clock.now() - startedAt) - delayMs;
      const isWorthIt = leftMs > 0 && !isRefusal(cause) && isTransient(cause);
      if (!isWorthIt || !this.#mayRetry(kind, signal)) throw cause;
      await this.#wait(delayMs);
      if (!this.#mayRetry(kind, signal)) throw cause;
      return await this.#retry(kind, fetch, signal, leftMs);
    }
  }

  /** A failed probe leaves its breaker open, and is not retried. */
  #mayRetry(kind: Kind, { aborted }: AbortSignal): boolean {
    return !aborted && !this.#rests(kind) && this.#breaker(kind).state === CircuitState.Closed;
  }

  async #retry<Value>(
    kind: Kind,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
    leftMs: number,
  ): Promise<Value> {
    const budget = new AbortController();
    const { budgetMs } = this.#limits;
    const spent = new Error(`No answer to ${kind} in ${budgetMs} ms, its retry included`);
    const stop = this.#dependencies.timer.after(leftMs, () => budget.abort(spent));
    try {
      return await this.#attempt(kind, () => fetch(AbortSignal.any([signal, budget.signal])));
    } finally {
      stop();
    }
  }

  async #attempt<Value>(kind: Kind, fetch: () => Promise<Value>): Promise<Value> {
    if (this.#rests(kind)) throw new RestingError(`it rests with ${this.#dependencies.leading}`);
    return this.#breaker(kind).execute(fetch);
  }

  #rests(kind: Kind): boolean {
    const { leading, clock } = this.#dependencies;
    if (kind === leading || this.#breaker(leading).state === CircuitState.Closed) return false;
    return clock.now() < this.#restUntil;
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#dependencies.timer.after(delayMs, resolve);
    });
  }

  #breaker(kind: Kind): CircuitBreakerPolicy {
    const breaker = this.#breakers.get(kind);
    if (!breaker) throw new Error(`No breaker for ${kind}`);
    return breaker;
  }

  #breakerFor(kind: Kind): CircuitBreakerPolicy {
    const { logger, clock, leading } = this.#dependencies;
    const { windowMs, minAttempts, halfOpenAfterMs } = this.#limits;
    const minimumRps = (minAttempts * 1000) / windowMs;
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: halfOpenAfterMs,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: windowMs, minimumRps }),
    });
    breaker.onBreak(() => {
      logger.warn('upstream.circuit-open', { name: kind });
      if (kind === leading) this.#restUntil = later(clock.now(), 2 * halfOpenAfterMs);
    });
    breaker.onReset(() => logger.info('upstream.retried', { name: kind }));
    return breaker;
  }
}

/** The question was not asked: too many wait, its breaker is open, or it rests. */
function isRefusal(cause: unknown): cause is Error {
  return (
    cause instanceof BrokenCircuitError ||
    cause instanceof BulkheadRejectedError ||
    cause instanceof RestingError
  );
}
