import { createByteLimitedCache } from '#adapters/caching/byte-limited-cache.ts';
import { type Fetched } from '#adapters/caching/cache-request.ts';
import { type SwrCache } from '#adapters/caching/swr-cache.ts';
import { computeEtag } from '#adapters/http-server/etag.ts';
import type { CacheReadRecorder } from '#adapters/http-server/pages/cache-read-recorder.ts';
import { type Encoding, encodeBody } from '#adapters/http-server/pages/rendered-page.ts';
import { uncachedTtl } from '#domain/caching/lifetimes.ts';
import { secondMs } from '#domain/time/instant.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Timer } from '#ports/timer.port.ts';

/** The answer of a query as it is sent: JSON in one encoding. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

/** An answer to find in the cache, or to make. */
export interface AnswerRequest {
  /** Identifies the query and all of its parameters. */
  readonly key: string;
  readonly encoding: Encoding;
  /** Runs the query, over the data cache. */
  readonly run: () => Promise<unknown>;
}

interface AnswerCacheDependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Records which entries of the data cache an answer was made from. */
  readonly readRecorder: CacheReadRecorder;
  readonly maxBytes?: number;
}

const mebibyte = 2 ** 20;

/** An answer as it is sent has some 8 kB. */
const defaultMaxBytes = 16 * mebibyte;

/**
 * Caches the answers of the gateway as they are sent, so that an answer is joined, serialized and compressed once (CACHE-4). An
 * answer is valid until the first of the entries of the data cache expires that it was made from, or until one of them is purged.
 */
export class AnswerCache {
  readonly #readRecorder: CacheReadRecorder;
  readonly #cache: SwrCache<EncodedAnswer>;

  constructor({ clock, timer, readRecorder, maxBytes = defaultMaxBytes }: AnswerCacheDependencies) {
    this.#readRecorder = readRecorder;
    const sizeOf = ({ body }: EncodedAnswer) => body.byteLength;
    this.#cache = createByteLimitedCache({ clock, timer, maxBytes, sizeOf });
  }

  /** The cached answer, or a new one, which concurrent requests share. Rejects as the query does. */
  async getOrEncode({ key, encoding, run }: AnswerRequest): Promise<EncodedAnswer> {
    const { value } = await this.#cache.read({
      key: `${encoding} ${key}`,
      ttl: uncachedTtl,
      fetch: () => this.#encode(encoding, run),
    });
    return value;
  }

  /** Purges the answers made from certain cache entries. An answer that is being made may be from any, so it is not stored. */
  purge(isAffected: (cacheKey: string) => boolean): void {
    this.#cache.purge(isAffected, 'hard');
  }

  async #encode(encoding: Encoding, run: AnswerRequest['run']): Promise<Fetched<EncodedAnswer>> {
    const recording = this.#readRecorder.startRecording();
    const text = JSON.stringify({ answer: await recording.during(run) });
    const { keys, expires, isIncomplete } = recording.used;
    const body = await encodeBody(Buffer.from(text, 'utf8'), encoding);
    const now = this.#cache.now();
    const lifetimeSeconds = isIncomplete ? 0 : Math.max(0, ((expires ?? now) - now) / secondMs);
    return {
      kind: 'good',
      value: { body, encoding, etag: computeEtag(text) },
      ttl: { ...uncachedTtl, lifetimeSeconds },
      tags: keys,
    };
  }
}
