import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import * as v from 'valibot';
import { toErrorMessage } from '#domain/error-message.ts';
import { parseJson } from '#domain/json.ts';
import { createInstant, secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type {
  FetchedQueryResult,
  InvalidationRequest,
  SharedCache,
  UnreachedTargets,
} from '#ports/shared-cache.port.ts';

interface RedisSharedCacheDependencies {
  readonly url: string;
  readonly logger: Logger;
  readonly clock: Clock;
  /** The version of the answers' schema: entries of another one are not read. */
  readonly version: string;
  /** The longest wait for a command, in milliseconds; short by default, because a cache must never delay a request. */
  readonly commandTimeoutMs?: number;
  /** How long Redis is left alone after failures, and what it refused is not sent again, in milliseconds. */
  readonly restMs?: number;
}

/** The channel of invalidations. All versions of the site share it: during an upgrade a purge must reach the instances of both. */
const channel = 'klankhuis-purges';

/** The key of the generation, a number that grows with each purge and is part of the keys of answers. All versions share it. */
const generationKey = 'klankhuis-generation';

/** After so many consecutive failures Redis is left alone for a while. */
const failuresToOpen = 3;

const Answer = v.object({
  value: v.unknown(),
  fetchedAt: v.pipe(v.number(), v.transform(createInstant)),
  isNegative: v.boolean(),
});

const Purge = v.object({
  from: v.string(),
  generation: v.number(),
  keyPrefixes: v.array(v.string()),
  mode: v.picklist(['soft', 'hard']),
});

/** A shared cache in Redis or Valkey, which the site trusts. If it is slow, full, broken or unreachable, the site works without it. */
export class RedisSharedCache implements SharedCache {
  readonly #instanceId = randomUUID();
  readonly #dependencies: RedisSharedCacheDependencies;
  readonly #restMs: number;
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #listeners = new Set<(invalidation: InvalidationRequest) => void>();
  /** The newest generation that is known; undefined while purges may be missed. */
  #generation: number | undefined;
  /** An invalidation that Redis or the other instances have not received yet. */
  #pending: InvalidationRequest | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #consecutiveFailures = 0;
  /** Until then no command is sent, in milliseconds of the process: a clock that is set back does not prolong it. */
  #restsUntilMs = 0;

  constructor(dependencies: RedisSharedCacheDependencies) {
    const { url, logger, commandTimeoutMs = 100, restMs = 2000 } = dependencies;
    // Fails at once instead of queueing and retrying, as ioredis does by default.
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: commandTimeoutMs,
      enableAutoPipelining: true,
      lazyConnect: true,
      retryStrategy: (attempt: number) => Math.min(50 * attempt, 2000),
    };
    this.#dependencies = dependencies;
    this.#restMs = restMs;
    this.#redis = new Redis(url, options);
    // Automatic resubscription is off, because its rejected promise is not handled and would end the process.
    this.#subscriber = new Redis(url, { ...options, autoResubscribe: false });
    for (const connection of [this.#redis, this.#subscriber]) {
      connection.on('ready', () => void this.#recover());
      // Without a listener an error would end the process. The rejection of `connect` is one of them.
      connection.on('error', ({ message }: Error) => logger.warn('redis.unreachable', { message }));
      connection.connect().catch(() => {});
    }
    this.#subscriber.on('close', () => (this.#generation = undefined));
    this.#subscriber.on('message', (_channel, message) => this.#onMessage(message));
  }

  get state(): 'up' | 'down' {
    const isAnswering = this.#redis.status === 'ready' && this.#consecutiveFailures < failuresToOpen;
    return isAnswering && this.#generation !== undefined ? 'up' : 'down';
  }

  async read(key: string): Promise<FetchedQueryResult | undefined> {
    const name = this.#toName(key);
    const text = name && (await this.#run(() => this.#redis.get(name)));
    const read = v.safeParse(Answer, parseJson(text ?? ''));
    return read.success ? read.output : undefined;
  }

  store(key: string, answer: FetchedQueryResult, seconds: number): void {
    const [name, ttlMs] = [this.#toName(key), Math.ceil(seconds * secondMs)];
    if (name && ttlMs > 0) void this.#run(() => this.#redis.set(name, JSON.stringify(answer), 'PX', ttlMs));
  }

  delete(key: string): void {
    const name = this.#toName(key);
    if (name) void this.#run(() => this.#redis.unlink(name));
  }

  async invalidate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    this.#notify(invalidation);
    const unreached = await this.#propagate(invalidation);
    if (unreached.length === 0) return [];
    const isHard = invalidation.mode === 'hard' || this.#pending?.mode === 'hard';
    this.#pending = this.#pending ? { keyPrefixes: [], mode: isHard ? 'hard' : 'soft' } : invalidation;
    this.#retryLater();
    return unreached;
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): void {
    this.#listeners.add(act);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    clearTimeout(this.#retryTimer);
    this.#redis.disconnect();
    this.#subscriber.disconnect();
  }

  /** The name of an answer in Redis; undefined while what is there may have been purged. */
  #toName(key: string): string | undefined {
    if (this.#generation === undefined || this.#pending) return undefined;
    return `klankhuis:${this.#dependencies.version}:${this.#generation}:${key}`;
  }

  /**
   * Subscribes to invalidations once both connections are up, and sends one that was not delivered. Entries from before may have been purged
   * unnoticed, so all are marked stale. What fails is retried, since this instance would miss purges otherwise.
   */
  async #recover(): Promise<void> {
    if (this.#redis.status !== 'ready' || this.#subscriber.status !== 'ready') return;
    try {
      if (this.#generation === undefined) {
        await this.#subscriber.subscribe(channel);
        this.#learn(await this.#readGeneration());
        this.#notify({ keyPrefixes: [], mode: 'soft' });
      }
    } catch (cause) {
      this.#dependencies.logger.warn('redis.subscribe-failed', { message: toErrorMessage(cause) });
      return this.#retryLater();
    }
    const pending = this.#pending;
    if (pending && (await this.#propagate(pending)).length === 0 && this.#pending === pending)
      this.#pending = undefined;
    if (this.#pending) this.#retryLater();
  }

  #retryLater(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#recover(), this.#restMs).unref();
  }

  /** The current generation. The time is more than any before, should Redis have evicted it. */
  async #readGeneration(): Promise<number> {
    await this.#redis.set(generationKey, this.#dependencies.clock.now(), 'NX');
    return Number(await this.#redis.get(generationKey));
  }

  /** Runs a Redis command; undefined if it fails, takes too long, or is not sent because several before it failed. */
  async #run<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    if (performance.now() < this.#restsUntilMs) return undefined;
    const { logger } = this.#dependencies;
    try {
      const answer = await command();
      if (this.#consecutiveFailures >= failuresToOpen) logger.info('redis.retried');
      this.#consecutiveFailures = 0;
      return answer;
    } catch (cause) {
      logger.warn('redis.request-failed', { message: toErrorMessage(cause) });
      this.#consecutiveFailures += 1;
      if (this.#consecutiveFailures === failuresToOpen) logger.warn('redis.circuit-open');
      if (this.#consecutiveFailures >= failuresToOpen) this.#restsUntilMs = performance.now() + this.#restMs;
      return undefined;
    }
  }

  /** Begins a generation, so that no instance reads the entries of the former ones, and notifies the others; returns what could not be reached. */
  async #propagate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    const generation = await this.#run(async () => {
      await this.#readGeneration();
      return this.#redis.incr(generationKey);
    });
    if (generation === undefined) return ['sharedAnswers', 'otherInstances'];
    if (this.#generation !== undefined) this.#learn(generation);
    const purge = { from: this.#instanceId, generation, ...invalidation };
    const receivers = await this.#run(() => this.#redis.publish(channel, JSON.stringify(purge)));
    return receivers === undefined ? ['otherInstances'] : [];
  }

  #onMessage(message: string): void {
    const { success, output } = v.safeParse(Purge, parseJson(message));
    if (!success || output.from === this.#instanceId) return;
    this.#learn(output.generation);
    this.#notify({ keyPrefixes: output.keyPrefixes, mode: output.mode });
  }

  #learn(generation: number): void {
    this.#generation = Math.max(generation, this.#generation ?? 0);
  }

  #notify(invalidation: InvalidationRequest): void {
    for (const act of this.#listeners) act(invalidation);
  }
}
