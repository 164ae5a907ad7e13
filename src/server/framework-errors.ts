import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#ports/logger.port.ts';
import { type Headers, varyOf } from '#src/server/headers.ts';

/** What a client is told; nothing of the software that answers. */
const messages: Readonly<Record<number, string>> = {
  400: 'This cannot be read.',
  404: 'There is nothing at this address.',
  408: 'This took too long to arrive.',
  413: 'This is too large.',
  415: 'This kind of content is not read here.',
  431: 'The headers of this request are too large.',
  500: 'Something has gone wrong.',
};

/** Errors that the framework finds by itself: answered in the site's words and headers, kept by nobody, and logged. */
export function addFrameworkErrors(server: FastifyInstance, logger: Logger): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500, code = '' } = error;
    if (status >= 500) logger.error('request.failed', { path: pathOf(request) }, error);
    else logRefusal(logger, request, status, code);
    return sendError(reply, status, status === 429 ? error.message : undefined);
  });
  server.setNotFoundHandler((request, reply) => {
    logRefusal(logger, request, 404, 'not_found');
    return sendError(reply, 404);
  });
}

/** Answers an address that the router cannot read. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply, logger: Logger): void {
  logRefusal(logger, request, 400, 'bad_url');
  void reply.header('Vary', varyOf(false));
  sendError(reply, 400);
}

function logRefusal(logger: Logger, request: FastifyRequest, status: number, code: string): void {
  logger.info('request.rejected', { status, code, method: request.method, path: pathOf(request) });
}

function sendError(reply: FastifyReply, status: number, message = messages[status]): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ error: { code: status, message: message ?? STATUS_CODES[status] } });
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/s, '').slice(0, 200);
}

/** Error codes of Node's HTTP parser that have a status of their own. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A request that Node could not even parse: there is no response object, so the answer is written to the socket. */
export function answerUnparsed(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Headers,
  logger: Logger,
): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = parserStatuses[code] ?? 400;
  logger.info('request.malformed', { status, code });
  if (socket.writable) socket.write(writtenAnswer(status, headers));
  socket.destroy();
}

function writtenAnswer(status: number, headers: Headers): string {
  const body = JSON.stringify({ error: { code: status, message: messages[status] } });
  const all = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Vary: varyOf(false),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
