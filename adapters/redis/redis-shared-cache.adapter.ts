import { randomUUID } from 'node:crypto';
import { Redis, ReplyError } from 'ioredis';
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
  /** The longest wait for a command, in milliseconds. Short by default: a cache must never delay a request. */
  readonly commandTimeoutMs?: number;
  /** How long Redis is left alone after a failure, in milliseconds. */
  readonly restMs?: number;
}

/** The channel of invalidations. All versions of the site share it: during an upgrade a purge must reach the instances of both. */
const channel = 'klankhuis-purges';

/** The key of the generation, a number that grows with each purge and is part of the keys of answers. All versions share it. */
const generationKey = 'klankhuis-generation';

const Answer = v.object({
  value: v.unknown(),
  fetchedAt: v.pipe(v.number(), v.transform(createInstant)),
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
  readonly #dependencies: Required<RedisSharedCacheDependencies>;
  readonly #redis: Redis;
  readonly #subscriber: Redis;
  readonly #recovery: NodeJS.Timeout;
  #notify: (invalidation: InvalidationRequest) => void = () => {};
  /** The newest generation that is known; undefined while purges may be missed. */
  #generation: number | undefined;
  /** An invalidation that Redis or the other instances have not received yet. */
  #pending: InvalidationRequest | undefined;

  constructor(dependencies: RedisSharedCacheDependencies) {
    this.#dependencies = { commandTimeoutMs: 100, restMs: 2000, ...dependencies };
    const { url, logger, commandTimeoutMs, restMs } = this.#dependencies;
    // Fails at once instead of queueing and retrying, as ioredis does by default.
    const options = {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 1000,
      commandTimeout: commandTimeoutMs,
      retryStrategy: () => restMs,
      // Off, because its rejected promise is not handled and would end the process.
      autoResubscribe: false,
    };
    this.#redis = new Redis(url, options);
    this.#subscriber = new Redis(url, options);
    for (const connection of [this.#redis, this.#subscriber]) {
      connection.on('ready', () => void this.#recover());
      // Without a listener an error would end the process.
      connection.on('error', ({ message }: Error) => logger.warn('redis.unreachable', { message }));
    }
    this.#recovery = setInterval(() => void this.#recover(), restMs).unref();
    this.#subscriber.on('close', () => (this.#generation = undefined));
    this.#subscriber.on('message', (_channel, message) => this.#onMessage(message));
  }

  get state(): 'up' | 'down' {
    return this.#redis.status === 'ready' && this.#generation !== undefined ? 'up' : 'down';
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
    return this.#propagate(invalidation);
  }

  onInvalidate(act: (invalidation: InvalidationRequest) => void): void {
    this.#notify = act;
  }

  async close(): Promise<void> {
    clearInterval(this.#recovery);
    this.#redis.disconnect();
    this.#subscriber.disconnect();
  }

  /** The name of an answer in Redis; undefined while what is there may have been purged. */
  #toName(key: string): string | undefined {
    if (this.state === 'down' || this.#pending) return undefined;
    return `klankhuis:${this.#dependencies.version}:${this.#generation}:${key}`;
  }

  /**
   * Subscribes to invalidations once both connections are up, and sends one that was not delivered. Entries from before may have been purged
   * unnoticed, so all are marked stale.
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
      return this.#dependencies.logger.warn('redis.subscribe-failed', { message: toErrorMessage(cause) });
    }
    const pending = this.#pending;
    const unreached = pending ? await this.#propagate(pending) : [];
    if (unreached.length === 0 && this.#pending === pending) this.#pending = undefined;
  }

  /** The current generation. The time is more than any before, should Redis have evicted it. */
  async #readGeneration(): Promise<number> {
    await this.#redis.set(generationKey, this.#dependencies.clock.now(), 'NX');
    return Number(await this.#redis.get(generationKey));
  }

  /** Runs a Redis command; undefined if it fails. A connection that does not answer is opened again after a rest: until then no command waits. */
  async #run<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await command();
    } catch (cause) {
      this.#dependencies.logger.warn('redis.request-failed', { message: toErrorMessage(cause) });
      if (!(cause instanceof ReplyError) && this.#redis.status === 'ready') this.#redis.stream.destroy();
      return undefined;
    }
  }

  /**
   * Begins a generation, so that no instance reads the entries of the former ones, and notifies the others. Returns what may not have been
   * reached: it is sent again, with what is purged meanwhile.
   */
  async #propagate(invalidation: InvalidationRequest): Promise<readonly UnreachedTargets[]> {
    const receivers = await this.#run(async () => {
      await this.#readGeneration();
      const generation = await this.#redis.incr(generationKey);
      if (this.#generation !== undefined) this.#learn(generation);
      const purge = { from: this.#instanceId, generation, ...invalidation };
      return this.#redis.publish(channel, JSON.stringify(purge));
    });
    if (receivers !== undefined) return [];
    const former = this.#pending ?? invalidation;
    const mode = former.mode === 'hard' ? 'hard' : invalidation.mode;
    this.#pending = former === invalidation ? invalidation : { keyPrefixes: [], mode };
    return ['sharedAnswers', 'otherInstances'];
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
}
