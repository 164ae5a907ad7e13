import type { CachePartition } from '#domain/caching/partitions.ts';

/** The outcome of a guarded request. A request that was sent and failed rejects instead. */
type Guarded<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** Rejected without being sent: the queue is full, or the circuit breaker is open. */
  | { readonly kind: 'notRequested'; readonly reason: string };

/** Limits requests from the cache to the upstream systems. */
export interface UpstreamFetchLimiter {
  run<Value>(
    partition: CachePartition,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Guarded<Value>>;
}

/** A guard without limits. */
export const unlimitedFetchLimiter: UpstreamFetchLimiter = {
  async run(_partition, fetch, signal) {
    return { kind: 'answered', value: await fetch(signal) };
  },
};
