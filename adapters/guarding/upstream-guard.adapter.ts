import {
  BrokenCircuitError,
  type BulkheadPolicy,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel';
import { isValidAt, createValidity, type Validity } from '#domain/caching/validity.ts';
import { type Instant, createInstant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The limits of requests to one upstream. Times are in milliseconds. */
export interface GuardLimits {
  /** Concurrent requests of all kinds together, and how many more may be queued. */
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** A kind's circuit breaker opens when half of the attempts in this window failed, of at least `minAttempts`. */
  readonly windowMs: number;
  readonly minAttempts: number;
  /** An open breaker allows a probe after this time. */
  readonly halfOpenAfterMs: number;
  /** The maximum duration of a request including its retry. */
  readonly budgetMs: number;
}

export const defaultGuardLimits: GuardLimits = {
  maxConcurrent: 20,
  maxQueued: 400,
  windowMs: 10_000,
  minAttempts: 10,
  halfOpenAfterMs: 5000,
  budgetMs: 2500,
};

/** A retry is delayed by between one and two times this value, in milliseconds. */
const retryDelayMs = 50;

/** The outcome of a request, for metrics. */
type Outcome = 'success' | 'failure' | 'rejected';

export interface UpstreamGuardDependencies<Kind extends string> {
  /** The kinds of request to this upstream, as named in logs and metrics. */
  readonly kinds: readonly Kind[];
  /** While the breaker of this kind is open, requests of the other kinds are rejected too, so that a failing upstream gets one probe. */
  readonly leadingKind: Kind;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly random: Random;
  readonly logger: Logger;
  /** Whether a failure may not repeat: a refused or reset connection, 502, 503, 504. */
  readonly isTransient: (cause: unknown) => boolean;
  /** Whether an error is the upstream's and counts for a breaker: not one that the request itself earns. */
  readonly isUpstreamFailure: (cause: unknown) => boolean;
  readonly limits?: GuardLimits;
  /** Called with the outcome of every request; a retry is part of its request. */
  readonly onEnd?: (kind: Kind, outcome: Outcome) => void;
}

/** The result of a request. A request that was sent and failed rejects instead. */
type Guarded<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'notRequested'; readonly reason: string };

class LeadingOpenError extends Error {
  override readonly name = 'LeadingOpenError';
}

/**
 * Protects one upstream: a bulkhead for all requests together, a circuit breaker per kind of request, and one retry of a read after a
 * transient failure. The breaker counts every attempt that the upstream is to blame for; a half-open probe is not retried.
 */
export class UpstreamGuard<Kind extends string> {
  readonly #dependencies: UpstreamGuardDependencies<Kind>;
  readonly #limits: GuardLimits;
  readonly #bulkhead: BulkheadPolicy;
  #breakers: ReadonlyMap<Kind, CircuitBreakerPolicy>;
  #checkedAt: Instant;
  /** When the other kinds are rejected while the leading breaker is open. After that they are allowed, because without a leading request the breaker would never be probed and closed. */
  #rejection: Validity = createValidity(createInstant(0), 0);

  constructor(dependencies: UpstreamGuardDependencies<Kind>) {
    this.#dependencies = dependencies;
    this.#limits = dependencies.limits ?? defaultGuardLimits;
    this.#bulkhead = bulkhead(this.#limits.maxConcurrent, this.#limits.maxQueued);
    this.#checkedAt = dependencies.clock.now();
    this.#breakers = this.#createBreakers();
  }

  /** The breaker state of a kind: `halfOpen` while a probe is in flight, `open` also while the leading kind's breaker is open. */
  state(kind: Kind): 'closed' | 'halfOpen' | 'open' {
    if (this.#isHeldBack(kind)) return 'open';
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

  /** Sends a request, or returns why it was rejected. Rejects as the last attempt does. */
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
      const isRejected = isRejection(cause);
      onEnd?.(kind, isRejected ? 'rejected' : 'failure');
      if (!isRejected) throw cause;
      return { kind: 'notRequested', reason: `${kind} is not requested: ${cause.message}` };
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
      const remainingMs = this.#limits.budgetMs - (clock.now() - startedAt) - delayMs;
      const canRetry = remainingMs > 0 && !isRejection(cause) && isTransient(cause);
      if (!canRetry || !this.#mayRetry(kind, signal)) throw cause;
      await this.#wait(delayMs);
      if (!this.#mayRetry(kind, signal)) throw cause;
      return await this.#retry(kind, fetch, signal, remainingMs);
    }
  }

  /** Whether a retry is allowed: not after a failed probe, which leaves the breaker open. */
  #mayRetry(kind: Kind, { aborted }: AbortSignal): boolean {
    return !aborted && !this.#isHeldBack(kind) && this.#breaker(kind).state === CircuitState.Closed;
  }

  async #retry<Value>(
    kind: Kind,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
    remainingMs: number,
  ): Promise<Value> {
    const budget = new AbortController();
    const { budgetMs } = this.#limits;
    const timeoutError = new Error(`No answer to ${kind} in ${budgetMs} ms, its retry included`);
    const cancelTimeout = this.#dependencies.timer.after(remainingMs, () => budget.abort(timeoutError));
    try {
      return await this.#attempt(kind, () => fetch(AbortSignal.any([signal, budget.signal])));
    } finally {
      cancelTimeout();
    }
  }

  async #attempt<Value>(kind: Kind, fetch: () => Promise<Value>): Promise<Value> {
    if (this.#isHeldBack(kind))
      throw new LeadingOpenError(`the breaker of ${this.#dependencies.leadingKind} is open`);
    return this.#breaker(kind).execute(fetch);
  }

  #isHeldBack(kind: Kind): boolean {
    const { leadingKind, clock } = this.#dependencies;
    if (kind === leadingKind || this.#breaker(leadingKind).state === CircuitState.Closed) return false;
    return isValidAt(this.#rejection, clock.now());
  }

  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#dependencies.timer.after(delayMs, resolve);
    });
  }

  /**
   * The breaker of a kind. All begin anew when the clock was set back: cockatiel measures with `Date.now`, so an open one would stay open, and
   * a window of attempts would last, as long as the clock was set back.
   */
  #breaker(kind: Kind): CircuitBreakerPolicy {
    const now = this.#dependencies.clock.now();
    if (now < this.#checkedAt) this.#breakers = this.#createBreakers();
    this.#checkedAt = now;
    const breaker = this.#breakers.get(kind);
    if (!breaker) throw new Error(`No breaker for ${kind}`);
    return breaker;
  }

  #createBreakers(): ReadonlyMap<Kind, CircuitBreakerPolicy> {
    return new Map(this.#dependencies.kinds.map((kind) => [kind, this.#createBreaker(kind)]));
  }

  #createBreaker(kind: Kind): CircuitBreakerPolicy {
    const { logger, clock, leadingKind, isUpstreamFailure } = this.#dependencies;
    const { windowMs, minAttempts, halfOpenAfterMs } = this.#limits;
    const minimumRps = (minAttempts * 1000) / windowMs;
    const breaker = circuitBreaker(handleWhen(isUpstreamFailure), {
      halfOpenAfter: halfOpenAfterMs,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: windowMs, minimumRps }),
    });
    breaker.onBreak(() => {
      logger.warn('upstream.circuit-open', { name: kind });
      if (kind === leadingKind)
        this.#rejection = createValidity(clock.now(), (2 * halfOpenAfterMs) / secondMs);
    });
    breaker.onReset(() => logger.info('upstream.retried', { name: kind }));
    return breaker;
  }
}

/** Whether the request was rejected without being sent: queue full, breaker open, or leading breaker open. */
function isRejection(cause: unknown): cause is Error {
  return (
    cause instanceof BrokenCircuitError ||
    cause instanceof BulkheadRejectedError ||
    cause instanceof LeadingOpenError
  );
}
