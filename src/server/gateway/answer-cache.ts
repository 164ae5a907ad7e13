import { ByteLimitedLru, computeTextBytes } from '#adapters/caching/byte-limited-lru.ts';
import { isValidAt, type Validity } from '#domain/caching/validity.ts';
import type { Clock } from '#ports/clock.port.ts';
import { computeEtag } from '#src/server/etag.ts';
import type { CacheReadRecorder } from '#src/server/pages/cache-read-recorder.ts';
import { type Encoding, encodeBody } from '#src/server/pages/rendered-page.ts';

/** The answer of a query as it is sent: JSON in one encoding. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
  /** Until the first of the cache entries expires that it was made from; not at all, if it must not be cached. */
  readonly validity: Validity;
  /** The keys of these entries. */
  readonly cacheKeys: readonly string[];
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
  readonly #clock: Clock;
  readonly #readRecorder: CacheReadRecorder;
  readonly #stored: ByteLimitedLru<EncodedAnswer>;
  readonly #pending = new Map<string, Promise<EncodedAnswer>>();

  constructor({ clock, readRecorder, maxBytes = defaultMaxBytes }: AnswerCacheDependencies) {
    this.#clock = clock;
    this.#readRecorder = readRecorder;
    this.#stored = new ByteLimitedLru({ maxBytes, sizeOf: computeSizeBytes });
  }

  /** The cached answer, or a new one, which concurrent requests share. Rejects as the query does. */
  async getOrEncode(request: AnswerRequest): Promise<EncodedAnswer> {
    const id = `${request.encoding} ${request.key}`;
    const stored = this.#stored.get(id);
    if (stored && isValidAt(stored.validity, this.#clock.now())) return stored;
    const joined = this.#pending.get(id);
    if (joined) return joined;
    const pending = this.#encode(request);
    this.#pending.set(id, pending);
    try {
      const answer = await pending;
      if (this.#pending.get(id) === pending && isValidAt(answer.validity, this.#clock.now()))
        this.#stored.set(id, answer);
      return answer;
    } finally {
      if (this.#pending.get(id) === pending) this.#pending.delete(id);
    }
  }

  /** Purges the answers made from certain cache entries. An answer that is being made may be from any, so it is not stored. */
  purge(isAffected: (cacheKey: string) => boolean): void {
    this.#pending.clear();
    const affected = [...this.#stored.entries()].filter(([, { cacheKeys }]) => cacheKeys.some(isAffected));
    for (const [id] of affected) this.#stored.delete(id);
  }

  async #encode({ encoding, run }: AnswerRequest): Promise<EncodedAnswer> {
    const recording = this.#readRecorder.startRecording();
    const text = JSON.stringify({ answer: await recording.during(run) });
    const { keys, expires, isIncomplete } = recording.used;
    const now = this.#clock.now();
    return {
      body: await encodeBody(Buffer.from(text, 'utf8'), encoding),
      encoding,
      etag: computeEtag(text),
      validity: { since: now, until: isIncomplete ? now : (expires ?? now) },
      cacheKeys: keys,
    };
  }
}

function computeSizeBytes({ body, cacheKeys }: EncodedAnswer): number {
  return cacheKeys.reduce((sum, key) => sum + computeTextBytes(key), body.byteLength);
}
