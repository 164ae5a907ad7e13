import { AnswerFailure } from '#adapters/caching/answer-failure.ts';
import { deepFrozen, EntryStore } from '#adapters/caching/entry-store.ts';
import { follow, type Given, givenFrom } from '#adapters/caching/given.ts';
import { type Guard, unguarded } from '#adapters/caching/guard.ts';
import { type Places, placesOfATab } from '#adapters/caching/places.ts';
import type { Remaining, SharedAnswers } from '#adapters/caching/shared-answers.ts';
import {
  ask,
  type CacheEntry,
  type Flight,
  type Landing,
  land,
  purge,
  type Reply,
} from '#domain/caching/cache-entry.ts';
import { patience, type Terms } from '#domain/caching/lifetimes.ts';
import type { CachePartition } from '#domain/caching/partitions.ts';
import { messageOf } from '#domain/message-of.ts';
import { type Instant, second } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';
import type { Timer } from '#ports/timer.port.ts';

interface RememberingCacheNeeds {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
  /** Spreads lifetimes by 5 % either way, so that what came together does not expire together; without it they are exact. */
  readonly random?: Random;
  /** How much is kept; without them, what a visitor's tab needs. */
  readonly places?: Places;
  /** Without one, every question is asked at once. */
  readonly guard?: Guard;
  /**
   * A failure is forgotten after two seconds, not after half a lifetime: in a tab, where it is most often the visitor's own
   * network that failed, and where the server's memory keeps the systems from being asked too often.
   */
  readonly forgivesSoon?: boolean;
  /** What other instances have fetched; asked before anyone is. */
  readonly shared?: SharedAnswers;
  /** Told of every answer as it is given, where it is given. */
  readonly onGiven?: (given: Given) => void;
}

/** One question whose answer is to be remembered. */
export interface Question<Value> {
  /** Names the question and everything its answer depends on. A key always stands for the same kind of value. */
  readonly key: string;
  readonly partition: CachePartition;
  readonly terms: Terms;
  /** Fetches the answer; `signal` says when nobody waits any longer. */
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Given where fetching fails and nothing better is kept; without one a failure is a failure. */
  readonly fallback?: { readonly value: Value };
  /** Whether an answer says that there is nothing. */
  readonly isNegative?: (value: Value) => boolean;
  /** Whether an answer only stands in for one that did not come: it is soon asked for again, and never pushes out a good one. */
  readonly isSpare?: (value: Value) => boolean;
}

/** Where the entry of a question is. */
type Asked = Pick<Question<unknown>, 'key' | 'partition'>;

interface InTheAir {
  readonly flight: Flight;
  readonly answer: Promise<unknown>;
}

/** A question that was not even asked may be asked again after two seconds: nothing is known of its answer. */
const soonAgain: Terms = { lifetime: 4, staleIfError: 0, grace: 0 };

class NotAsked extends Error {
  override readonly name = 'NotAskedFailure';
}

/**
 * Remembers answers (CACHE-1 to CACHE-3): the machine of `domain/caching/` with a store, a clock and one flight per key.
 * Whoever asks may give up without harm to the others. Values are frozen, so that nobody changes what the next one gets.
 */
export class RememberingCache {
  readonly #needs: RememberingCacheNeeds;
  /** For questions whose answers are not to be remembered. */
  readonly guard: Guard;
  readonly #store: EntryStore;
  readonly #inTheAir = new Map<string, InTheAir>();
  /** What the remembered failures were, for as long as their entries are kept. */
  readonly #causes = new WeakMap<CacheEntry<unknown>, unknown>();
  #flights: Flight = 0;

  constructor(needs: RememberingCacheNeeds) {
    this.#needs = needs;
    this.guard = needs.guard ?? unguarded;
    this.#store = new EntryStore(needs.places ?? placesOfATab);
  }

  /** The moment the cache lives in. */
  now(): Instant {
    return this.#needs.clock.now();
  }

  /** How many answers are in which state, for whoever watches over the site. */
  get states(): Readonly<Partial<Record<CacheEntry<unknown>['kind'], number>>> {
    return this.#store.states;
  }

  /** The remembered answer, or a fetched one. Rejects with an AnswerFailure where fetching fails, or failed a short while ago, and nothing can be given instead; on an abort with the signal's reason. */
  async remember<Value>(question: Question<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    const { key, partition } = question;
    const { entry, reply, starts } = ask(this.#store.entry(key, partition), this.now(), this.#flights + 1);
    if (starts) this.#start(question, entry);
    try {
      return (await this.#reply(question, reply, signal)) as Value;
    } finally {
      this.#needs.onGiven?.(givenFrom(key, this.#store.entry(key, partition), this.now()));
    }
  }

  /** Forgets answers by their keys. `soft`: given once more while they are fetched anew; `hard`: at once. */
  purge(matches: (key: string) => boolean, how: 'soft' | 'hard'): void {
    const now = this.now();
    this.update(matches, (entry) => purge(entry, how, now));
  }

  /** Replaces the entries of the keys that match. */
  update(
    matches: (key: string) => boolean,
    change: (entry: CacheEntry<unknown>) => CacheEntry<unknown>,
  ): void {
    this.#store.update(matches, change);
  }

  #reply(question: Asked, reply: Reply<unknown>, signal: AbortSignal | undefined): unknown {
    switch (reply.kind) {
      case 'value':
        return reply.value;
      case 'failure':
        throw this.#failure(question, reply.reason);
      case 'wait':
        return follow(this.#awaited(question.key), signal);
    }
  }

  #failure({ key, partition }: Asked, reason: string, cause?: unknown): AnswerFailure {
    const entry = this.#store.entry(key, partition);
    const asksAgainAt = entry.kind === 'error' ? entry.expires : this.now();
    return new AnswerFailure(reason, asksAgainAt, cause ?? this.#causes.get(entry));
  }

  #awaited(key: string): Promise<unknown> {
    const awaited = this.#inTheAir.get(key);
    if (!awaited) throw new Error('An entry that waits has a flight in the air');
    return awaited.answer;
  }

  #start<Value>(question: Question<Value>, entry: CacheEntry<unknown>): void {
    const { key, partition } = question;
    this.#flights += 1;
    const flight = this.#flights;
    this.#store.put(key, { entry, partition, isNegative: false });
    const answer = this.#fly(question, flight);
    answer.catch(() => {}); // whoever waits hears of it; during a refresh nobody does
    this.#inTheAir.set(key, { flight, answer });
  }

  async #fly<Value>(question: Question<Value>, flight: Flight): Promise<Value> {
    const deadline = new AbortController();
    const overdue = new Error(`No answer in ${patience} s`);
    const stopWaiting = this.#needs.timer.after(patience * second, () => deadline.abort(overdue));
    try {
      return await this.#bring(question, flight, deadline.signal);
    } finally {
      stopWaiting();
      if (this.#inTheAir.get(question.key)?.flight === flight) this.#inTheAir.delete(question.key);
    }
  }

  /** The answer another instance has, as long as it is as good as new; else a fetched one; else what stands in for it. */
  async #bring<Value>(question: Question<Value>, flight: Flight, signal: AbortSignal): Promise<Value> {
    const { key, partition, terms, fetch } = question;
    const elsewhere = this.#needs.shared && (await this.#needs.shared.find(key));
    const fresh = elsewhere?.fresh<Value>(terms, this.now());
    if (fresh) return this.#landShared(question, flight, fresh);
    try {
      const outcome = await follow(this.guard.run(partition, fetch, signal), signal);
      if (outcome.kind === 'answered') return this.#landAnswer(question, flight, outcome.value);
      throw new NotAsked(outcome.reason);
    } catch (cause) {
      const standIn = elsewhere?.standIn<Value>(terms, this.now());
      if (standIn && !this.#isKept(question)) return this.#landShared(question, flight, standIn);
      return this.#fallBack(question, flight, cause);
    }
  }

  #landAnswer<Value>(question: Question<Value>, flight: Flight, answer: Value): Value {
    const value = deepFrozen(answer);
    if (question.isSpare?.(value)) {
      return this.#fallBack({ ...question, fallback: { value } }, flight, new NotAsked('Nobody answered'));
    }
    const negative = question.isNegative?.(value) ?? false;
    const hasLanded = this.#land(question, flight, { kind: 'answered', value, negative }) !== undefined;
    if (hasLanded) this.#needs.shared?.keep(question, { value, isNegative: negative }, this.now());
    return value;
  }

  #landShared<Value>(question: Question<Value>, flight: Flight, remaining: Remaining<Value>): Value {
    const value = deepFrozen(remaining.value);
    const landing = { kind: 'answered', value, negative: remaining.isNegative } as const;
    this.#land({ ...question, terms: remaining.terms }, flight, landing);
    return value;
  }

  #isKept({ key, partition }: Asked): boolean {
    return this.#store.entry(key, partition).kind === 'refreshing';
  }

  /** What to give where a fetch failed: the last good answer, else the fallback, else the failure itself. */
  #fallBack<Value>(question: Question<Value>, flight: Flight, cause: unknown): Value {
    const { key, partition, fallback } = question;
    const terms = this.#needs.forgivesSoon || cause instanceof NotAsked ? soonAgain : question.terms;
    const reason = messageOf(cause);
    const failed = {
      kind: 'failed',
      reason,
      ...(fallback ? { fallback: deepFrozen(fallback) } : {}),
    } as const;
    const entry = this.#land({ ...question, terms }, flight, failed) ?? this.#store.entry(key, partition);
    this.#causes.set(entry, cause);
    const kept = entry.kind === 'error' && entry.kept.kind !== 'nothing' ? entry.kept : undefined;
    if (!(cause instanceof NotAsked)) {
      this.#needs.logger.error('cache.fetch-failed', { partition, given: kept?.kind ?? 'nothing' }, cause);
    }
    if (kept) return kept.value as Value;
    if (fallback) return fallback.value;
    throw this.#failure(question, reason, cause);
  }

  /** The entry as it is afterwards; undefined where nobody awaited the flight any more. */
  #land<Value>(
    { key, partition, terms }: Question<Value>,
    flight: Flight,
    landing: Landing<Value>,
  ): CacheEntry<unknown> | undefined {
    const { random } = this.#needs;
    const lifetime = terms.lifetime * (random ? 0.95 + random.fraction() / 10 : 1);
    const before = this.#store.entry(key, partition);
    const entry = land<unknown>(before, flight, landing, this.now(), { ...terms, lifetime });
    const isNegative = landing.kind === 'answered' && landing.negative;
    if (entry === before) return undefined;
    this.#store.put(key, { entry, partition, isNegative });
    return entry;
  }
}
