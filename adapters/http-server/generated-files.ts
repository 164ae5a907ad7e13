import type { FastifyReply, FastifyRequest } from 'fastify';
import { copyToOwnBuffer } from '#adapters/caching/byte-limited-lru.ts';
import type { CostClass } from '#adapters/http-server/admission/cost-limits.ts';
import { toClientNetwork } from '#adapters/http-server/client-network.ts';
import { createDeadline } from '#adapters/http-server/create-deadline.ts';
import {
  computeBodiesBytes,
  computeEtag,
  type EncodedBodies,
  encodeBodies,
  matchesEtag,
  negotiateEncoding,
} from '#adapters/http-server/encodings-and-etags.ts';
import { GeneratedFileCache } from '#adapters/http-server/generated-file-cache.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { setUnavailable } from '#adapters/http-server/retry-after.ts';
import { type CacheTtl, uncachedTtl } from '#adapters/shared/queries/cache-lifetimes.ts';

/** A kind of files that the server makes, and caches as they are sent. */
interface FileKind {
  /** The word for it in logs and failures. */
  readonly name: 'agenda' | 'calendar' | 'figure' | 'icon' | 'manifest' | 'sitemap';
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

const daySeconds = 24 * 60 * 60;

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
