import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  SamplingBreaker,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { isTransientFailure } from '#adapters/http/transient-failure.ts';
import { type CachePartition, cachePartitionNames } from '#adapters/shared/queries/query-definition.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import { createToken, type Token } from '#ports/token.ts';

export const CmsGuardToken: Token<CmsGuard> = createToken<CmsGuard>('CmsGuard');

/** The limits of requests to the CMS and its search. Times are in milliseconds. */
export interface GuardLimits {
  /** Concurrent requests of all kinds together, and how many more may be queued. */
  readonly maxConcurrent: number;
  readonly maxQueued: number;
  /** A kind's circuit breaker opens when half of the attempts in this window failed, of at least `minAttempts`. */
  readonly windowMs: number;
  readonly minAttempts: number;
  /** An open breaker allows a probe after this time. */
  readonly halfOpenAfterMs: number;
  /** The maximum duration of a request with a retry. */
  readonly budgetMs: number;
}

const defaultLimits: GuardLimits = {
  maxConcurrent: 20,
  maxQueued: 400,
  windowMs: 10_000,
  minAttempts: 10,
  halfOpenAfterMs: 5000,
  budgetMs: 2500,
};

/** A retry is delayed by between one and two times this value, in milliseconds. */
const retryDelayMs = 50;

/** A kind of call to the CMS and its search, each with a circuit breaker: the global data of all pages shares that of pages. */
type CmsCallKind = Exclude<CachePartition, 'global'>;

export const cmsCallKinds: readonly CmsCallKind[] = cachePartitionNames.filter(
  (partition) => partition !== 'global',
);

/** The outcome of a request. `notRequested`: rejected without being sent, because the queue is full or the breaker is open. */
type GuardedResult<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'notRequested'; readonly reason: string };

interface CmsGuardDependencies {
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  /** Whether an error is the upstream's and counts for a breaker: not one that the request itself earns. */
  readonly isUpstreamFailure: (cause: unknown) => boolean;
  readonly limits?: GuardLimits;
  /** Called with the outcome of every request; a retry is part of its request. */
  readonly onEnd?: ((kind: string, outcome: 'success' | 'failure' | 'rejected') => void) | undefined;
}

/**
 * Protects the CMS and its search, which share an origin: a bulkhead for all requests together, a circuit breaker per kind of call, and one retry of
 * a read after a transient failure (CACHE-1). The breaker counts every attempt that the upstream is to blame for.
 */
export class CmsGuard {
  readonly #dependencies: CmsGuardDependencies;
  readonly #limits: GuardLimits;
  readonly #bulkhead;
  #breakers: Readonly<Record<CmsCallKind, CircuitBreakerPolicy>>;
  #checkedAt: Instant;

  constructor(dependencies: CmsGuardDependencies) {
    this.#dependencies = dependencies;
    this.#limits = dependencies.limits ?? defaultLimits;
    this.#bulkhead = bulkhead(this.#limits.maxConcurrent, this.#limits.maxQueued);
    this.#checkedAt = dependencies.clock.now();
    this.#breakers = this.#createBreakers();
  }

  /** The state of the breaker of each kind: `halfOpen` while a probe is in flight. */
  get states(): Readonly<Record<CmsCallKind, 'closed' | 'halfOpen' | 'open'>> {
    const names = { [CircuitState.Closed]: 'closed', [CircuitState.HalfOpen]: 'halfOpen' } as const;
    const states = Object.entries(this.#findBreakers()).map(([kind, { state }]) => [
      kind,
      state === CircuitState.Closed || state === CircuitState.HalfOpen ? names[state] : 'open',
    ]);
    return Object.fromEntries(states) as CmsGuard['states'];
  }

  /** Sends a request, or returns why it was rejected. Rejects as the last attempt does. */
  async run<Value>(
    partition: CachePartition,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<GuardedResult<Value>> {
    const { onEnd } = this.#dependencies;
    const kind = partition === 'global' ? 'pages' : partition;
    try {
      const value = await this.#bulkhead.execute(() => this.#read(kind, fetch, signal));
      onEnd?.(kind, 'success');
      return { kind: 'answered', value };
    } catch (cause) {
      const isRejected = cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError;
      onEnd?.(kind, isRejected ? 'rejected' : 'failure');
      if (!isRejected) throw cause;
      return { kind: 'notRequested', reason: `${kind} is not requested: ${cause.message}` };
    }
  }

  #read<Value>(
    kind: CmsCallKind,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const { budgetMs } = this.#limits;
    const startedAtMs = performance.now();
    const leftMs = () => budgetMs - (performance.now() - startedAtMs);
    const mayRetry = handleWhen((cause) => leftMs() > 2 * retryDelayMs && isTransientFailure(cause));
    const delayMs = () => Math.round(retryDelayMs * (1 + this.#dependencies.random.fraction()));
    const once = retry(mayRetry, { maxAttempts: 1, backoff: new DelegateBackoff(delayMs) });
    return wrap(once, this.#findBreakers()[kind]).execute((context) => {
      if (context.attempt === 0) return fetch(signal);
      signal.throwIfAborted();
      const budget = timeout(leftMs(), TimeoutStrategy.Aggressive);
      return budget.execute((limited) => fetch(limited.signal), signal);
    }, signal);
  }

  /**
   * The breakers. All begin anew when the clock was set back: cockatiel measures with `Date.now`, so an open one would stay open, and a window of
   * attempts would last, as long as the clock was set back.
   */
  #findBreakers(): Readonly<Record<CmsCallKind, CircuitBreakerPolicy>> {
    const now = this.#dependencies.clock.now();
    if (now < this.#checkedAt) this.#breakers = this.#createBreakers();
    this.#checkedAt = now;
    return this.#breakers;
  }

  #createBreakers(): Readonly<Record<CmsCallKind, CircuitBreakerPolicy>> {
    const breakers = cmsCallKinds.map((kind) => [kind, this.#createBreaker(kind)]);
    return Object.fromEntries(breakers) as Record<CmsCallKind, CircuitBreakerPolicy>;
  }

  #createBreaker(kind: CmsCallKind): CircuitBreakerPolicy {
    const { logger, isUpstreamFailure } = this.#dependencies;
    const { windowMs, minAttempts, halfOpenAfterMs } = this.#limits;
    const minimumRps = (minAttempts * 1000) / windowMs;
    const breaker = circuitBreaker(handleWhen(isUpstreamFailure), {
      halfOpenAfter: halfOpenAfterMs,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: windowMs, minimumRps }),
    });
    breaker.onBreak(() => logger.warn('upstream.circuit-open', { name: kind }));
    breaker.onReset(() => logger.info('upstream.retried', { name: kind }));
    return breaker;
  }
}
