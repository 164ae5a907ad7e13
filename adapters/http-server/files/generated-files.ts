import { setMaxListeners } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteLimitedLru, computeTextBytes, copyToOwnBuffer } from '#adapters/caching/byte-limited-lru.ts';
import { findCachedValue } from '#adapters/caching/cache-entry.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { EntryStore, type StoredCacheEntry } from '#adapters/caching/entry-store.ts';
import { SwrCache } from '#adapters/caching/swr-cache.ts';
import { toClientNetwork } from '#adapters/http-server/admission/admission-control.ts';
import type { CostClass } from '#adapters/http-server/admission/cost-limits.ts';
import type { Pipeline, PurgeableCache } from '#adapters/http-server/pipeline/pipeline.ts';
import {
  computeBodiesBytes,
  computeEtag,
  type EncodedBodies,
  encodeBodies,
  matchesEtag,
  negotiateEncoding,
} from '#adapters/http-server/responses/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { setUnavailable } from '#adapters/http-server/responses/short-answers.ts';
import { isUnreadableResponse } from '#adapters/http/unreadable-response.ts';
import { createCardLoader } from '#adapters/shared/create-card-loader.ts';
import { type CacheTtl, daySeconds, uncachedTtl } from '#adapters/shared/queries/cache-lifetimes.ts';
import { secondMs } from '#domain/time/instant.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** A kind of files that the server makes, and caches as they are sent. */
interface FileKind {
  /** The word for it in logs and failures. */
  readonly name: 'agenda' | 'calendar' | 'figure' | 'manifest' | 'sitemap';
  readonly cost: CostClass;
  /** The timeout for making one. */
  readonly timeoutMs: number;
  /** How long one is fresh, here and at clients. */
  readonly lifetimeSeconds: number;
  /** The size of all that are cached. */
  readonly maxBytes: number;
  /** The `Retry-After` of a failure if the time of the next attempt is not known. */
  readonly retryAfterSeconds: number;
}

interface FileRequest {
  readonly key: string;
  /** Those of the file, with its type. */
  readonly headers: ResponseHeaders;
  /** Makes the file: a text, which is sent compressed, or bytes, which are not. Undefined: there is no such file. All its requests share the signal. */
  readonly generate: (signal: AbortSignal) => Promise<string | Buffer | undefined>;
}

type SendFile = (request: FastifyRequest, reply: FastifyReply, file: FileRequest) => Promise<FastifyReply>;

/** A file as it is cached: compressed once in each encoding; bytes in one. */
interface EncodedFile {
  readonly bodies: EncodedBodies | Pick<EncodedBodies, 'identity'>;
  readonly etag: string;
}

/**
 * Creates the function that answers the requests for a kind of files: with the file, 304 if the client has it, 404 if there is none, or 503
 * if it cannot be made. A file that cannot be made again is served for a day; the next request tries again.
 */
export function createFileSender(pipeline: Pipeline, kind: FileKind): SendFile {
  const { admission, logger } = pipeline;
  const { name, cost, timeoutMs, lifetimeSeconds, maxBytes, retryAfterSeconds } = kind;
  const ttl: CacheTtl = {
    lifetimeSeconds,
    failureSeconds: 0,
    staleIfErrorSeconds: daySeconds,
    graceSeconds: 0,
  };
  const files = new GeneratedFileCache<EncodedFile | undefined>({
    ...pipeline,
    maxBytes,
    sizeOf: (file) => (file ? computeBodiesBytes(file.bodies) : 0),
    ttlOf: (file) => (file ? ttl : uncachedTtl),
    onStaleServed: (key, cause) => logger.error(`${name}.stale-served`, { key }, cause),
  });
  pipeline.caches.push(files);
  return async (request, reply, { key, headers: own, generate }) => {
    const headers = { 'Cache-Control': `public, max-age=${lifetimeSeconds}`, ...own };
    const encode = async () => encodeFile(await generate(createDeadline(timeoutMs)));
    const client = toClientNetwork(request.ip);
    try {
      const file = await files.getOrGenerate(key, () => admission.run(cost, encode, client));
      if (file) return send(request, reply, headers, file);
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
    } catch (cause) {
      const failed = { event: `${name}.failed`, facts: { key }, retryAfterSeconds };
      const overloaded = setUnavailable(reply, cause, pipeline, failed);
      const text = overloaded ?? `Service unavailable: the ${name} could not be generated`;
      return reply.type('text/plain').send(text);
    }
  };
}

async function encodeFile(content: string | Buffer | undefined): Promise<EncodedFile | undefined> {
  if (content === undefined) return undefined;
  const isText = typeof content === 'string';
  const bodies = isText ? await encodeBodies(content) : { identity: copyToOwnBuffer(content) };
  return { bodies, etag: computeEtag(content) };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: ResponseHeaders,
  { bodies, etag }: EncodedFile,
): FastifyReply {
  const isText = 'br' in bodies;
  reply.headers({ ...headers, ETag: etag, ...(isText && { Vary: 'Accept-Encoding' }) });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = isText ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity' || !isText) return reply.send(bodies.identity);
  return reply.header('Content-Encoding', encoding).send(bodies[encoding]);
}

/** A signal that aborts after `timeoutMs`, for requests that share it: any number, since each listener is removed with its answer. */
export function createDeadline(timeoutMs: number): AbortSignal {
  const signal = AbortSignal.timeout(timeoutMs);
  setMaxListeners(0, signal);
  return signal;
}

/** How many pages are requested at the same time, and how many answers fetched again. */
const batchSize = 20;

/**
 * Creates the function that loads the cards of a file. It leaves out pages that are unreadable, and rejects if another cannot be fetched: a
 * calendar without a concert would delete it from subscribers' calendars (LIST-14).
 */
export function createFileCardLoader({ world, logger }: Pick<Pipeline, 'world' | 'logger'>) {
  return createCardLoader({ cms: world.get(CmsPort), logger, isOmitted: isUnreadableResponse, batchSize });
}

interface GeneratedFileCacheOptions<File> extends Pick<
  Pipeline,
  'clock' | 'timer' | 'readRecorder' | 'world'
> {
  readonly maxBytes: number;
  readonly sizeOf: (file: File) => number;
  /** The lifetimes of a file; undefined: until the first of the answers expires that it was made from, and none if one was missing. */
  readonly ttlOf?: (file: File) => CacheTtl;
  /** Called if a stale file is served because it cannot be made again. */
  readonly onStaleServed?: (key: string, cause: unknown) => void;
}

interface GeneratedFile<File> {
  readonly file: File;
  /** The answers that it was made from. */
  readonly answerKeys: readonly string[];
}

/**
 * Caches what is made from the answers of the CMS and the search: answers as they are sent, calendars, sitemaps (CACHE-4, CACHE-7). A file
 * is purged with any of the answers that it was made from; one that is being made meanwhile is not stored.
 */
export class GeneratedFileCache<File> implements PurgeableCache {
  readonly #options: GeneratedFileCacheOptions<File>;
  readonly #cache: SwrCache<GeneratedFile<File>>;

  constructor(options: GeneratedFileCacheOptions<File>) {
    const { clock, timer, maxBytes, sizeOf, onStaleServed } = options;
    this.#options = options;
    const files = new ByteLimitedLru<StoredCacheEntry<GeneratedFile<File>>>({
      maxBytes,
      sizeOf: ({ entry, tags }) => {
        const value = findCachedValue(entry);
        return tags.reduce((sum, tag) => sum + computeTextBytes(tag), value ? sizeOf(value.file) : 0);
      },
    });
    this.#cache = new SwrCache({
      clock,
      timer,
      store: new EntryStore({ partitions: { files }, choosePartition: () => 'files' }),
      onFailure: ({ key }, cause, served) => {
        if (served === 'good') onStaleServed?.(key, cause);
      },
    });
  }

  /** The cached file, or a new one, which concurrent requests share. Rejects as `generate` does. */
  async getOrGenerate(key: string, generate: () => Promise<File>): Promise<File> {
    const { readRecorder, ttlOf } = this.#options;
    const { value } = await this.#cache.read({
      key,
      // Of a failure: the next request tries again.
      ttl: uncachedTtl,
      fetch: async ({ lastGood, isInBackground }) => {
        // After a soft purge: the data cache serves a purged answer once more, from which the old file would be made again.
        if (lastGood && isInBackground) await this.#refreshDue(lastGood.answerKeys);
        const recording = readRecorder.startRecording();
        const file = await recording.during(generate);
        const { keys, expires, isIncomplete } = recording.used;
        const now = this.#cache.now();
        const lifetimeSeconds = isIncomplete ? 0 : Math.max(0, ((expires ?? now) - now) / secondMs);
        const ttl = ttlOf ? ttlOf(file) : { ...uncachedTtl, lifetimeSeconds };
        // Its own key: one that was made from no answer is purged with everything.
        return { kind: 'good', value: { file, answerKeys: keys }, ttl, tags: [...keys, key] };
      },
    });
    return value.file;
  }

  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void {
    this.#cache.purge(isAffected, mode);
  }

  async #refreshDue(answerKeys: readonly string[]): Promise<void> {
    const { world } = this.#options;
    if (!world.isBound(DataCacheToken)) return;
    for (let start = 0; start < answerKeys.length; start += batchSize)
      await world.get(DataCacheToken).refreshDue(answerKeys.slice(start, start + batchSize));
  }
}
