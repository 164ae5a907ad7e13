import { ask, type CacheEntry, type Flight, type Landing, land } from '#domain/caching/cache-entry.ts';
import { patience, type Terms } from '#domain/caching/lifetimes.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import { deepFrozen } from './deep-frozen.ts';
import { defaultRoom, EntryStore, type Room, type Shelf } from './entry-store.ts';
import { follow } from './follow.ts';

export interface RememberingCacheNeeds {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Spreads lifetimes by 5 % either way, so that what came together does not expire together; without it they are exact. */
  readonly random?: Random;
  readonly room?: Partial<Room>;
}

/** One question whose answer is to be remembered. */
export interface Question<Value> {
  /** Names the question and everything its answer depends on. A key always stands for the same kind of value. */
  readonly key: string;
  readonly shelf: Shelf;
  readonly terms: Terms;
  /** Fetches the answer; `signal` says when nobody waits any longer. */
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Given where fetching fails and nothing better is kept; without one a failure is a failure. */
  readonly fallback?: { readonly value: Value };
  /** Whether an answer says that there is nothing. */
  readonly isNegative?: (value: Value) => boolean;
}

interface InTheAir {
  readonly flight: Flight;
  readonly answer: Promise<unknown>;
}

/**
 * Remembers answers (CACHE-1 to CACHE-3): the machine of `domain/caching/` with a store, a clock and one flight per key.
 * Whoever asks may give up without harm to the others. Values are frozen, so that nobody changes what the next one gets.
 */
export class RememberingCache {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #logger: Logger;
  readonly #random: Random | undefined;
  readonly #store: EntryStore;
  readonly #inTheAir = new Map<string, InTheAir>();
  #flights: Flight = 0;

  constructor({ clock, timer, logger, random, room }: RememberingCacheNeeds) {
    this.#clock = clock;
    this.#timer = timer;
    this.#logger = logger;
    this.#random = random;
    this.#store = new EntryStore({ ...defaultRoom, ...room });
  }

  /** The moment the cache lives in. */
  now(): Instant {
    return this.#clock.now();
  }

  /** How many answers are in which state, for whoever watches over the site. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    return this.#store.states;
  }

  /** The remembered answer, or a fetched one. Rejects where fetching fails, or failed a short while ago, and nothing can be given instead; on an abort with the signal's reason. */
  async remember<Value>(question: Question<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const { key, shelf } = question;
    const { entry, reply, starts } = ask(this.#store.entry(key, shelf), this.now(), this.#flights + 1);
    if (starts) this.#start(question, entry);
    switch (reply.kind) {
      case 'value':
        return reply.value as Value;
      case 'failure':
        throw new Error(reply.reason);
      case 'wait':
        return follow(this.#awaited(key), signal) as Promise<Value>;
    }
  }

  /** Forgets answers by their keys. `soft`: given once more while they are fetched anew; `hard`: at once. */
  purge(matches: (key: string) => boolean, how: 'soft' | 'hard'): void {
    this.#store.purge(matches, how, this.now());
  }

  #awaited(key: string): Promise<unknown> {
    const awaited = this.#inTheAir.get(key);
    if (!awaited) throw new Error('An entry that waits has a flight in the air');
    return awaited.answer;
  }

  #start<Value>(question: Question<Value>, entry: CacheEntry<unknown>): void {
    const { key, shelf } = question;
    this.#flights += 1;
    const flight = this.#flights;
    this.#store.put(key, { entry, shelf, isNegative: false });
    const answer = this.#fly(question, flight);
    answer.catch(() => {}); // whoever waits hears of it; during a refresh nobody does
    this.#inTheAir.set(key, { flight, answer });
  }

  async #fly<Value>(question: Question<Value>, flight: Flight): Promise<Value> {
    const deadline = new AbortController();
    const overdue = new Error(`No answer in ${patience} s`);
    const stopWaiting = this.#timer.after(patience * second, () => deadline.abort(overdue));
    try {
      const value = deepFrozen(await follow(question.fetch(deadline.signal), deadline.signal));
      const negative = question.isNegative?.(value) ?? false;
      this.#land(question, flight, { kind: 'answered', value, negative });
      return value;
    } catch (cause) {
      return this.#fallBack(question, flight, cause);
    } finally {
      stopWaiting();
      if (this.#inTheAir.get(question.key)?.flight === flight) this.#inTheAir.delete(question.key);
    }
  }

  /** What to give where a fetch failed: the last good answer, else the fallback, else the failure itself. */
  #fallBack<Value>(question: Question<Value>, flight: Flight, cause: unknown): Value {
    const { fallback } = question;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const failed = {
      kind: 'failed',
      reason,
      ...(fallback ? { fallback: deepFrozen(fallback) } : {}),
    } as const;
    const entry = this.#land(question, flight, failed);
    const kept = entry.kind === 'error' && entry.kept.kind !== 'nothing' ? entry.kept : undefined;
    this.#logger.error(
      'cache.fetch-failed',
      { shelf: question.shelf, given: kept?.kind ?? 'nothing' },
      cause,
    );
    if (kept) return kept.value as Value;
    if (fallback) return fallback.value;
    throw cause;
  }

  #land<Value>(question: Question<Value>, flight: Flight, landing: Landing<Value>): CacheEntry<unknown> {
    const { key, shelf, terms } = question;
    const lifetime = terms.lifetime * (this.#random ? 0.95 + this.#random.fraction() / 10 : 1);
    const before = this.#store.entry(key, shelf);
    const entry = land<unknown>(before, flight, landing, this.now(), { ...terms, lifetime });
    const isNegative = landing.kind === 'answered' && landing.negative;
    if (entry !== before) this.#store.put(key, { entry, shelf, isNegative });
    return entry;
  }
}
