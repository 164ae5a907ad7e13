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
import type { Logger } from '#ports/logger.port.ts';

/** What a system behind the site can bear, and when it is left alone. */
export interface Bearing {
  /** Questions asked at once; so many more may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** It is left alone when half of the questions failed in so many milliseconds, given at least so many were asked. */
  readonly watchedMs: number;
  readonly leastAsked: number;
  /** Then one question tries again after so many milliseconds. */
  readonly restMs: number;
}

const usualBearing: Bearing = {
  atOnce: 20,
  waiting: 400,
  watchedMs: 10_000,
  leastAsked: 10,
  restMs: 5000,
};

export interface UpstreamGuardNeeds {
  /** As logs and figures call the system. */
  readonly name: string;
  readonly logger: Logger;
  readonly bearing?: Bearing;
  /** Told how each question ended. */
  readonly onEnd?: (name: string, ending: 'answered' | 'failed' | 'notAsked') => void;
}

/** What became of a question. One that was asked and failed rejects. */
type Guarded<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'notAsked'; readonly reason: string };

/** Stands before one system: so many questions at once, and none while it fails. */
export class UpstreamGuard {
  readonly #name: string;
  readonly #onEnd: NonNullable<UpstreamGuardNeeds['onEnd']>;
  readonly #bulkhead: BulkheadPolicy;
  readonly #breaker: CircuitBreakerPolicy;

  constructor({ name, logger, bearing = usualBearing, onEnd = () => {} }: UpstreamGuardNeeds) {
    const { atOnce, waiting, watchedMs, leastAsked, restMs } = bearing;
    const minimumRps = (leastAsked * 1000) / watchedMs;
    this.#name = name;
    this.#onEnd = onEnd;
    this.#bulkhead = bulkhead(atOnce, waiting);
    this.#breaker = circuitBreaker(handleAll, {
      halfOpenAfter: restMs,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: watchedMs, minimumRps }),
    });
    this.#breaker.onBreak(() => logger.warn('upstream.left-alone', { name }));
    this.#breaker.onReset(() => logger.info('upstream.asked-again', { name }));
  }

  /** Whether the system is asked. */
  get state(): 'asked' | 'tried' | 'leftAlone' {
    switch (this.#breaker.state) {
      case CircuitState.Closed:
        return 'asked';
      case CircuitState.HalfOpen:
        return 'tried';
      case CircuitState.Open:
      case CircuitState.Isolated:
        return 'leftAlone';
    }
  }

  /** Asks, or says why it does not. Rejects as the question does. */
  async run<Value>(
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Guarded<Value>> {
    try {
      const value = await this.#bulkhead.execute(() => this.#breaker.execute(() => fetch(signal)));
      this.#onEnd(this.#name, 'answered');
      return { kind: 'answered', value };
    } catch (cause) {
      const isNotAsked = cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError;
      this.#onEnd(this.#name, isNotAsked ? 'notAsked' : 'failed');
      if (!isNotAsked) throw cause;
      return { kind: 'notAsked', reason: `${this.#name} is not asked: ${cause.message}` };
    }
  }
}
