import type { CachePartition } from '#domain/caching/partitions.ts';

/** What became of a question that was to be asked. A question that was asked and failed rejects. */
type Guarded<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** It was not even asked: too many wait already, or whoever would be asked has failed too often of late. */
  | { readonly kind: 'notAsked'; readonly reason: string };

/** Stands between the cache and the systems behind it, so that they are asked no more than they can bear. */
export interface Guard {
  run<Value>(
    partition: CachePartition,
    fetch: (signal: AbortSignal) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Guarded<Value>>;
}

/** Asks at once, whoever it is. */
export const unguarded: Guard = {
  async run(_partition, fetch, signal) {
    return { kind: 'answered', value: await fetch(signal) };
  },
};
