import { randomUUID } from 'node:crypto';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { Redis, type RedisOptions } from 'ioredis';
import {
  decodeAnswer,
  decodeInvalidation,
  EntrySigner,
  encodeAnswer,
  encodeInvalidation,
} from '#adapters/redis/shared-cache.wire.ts';
import { messageOf } from '#domain/message-of.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Invalidation, SharedAnswer, SharedCache, Unreached } from '#ports/shared-cache.port.ts';

interface RedisSharedCacheDependencies {
  /** `redis://host:6379/0`; `rediss:` for TLS. */
  readonly url: string;
  readonly logger: Logger;
  /** Sets apart what other versions of the site keep in the same place. */
  readonly version: string;
  /** What entries are signed with: the current secret, then the previous one while it is replaced; without any they are unsigned. */
  readonly secrets?: readonly string[];
  /** Told of each entry that was dropped because none of the secrets has signed it. */
  readonly onUnsigned?: () => void;
}

/** Redis is never worth waiting for: these are the limits that make it so (milliseconds). ioredis itself would queue and retry. */
const impatient = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 100,
  connectTimeout: 1000,
  enableAutoPipelining: true,
  lazyConnect: true,
  retryStrategy: (attempt: number) => Math.min(50 * attempt, 2000),
} satisfies RedisOptions;

/** Before the names that are claimed. All versions of the site share them, and no forgetting reaches them. */
const claims = 'klankhuis-claims:';

/** So many failures in a row, and Redis is left alone for so long. */
const breaker = { failures: 3, restMs: 2000 };

/** Answers on their way to Redis; beyond so many they are dropped. */
const mostOnTheirWay = 1000;

/** Forgettings that could not be passed on; beyond so many everything is forgotten in their place. */
const maxPending = 100;

/** A tier that all instances share, in Redis or Valkey. It may be slow, full, broken or away: then it is as if it had never been. */
export class RedisSharedCache implements SharedCache {
  readonly #prefix: string;
  readonly #channel: string;
  readonly #me = randomUUID();
  readonly #redis: Redis;
  readonly #ear: Redis;
  readonly #logger: Logger;
  readonly #signer: EntrySigner;
  readonly #onUnsigned: () => void;
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: breaker.restMs,
    breaker: new ConsecutiveBreaker(breaker.failures),
  });
  readonly #listeners = new Set<(invalidation: Invalidation) => void>();
  #onTheirWay = 0;
  #hears = false;
  #nextTry: NodeJS.Timeout | undefined;
  /** Forgettings that Redis or the other instances have not heard of. */
  #pending: readonly Invalidation[] = [];
  #retryTimer: NodeJS.Timeout | undefined;

  constructor({ url, logger, version, secrets = [], onUnsigned = () => {} }: RedisSharedCacheDependencies) {
    this.#prefix = `klankhuis:${version}:`;
    this.#channel = `${this.#prefix}forget`;
    this.#logger = logger;
    this.#signer = new EntrySigner(secrets);
    this.#onUnsigned = onUnsigned;
    this.#redis = new Redis(url, impatient);
    // Its own asking again to listen would hold no promise: one that breaks would end the process.
    this.#ear = new Redis(url, { ...impatient, autoResubscribe: false });
    this.#breaker.onBreak(() => logger.warn('redis.circuit-open'));
    this.#breaker.onReset(() => logger.info('redis.retried'));
    for (const connection of [this.#redis, this.#ear]) this.#watch(connection);
    this.#ear.on('ready', () => void this.#listen());
    this.#ear.on('close', () => {
      this.#hears = false;
    });
    this.#ear.on('message', (_channel, message) => this.#hear(message));
  }

  get state(): 'up' | 'down' {
    return this.#hears && this.#redis.status === 'ready' && this.#breaker.state === CircuitState.Closed
      ? 'up'
      : 'down';
  }

  async read(key: string): Promise<SharedAnswer | undefined> {
    const packed = await this.#ask(() => this.#redis.get(this.#prefix + key));
    if (typeof packed !== 'string') return undefined;
    const text = this.#signer.verify(this.#prefix + key, packed);
    if (text !== undefined) return decodeAnswer(text);
    // Not the whole key: it may hold what a visitor searched for.
    this.#logger.warn('redis.entry-unsigned', { question: key.split(' ', 1).join() });
    this.#onUnsigned();
    this.drop(key);
    return undefined;
  }

  store(key: string, answer: SharedAnswer, seconds: number): void {
    if (this.#onTheirWay >= mostOnTheirWay || seconds <= 0) return;
    this.#onTheirWay += 1;
    const packed = this.#signer.sign(this.#prefix + key, encodeAnswer(answer));
    void this.#ask(() => this.#redis.set(this.#prefix + key, packed, 'EX', seconds)).finally(() => {
      this.#onTheirWay -= 1;
    });
  }

  drop(key: string): void {
    void this.#ask(() => this.#redis.unlink(this.#prefix + key));
  }

  async invalidate(invalidation: Invalidation): Promise<readonly Unreached[]> {
    this.#tell(invalidation);
    const unreached = await this.#passOn(invalidation);
    if (unreached.length > 0) this.#retryLater(invalidation);
    return unreached;
  }

  async claim(name: string, seconds: number): Promise<boolean> {
    const claimed = await this.#ask(() => this.#redis.set(`${claims}${name}`, '1', 'EX', seconds, 'NX'));
    return claimed !== null;
  }

  onInvalidate(act: (invalidation: Invalidation) => void): () => void {
    this.#listeners.add(act);
    return () => void this.#listeners.delete(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    clearTimeout(this.#nextTry);
    clearTimeout(this.#retryTimer);
    this.#redis.disconnect();
    this.#ear.disconnect();
  }

  /** Without a listener for errors, one would end the process. */
  #watch(connection: Redis): void {
    let wasUp = false;
    connection.on('ready', () => {
      wasUp = true;
    });
    connection.on('error', (cause: Error) => {
      if (wasUp) this.#logger.warn('redis.unreachable', { message: cause.message });
      wasUp = false;
    });
    connection.connect().catch((cause: Error) => {
      this.#logger.warn('redis.unreachable', { message: cause.message });
    });
  }

  /**
   * Hears of what is to be forgotten. What was kept by then may have been purged unheard: it is given once more, and fetched
   * anew. A Redis that does not let it hear is asked again: it would never be told of a purge.
   */
  async #listen(): Promise<void> {
    clearTimeout(this.#nextTry);
    try {
      await this.#ear.subscribe(this.#channel);
      this.#hears = true;
      this.#tell({ keyPrefixes: [], how: 'soft' });
    } catch (cause) {
      // A connection that has ended begins again, and then this does too.
      if (this.#ear.status !== 'ready') return;
      this.#logger.warn('redis.subscribe-failed', { message: messageOf(cause) });
      this.#nextTry = setTimeout(() => void this.#listen(), breaker.restMs).unref();
    }
  }

  /** What Redis answers; undefined where it is not asked, cannot be, or answers too late. */
  async #ask<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await this.#breaker.execute(command);
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) {
        this.#logger.warn('redis.request-failed', {
          message: messageOf(cause),
        });
      }
      return undefined;
    }
  }

  /** Forgets answers in Redis and tells the other instances, and says what could not be reached. */
  async #passOn(invalidation: Invalidation): Promise<readonly Unreached[]> {
    const { keyPrefixes } = invalidation;
    const patterns =
      keyPrefixes.length === 0 ? ['*'] : keyPrefixes.map(literally).flatMap((one) => [one, `${one} *`]);
    let areDeleted = true;
    for (const pattern of patterns) areDeleted = (await this.#deleteMatching(pattern)) && areDeleted;
    const heardBy = await this.#ask(() =>
      this.#redis.publish(this.#channel, encodeInvalidation(this.#me, invalidation)),
    );
    return [
      ...(areDeleted ? [] : (['sharedAnswers'] as const)),
      ...(heardBy === undefined ? (['otherInstances'] as const) : []),
    ];
  }

  /** Whether all answers that match are deleted. */
  async #deleteMatching(pattern: string): Promise<boolean> {
    const match = literally(this.#prefix) + pattern;
    let cursor = '0';
    do {
      const page = await this.#ask(() => this.#redis.scan(cursor, 'MATCH', match, 'COUNT', 500));
      if (!page) return false;
      const [next, keys] = page;
      if (keys.length > 0 && (await this.#ask(() => this.#redis.unlink(...keys))) === undefined) return false;
      cursor = next;
    } while (cursor !== '0');
    return true;
  }

  /** Passes a forgetting on later: without it, answers that were to be forgotten would be read again once Redis is back. */
  #retryLater(invalidation: Invalidation): void {
    const isFull = this.#pending.length >= maxPending;
    this.#pending = isFull ? [{ keyPrefixes: [], how: 'soft' }] : [...this.#pending, invalidation];
    this.#retryTimer ??= setTimeout(() => void this.#retryPending(), breaker.restMs).unref();
  }

  async #retryPending(): Promise<void> {
    this.#retryTimer = undefined;
    for (const invalidation of this.#pending) {
      if ((await this.#passOn(invalidation)).length > 0) break;
      this.#pending = this.#pending.filter((one) => one !== invalidation);
    }
    if (this.#pending.length === 0) return;
    this.#retryTimer ??= setTimeout(() => void this.#retryPending(), breaker.restMs).unref();
  }

  #hear(message: string): void {
    const heard = decodeInvalidation(message);
    if (heard && heard.from !== this.#me) this.#tell(heard.invalidation);
  }

  #tell(invalidation: Invalidation): void {
    for (const act of this.#listeners) act(invalidation);
  }
}

/** A text as a pattern that matches it alone. */
function literally(text: string): string {
  return text.replace(/[\\[\]?*]/g, '\\$&');
}
