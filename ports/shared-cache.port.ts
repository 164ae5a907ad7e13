import type { Instant } from '#domain/time/instant.ts';
import { type Token, createToken } from '#ports/token.ts';

/** A query result that an instance of the site has fetched: of something that exists. */
export interface FetchedQueryResult {
  /** JSON-safe. */
  readonly value: unknown;
  readonly fetchedAt: Instant;
}

/** Cache entries to invalidate: those whose key equals a prefix or begins with one and a space; an empty list means all. */
export interface InvalidationRequest {
  readonly keyPrefixes: readonly string[];
  /** `soft`: served once more while they are fetched again; `hard`: removed immediately. */
  readonly mode: 'soft' | 'hard';
}

/** Whether a cache key matches one of the prefixes of an invalidation. */
export function isInvalidatedByPrefix(key: string, keyPrefixes: readonly string[]): boolean {
  if (keyPrefixes.length === 0) return true;
  return keyPrefixes.some((prefix) => key === prefix || key.startsWith(`${prefix} `));
}

/** The parts that an invalidation did not reach, because the shared cache is unavailable: its own entries, the other instances. */
export type UnreachedTargets = 'sharedAnswers' | 'otherInstances';

/**
 * The cache that several instances of the site share, and the channel for invalidations. It is optional: no member rejects or
 * blocks, and without it every instance gives the same results with more requests to the upstream systems.
 */
export interface SharedCache {
  /** Whether a shared cache is configured, and reachable. */
  readonly state: 'none' | 'up' | 'down';

  /** The cached result of a key; undefined if there is none or the cache is unavailable. */
  read(key: string): Promise<FetchedQueryResult | undefined>;

  /** Caches a result for a number of seconds, if possible; returns immediately. */
  store(key: string, answer: FetchedQueryResult, seconds: number): void;

  /** Deletes the entry of a key; returns immediately and does not notify other instances. */
  delete(key: string): void;

  /**
   * Drops these entries, and maybe others, and notifies every listening instance, this one first. Resolves with the parts that could not be reached; those
   * are retried as soon as possible while this instance runs.
   */
  invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]>;

  /** Calls `act` on every invalidation. An instance of the site calls it once. */
  onInvalidate(act: (invalidation: InvalidationRequest) => void): void;

  /** Releases its connections. */
  close(): Promise<void>;
}

export const SharedCache: Token<SharedCache> = createToken<SharedCache>('SharedCache');
