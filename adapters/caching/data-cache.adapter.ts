import { type CacheRead, joinFetch, toCacheRead } from '#adapters/caching/cache-read.ts';
import { CachedFailure } from '#adapters/caching/cached-failure.ts';
import { deepFreeze, EntryStore } from '#adapters/caching/entry-store.ts';
import { type Guard, unguarded } from '#adapters/caching/guard.ts';
import { browserPartitions, type PartitionStores } from '#adapters/caching/partition-stores.ts';
import type { SharedAnswers, SharedEntry } from '#adapters/caching/shared-answers.ts';
import {
  type CacheEntry,
  type CacheReply,
  type FetchId,
  type FetchResult,
  purgeEntry,
  readEntry,
  settleFetch,
} from '#domain/caching/cache-entry.ts';
import { type CacheTtl, fetchTimeoutSeconds } from '#domain/caching/lifetimes.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import { messageOf } from '#domain/message-of.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface RememberingCacheDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Spreads lifetimes by 5 % either way, so that what came together does not expire together; without it they are exact. */
  readonly random?: Random;
  /** How much is kept; without them, what a visitor's tab needs. */
  readonly partitions?: PartitionStores;
  /** Without one, every question is asked at once. */
  readonly guard?: Guard;
  /**
   * A failure is forgotten after two seconds, not after half a lifetime: in a tab, where it is most often the visitor's own
   * network that failed, and where the server's memory keeps the systems from being asked too often.
   */
  readonly retriesSoon?: boolean;
  /** What other instances have fetched; asked before anyone is. */
  readonly shared?: SharedAnswers;
  /** Told of every answer as it is given, where it is given. */
  readonly onRead?: (given: CacheRead) => void;
}

/** One question whose answer is to be remembered. */
export interface CacheRequest<Value> {
  /** Names the question and everything its answer depends on. A key always stands for the same kind of value. */
  readonly key: string;
  readonly partition: CachePartition;
  readonly ttl: CacheTtl;
  /** Fetches the answer; `signal` says when nobody waits any longer. */
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Given where fetching fails and nothing better is kept; without one a failure is a failure. */
  readonly fallback?: { readonly value: Value };
  /** Whether an answer says that there is nothing. */
  readonly isNegative?: (value: Value) => boolean;
  /** Whether an answer only stands in for one that did not come: it is soon asked for again, and never pushes out a good one. */
  readonly isFallback?: (value: Value) => boolean;
}

/** Where the entry of a question is. */
type Asked = Pick<CacheRequest<unknown>, 'key' | 'partition'>;

interface PendingFetch {
  readonly fetchId: FetchId;
  readonly answer: Promise<unknown>;
}

/** A question that was not even asked may be asked again after two seconds: nothing is known of its answer. */
const soonAgain: CacheTtl = { lifetime: 4, staleIfError: 0, grace: 0 };

class NotAsked extends Error {
  override readonly name = 'NotAskedFailure';
}

/**
 * Remembers answers (CACHE-1 to CACHE-3): the machine of `domain/caching/` with a store, a clock and one flight per key.
 * Whoever asks may give up without harm to the others. Values are frozen, so that nobody changes what the next one gets.
 */
export class DataCache {
  readonly #dependencies: RememberingCacheDependencies;
  /** For questions whose answers are not to be remembered. */
  readonly guard: Guard;
  readonly #store: EntryStore;
  readonly #pending = new Map<string, PendingFetch>();
  /** What the remembered failures were, for as long as their entries are kept. */
  readonly #causes = new WeakMap<CacheEntry<unknown>, unknown>();
  #fetchCount: FetchId = 0;

  constructor(dependencies: RememberingCacheDependencies) {
    this.#dependencies = dependencies;
    this.guard = dependencies.guard ?? unguarded;
    this.#store = new EntryStore(dependencies.partitions ?? browserPartitions);
  }

  /** The moment the cache lives in. */
  now(): Instant {
    return this.#dependencies.clock.now();
  }

  /** How many answers are in which state, for whoever watches over the site. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    return this.#store.states;
  }

  /** The remembered answer, or a fetched one. Rejects with an CachedFailure where fetching fails, or failed a short while ago, and nothing can be given instead; on an abort with the signal's reason. */
  async getOrFetch<Value>(question: CacheRequest<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const { key, partition } = question;
    const { entry, reply, starts } = readEntry(
      this.#store.entry(key, partition),
      this.now(),
      this.#fetchCount + 1,
    );
    if (starts) this.#start(question, entry);
    try {
      return (await this.#reply(question, reply, signal)) as Value;
    } finally {
      this.#dependencies.onRead?.(toCacheRead(key, this.#store.entry(key, partition), this.now()));
    }
  }

  /** Forgets answers by their keys. `soft`: given once more while they are fetched anew; `hard`: at once. */
  purge(matches: (key: string) => boolean, how: 'soft' | 'hard'): void {
    const now = this.now();
    this.update(matches, (entry) => purgeEntry(entry, how, now));
  }

  /** Replaces the entries of the keys that match. */
  update(
    matches: (key: string) => boolean,
    change: (entry: CacheEntry<unknown>) => CacheEntry<unknown>,
  ): void {
    this.#store.update(matches, change);
  }

  #reply(question: Asked, reply: CacheReply<unknown>, signal: AbortSignal | undefined): unknown {
    switch (reply.kind) {
      case 'value':
        return reply.value;
      case 'failure':
        throw this.#failure(question, reply.reason);
      case 'wait':
        return joinFetch(this.#awaited(question.key), signal);
    }
  }

  #failure({ key, partition }: Asked, reason: string, cause?: unknown): CachedFailure {
    const entry = this.#store.entry(key, partition);
    const asksAgainAt = entry.kind === 'error' ? entry.expires : this.now();
    return new CachedFailure(reason, asksAgainAt, cause ?? this.#causes.get(entry));
  }

  #awaited(key: string): Promise<unknown> {
    const awaited = this.#pending.get(key);
    if (!awaited) throw new Error('An entry that waits has a flight in the air');
    return awaited.answer;
  }

  #start<Value>(question: CacheRequest<Value>, entry: CacheEntry<unknown>): void {
    const { key, partition } = question;
    this.#fetchCount += 1;
    const fetchId = this.#fetchCount;
    this.#store.put(key, { entry, partition, isNegative: false });
    const answer = this.#fetchBefore(question, fetchId);
    answer.catch(() => {}); // whoever waits hears of it; during a refresh nobody does
    this.#pending.set(key, { fetchId: fetchId, answer });
  }

  async #fetchBefore<Value>(question: CacheRequest<Value>, fetchId: FetchId): Promise<Value> {
    const deadline = new AbortController();
    const overdue = new Error(`No answer in ${fetchTimeoutSeconds} s`);
    const stopWaiting = this.#dependencies.timer.after(fetchTimeoutSeconds * second, () =>
      deadline.abort(overdue),
    );
    try {
      return await this.#fetch(question, fetchId, deadline.signal);
    } finally {
      stopWaiting();
      if (this.#pending.get(question.key)?.fetchId === fetchId) this.#pending.delete(question.key);
    }
  }

  /** The answer another instance has, as long as it is as good as new; else a fetched one; else what stands in for it. */
  async #fetch<Value>(question: CacheRequest<Value>, fetchId: FetchId, signal: AbortSignal): Promise<Value> {
    const { key, partition, ttl, fetch } = question;
    const elsewhere = this.#dependencies.shared && (await this.#dependencies.shared.find(key));
    const fresh = elsewhere?.fresh<Value>(ttl, this.now());
    if (fresh) return this.#settleShared(question, fetchId, fresh);
    try {
      const outcome = await joinFetch(this.guard.run(partition, fetch, signal), signal);
      if (outcome.kind === 'answered') return this.#settleAnswer(question, fetchId, outcome.value);
      throw new NotAsked(outcome.reason);
    } catch (cause) {
      const standIn = elsewhere?.fallback<Value>(ttl, this.now());
      if (standIn && !this.#hasStoredValue(question)) return this.#settleShared(question, fetchId, standIn);
      return this.#fallBack(question, fetchId, cause);
    }
  }

  #settleAnswer<Value>(question: CacheRequest<Value>, fetchId: FetchId, answer: Value): Value {
    const value = deepFreeze(answer);
    if (question.isFallback?.(value)) {
      return this.#fallBack({ ...question, fallback: { value } }, fetchId, new NotAsked('Nobody answered'));
    }
    const negative = question.isNegative?.(value) ?? false;
    const hasLanded = this.#settle(question, fetchId, { kind: 'answered', value, negative }) !== undefined;
    if (hasLanded) this.#dependencies.shared?.store(question, { value, isNegative: negative }, this.now());
    return value;
  }

  #settleShared<Value>(
    question: CacheRequest<Value>,
    fetchId: FetchId,
    remaining: SharedEntry<Value>,
  ): Value {
    const value = deepFreeze(remaining.value);
    const landing = { kind: 'answered', value, negative: remaining.isNegative } as const;
    this.#settle({ ...question, ttl: remaining.ttl }, fetchId, landing);
    return value;
  }

  #hasStoredValue({ key, partition }: Asked): boolean {
    return this.#store.entry(key, partition).kind === 'refreshing';
  }

  /** What to give where a fetch failed: the last good answer, else the fallback, else the failure itself. */
  #fallBack<Value>(question: CacheRequest<Value>, fetchId: FetchId, cause: unknown): Value {
    const { key, partition, fallback } = question;
    const ttl = this.#dependencies.retriesSoon || cause instanceof NotAsked ? soonAgain : question.ttl;
    const reason = messageOf(cause);
    const failed = {
      kind: 'failed',
      reason,
      ...(fallback ? { fallback: deepFreeze(fallback) } : {}),
    } as const;
    const entry =
      this.#settle({ ...question, ttl: ttl }, fetchId, failed) ?? this.#store.entry(key, partition);
    this.#causes.set(entry, cause);
    const kept = entry.kind === 'error' && entry.cached.kind !== 'nothing' ? entry.cached : undefined;
    if (!(cause instanceof NotAsked)) {
      this.#dependencies.logger.error(
        'cache.fetch-failed',
        { partition, given: kept?.kind ?? 'nothing' },
        cause,
      );
    }
    if (kept) return kept.value as Value;
    if (fallback) return fallback.value;
    throw this.#failure(question, reason, cause);
  }

  /** The entry as it is afterwards; undefined where nobody awaited the flight any more. */
  #settle<Value>(
    { key, partition, ttl }: CacheRequest<Value>,
    fetchId: FetchId,
    landing: FetchResult<Value>,
  ): CacheEntry<unknown> | undefined {
    const { random } = this.#dependencies;
    const lifetime = ttl.lifetime * (random ? 0.95 + random.fraction() / 10 : 1);
    const before = this.#store.entry(key, partition);
    const entry = settleFetch<unknown>(before, fetchId, landing, this.now(), { ...ttl, lifetime });
    const isNegative = landing.kind === 'answered' && landing.negative;
    if (entry === before) return undefined;
    this.#store.put(key, { entry, partition, isNegative });
    return entry;
  }
}
