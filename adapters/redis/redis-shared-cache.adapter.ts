import { randomUUID } from 'node:crypto';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IBackoff,
} from 'cockatiel';
import { Redis, type RedisOptions } from 'ioredis';
import {
  decodeInvalidation,
  decodeSharedQueryResult,
  EntrySigner,
  encodeInvalidation,
  encodeSharedQueryResult,
} from '#adapters/redis/shared-cache.wire.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import type { Logger } from '#ports/logger.port.ts';
import type {
  InvalidationRequest,
  SharedCache,
  FetchedQueryResult,
  UnreachedTargets,
} from '#ports/shared-cache.port.ts';

interface RedisSharedCacheDependencies {
  /** `redis://host:6379/0`; `rediss:` for TLS. */
  readonly url: string;
  readonly logger: Logger;
  /** Separates the entries of different versions of the site. */
  readonly version: string;
  /** Secrets for signing entries: the current one, then the previous one during a rotation; without secrets entries are unsigned. */
  readonly secrets?: readonly string[];
  /** Called for each entry that was dropped because its signature is invalid. */
  readonly onUnsigned?: () => void;
  /** The longest wait for a command, in milliseconds; short by default, because a cache must never delay a request. */
  readonly commandTimeoutMs?: number;
  /** How long Redis is left alone after failures, and what it refused is not sent again, in milliseconds. */
  readonly restMs?: number;
}

/** Fails at once instead of queueing and retrying, as ioredis does by default; times in milliseconds. */
const clientOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  connectTimeout: 1000,
  enableAutoPipelining: true,
  lazyConnect: true,
  retryStrategy: (attempt: number) => Math.min(50 * attempt, 2000),
} satisfies RedisOptions;

/** The key prefix of entries; the version of the site follows. */
const entryPrefix = 'klankhuis:';

/** The channel of invalidations. All versions of the site share it: during an upgrade a purge must reach the instances of both. */
const channel = 'klankhuis-invalidations';

/** The key prefix of claimed names. All versions of the site share them, and invalidations do not affect them. */
const claimPrefix = 'klankhuis-claims:';

/**
 * Starts the rest of a breaker that opens. Cockatiel compares its duration with the time by `Date.now`, so a clock that is set back would
 * prolong it: this one ends by elapsed time.
 */
function startRest(restMs: number): IBackoff<unknown> {
  const startedAtMs = performance.now();
  return {
    next: () => startRest(restMs),
    get duration() {
      const isOver = performance.now() - startedAtMs >= restMs;
      return isOver ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    },
  };
}

/** The maximum number of concurrent writes; further ones are dropped. */
const maxPendingWrites = 1000;

/** The maximum number of undelivered invalidations; beyond it, they are replaced by one for all entries. */
const maxPending = 100;

/** A shared cache in Redis or Valkey. If it is slow, full, broken or unreachable, the site works without it. */
export class RedisSharedCache implements SharedCache {
  readonly #prefix: string;
  readonly #instanceId = randomUUID();
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #logger: Logger;
  readonly #signer: EntrySigner;
  readonly #onUnsigned: () => void;
  readonly #restMs: number;
  /** Opens after three consecutive failures. */
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: { next: () => startRest(this.#restMs) },
    breaker: new ConsecutiveBreaker(3),
  });
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();
  #pendingWrites = 0;
  #isSubscribed = false;
  #subscribeTimer: NodeJS.Timeout | undefined;
  /** Invalidations that Redis or the other instances have not received yet. */
  #pending: readonly InvalidationRequest[] = [];
  #retryTimer: NodeJS.Timeout | undefined;

  constructor({
    url,
    logger,
    version,
    secrets = [],
    onUnsigned = () => {},
    commandTimeoutMs = 100,
    restMs = 2000,
  }: RedisSharedCacheDependencies) {
    const options = { ...clientOptions, commandTimeout: commandTimeoutMs };
    this.#prefix = `${entryPrefix}${version}:`;
    this.#logger = logger;
    this.#restMs = restMs;
    this.#signer = new EntrySigner(secrets);
    this.#onUnsigned = onUnsigned;
    this.#redis = new Redis(url, options);
    // Automatic resubscription is off, because its rejected promise is not handled and would end the process.
    this.#subscriber = new Redis(url, { ...options, autoResubscribe: false });
    this.#breaker.onBreak(() => logger.warn('redis.circuit-open'));
    this.#breaker.onReset(() => logger.info('redis.retried'));
    for (const connection of [this.#redis, this.#subscriber]) this.#watch(connection);
    this.#subscriber.on('ready', () => void this.#listen());
    this.#subscriber.on('close', () => {
      this.#isSubscribed = false;
    });
    this.#subscriber.on('message', (_channel, message) => this.#onMessage(message));
  }

  get state(): 'up' | 'down' {
    return this.#isSubscribed && this.#redis.status === 'ready' && this.#breaker.state === CircuitState.Closed
      ? 'up'
      : 'down';
  }

  async read(key: string): Promise<FetchedQueryResult | undefined> {
    const entry = await this.#run(() => this.#redis.get(this.#prefix + key));
    if (typeof entry !== 'string') return undefined;
    const text = this.#signer.verify(this.#prefix + key, entry);
    if (text !== undefined) return decodeSharedQueryResult(text);
    // Only the first word of the key, because the rest may contain what a visitor searched for.
    this.#logger.warn('redis.entry-unsigned', { query: key.split(' ', 1).join() });
    this.#onUnsigned();
    this.delete(key);
    return undefined;
  }

  store(key: string, answer: FetchedQueryResult, seconds: number): void {
    if (this.#pendingWrites >= maxPendingWrites || seconds <= 0) return;
    this.#pendingWrites += 1;
    const entry = this.#signer.sign(this.#prefix + key, encodeSharedQueryResult(answer));
    void this.#run(() => this.#redis.set(this.#prefix + key, entry, 'EX', seconds)).finally(() => {
      this.#pendingWrites -= 1;
    });
  }

  delete(key: string): void {
    void this.#run(() => this.#redis.unlink(this.#prefix + key));
  }

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    this.#notify(invalidation);
    const unreached = await this.#propagate(invalidation);
    if (unreached.length > 0) this.#retryLater(invalidation);
    return unreached;
  }

  async claim(name: string, seconds: number): Promise<boolean> {
    const claimed = await this.#run(() => this.#redis.set(`${claimPrefix}${name}`, '1', 'EX', seconds, 'NX'));
    return claimed !== null;
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): () => void {
    this.#listeners.add(act);
    return () => void this.#listeners.delete(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    clearTimeout(this.#subscribeTimer);
    clearTimeout(this.#retryTimer);
    this.#redis.disconnect();
    this.#subscriber.disconnect();
  }

  /** Logs connection errors; without an error listener they would end the process. */
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
   * Subscribes to invalidations. Entries from before may have been purged unnoticed, so all are marked stale. A failed subscription is
   * retried, since this instance would miss purges otherwise.
   */
  async #listen(): Promise<void> {
    clearTimeout(this.#subscribeTimer);
    try {
      await this.#subscriber.subscribe(channel);
      this.#isSubscribed = true;
      this.#notify({ keyPrefixes: [], mode: 'soft' });
    } catch (cause) {
      // A closed connection reconnects, which subscribes again.
      if (this.#subscriber.status !== 'ready') return;
      this.#logger.warn('redis.subscribe-failed', { message: toErrorMessage(cause) });
      this.#subscribeTimer = setTimeout(() => void this.#listen(), this.#restMs).unref();
    }
  }

  /** Runs a Redis command; undefined if the breaker is open, the command fails, or it takes too long. */
  async #run<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await this.#breaker.execute(command);
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) {
        this.#logger.warn('redis.request-failed', {
          message: toErrorMessage(cause),
        });
      }
      return undefined;
    }
  }

  /** Deletes the entries of all versions in Redis and notifies the other instances; returns what could not be reached. */
  async #propagate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    const { keyPrefixes } = invalidation;
    const patterns =
      keyPrefixes.length === 0
        ? ['*']
        : keyPrefixes.map(escapePattern).flatMap((text) => [text, `${text} *`]);
    let isDeleted = true;
    for (const pattern of patterns) isDeleted = (await this.#deleteMatching(pattern)) && isDeleted;
    const receivers = await this.#run(() =>
      this.#redis.publish(channel, encodeInvalidation(this.#instanceId, invalidation)),
    );
    return [
      ...(isDeleted ? [] : (['sharedAnswers'] as const)),
      ...(receivers === undefined ? (['otherInstances'] as const) : []),
    ];
  }

  /** Deletes all matching entries; returns whether that succeeded. */
  async #deleteMatching(pattern: string): Promise<boolean> {
    const match = `${entryPrefix}*:${pattern}`;
    let cursor = '0';
    do {
      const page = await this.#run(() => this.#redis.scan(cursor, 'MATCH', match, 'COUNT', 500));
      if (!page) return false;
      const [next, keys] = page;
      if (keys.length > 0 && (await this.#run(() => this.#redis.unlink(...keys))) === undefined) return false;
      cursor = next;
    } while (cursor !== '0');
    return true;
  }

  /** Retries an invalidation later; otherwise invalid entries would be read once Redis is back. */
  #retryLater(invalidation: InvalidationRequest): void {
    const isFull = this.#pending.length >= maxPending;
    this.#pending = isFull ? [{ keyPrefixes: [], mode: 'soft' }] : [...this.#pending, invalidation];
    this.#retryTimer ??= setTimeout(() => void this.#retryPending(), this.#restMs).unref();
  }

  async #retryPending(): Promise<void> {
    this.#retryTimer = undefined;
    for (const invalidation of this.#pending) {
      if ((await this.#propagate(invalidation)).length > 0) break;
      this.#pending = this.#pending.filter((other) => other !== invalidation);
    }
    if (this.#pending.length === 0) return;
    this.#retryTimer ??= setTimeout(() => void this.#retryPending(), this.#restMs).unref();
  }

  #onMessage(message: string): void {
    const decoded = decodeInvalidation(message);
    if (decoded && decoded.from !== this.#instanceId) this.#notify(decoded.invalidation);
  }

  #notify(invalidation: InvalidationRequest): void {
    for (const act of this.#listeners) act(invalidation);
  }
}

/** Escapes a text for use in a pattern. */
function escapePattern(text: string): string {
  return text.replace(/[\\[\]?*]/g, '\\$&');
}
