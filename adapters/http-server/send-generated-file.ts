import type { FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import {
  type EncodedBodies,
  matchesEtag,
  negotiateEncoding,
} from '#adapters/http-server/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import {
  formatRetryAfterForError,
  overloadText,
  setOverloadHeaders,
} from '#adapters/http-server/retry-after.ts';

/** How long a generated file is fresh, in seconds. */
export const generatedFileSeconds = 300;

/** A file that is made from the hall's data: its bytes in each encoding, compressed once. */
export interface GeneratedFile {
  readonly bodies: EncodedBodies;
  readonly etag: string;
}

interface FileToSend {
  /** The word for it in logs and failures: `calendar`. */
  readonly name: 'calendar' | 'agenda';
  readonly headers: ResponseHeaders;
  /** Undefined: there is no such file. */
  readonly generate: () => Promise<GeneratedFile | undefined>;
}

/** The `Retry-After` if the time of the next attempt is not known. */
const retryAfterSeconds = 60;

/** Sends a generated file, or 304 if the client has it; 404 if there is none, 503 if it cannot be generated. */
export async function sendGeneratedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, clock }: Pick<Pipeline, 'logger' | 'clock'>,
  { name, headers, generate }: FileToSend,
): Promise<FastifyReply> {
  try {
    const file = await generate();
    return file ? send(request, reply, headers, file) : sendNotFound(reply);
  } catch (cause) {
    if (cause instanceof OverloadedError) {
      return setOverloadHeaders(reply, cause).type('text/plain').send(overloadText);
    }
    logger.error(`${name}.fetch-failed`, { path: request.url.split('?', 1)[0] ?? '' }, cause);
    const retryAfter = formatRetryAfterForError(cause, clock.now(), retryAfterSeconds);
    return reply
      .code(503)
      .headers({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter })
      .type('text/plain')
      .send(`Service unavailable: the ${name} could not be generated`);
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: ResponseHeaders,
  { bodies, etag }: GeneratedFile,
): FastifyReply {
  reply.headers({
    ...headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': `public, max-age=${generatedFileSeconds}`,
    'X-Robots-Tag': 'noindex',
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(bodies[encoding]);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
}
