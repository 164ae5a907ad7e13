import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBadAddress } from '#adapters/http-server/pages/send-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { formatPageVaryHeader } from '#adapters/http-server/responses/encodings-and-etags.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { sendError } from '#adapters/http-server/responses/short-answers.ts';
import type { Logger } from '#ports/logger.port.ts';

/** Error messages for clients; they do not reveal the server software. */
const statusMessages: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  404: 'Not found.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'This content type is not supported.',
  431: 'The headers of this request are too large.',
  500: 'Internal server error.',
};

function toMessage(status: number): string {
  return statusMessages[status] ?? STATUS_CODES[status] ?? '';
}

/** Handles errors that the framework detects: logs them, and responds with the site's messages and headers, not cacheable. */
export function addFrameworkErrorHandlers(server: FastifyInstance, logger: Logger): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode: status = 500, code = '' } = error;
    if (status >= 500) logger.error('request.failed', { path: toLoggedPath(request) }, error);
    else logRejection(logger, request, status, code);
    return sendError(reply, status, status === 429 ? error.message : toMessage(status));
  });
  server.setNotFoundHandler((request, reply) => {
    logRejection(logger, request, 404, 'not_found');
    return sendError(reply, 404, toMessage(404));
  });
}

/** Responds with 400 and an error page to an address that the router cannot parse. */
export function rejectUnreadableUrl(request: FastifyRequest, reply: FastifyReply, pipeline: Pipeline): void {
  logRejection(pipeline.logger, request, 400, 'bad_url');
  sendBadAddress(request.raw, reply.raw, pipeline);
  reply.hijack();
}

function logRejection(logger: Logger, request: FastifyRequest, status: number, code: string): void {
  logger.info('request.rejected', { status, code, method: request.method, path: toLoggedPath(request) });
}

function toLoggedPath({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/s, '').slice(0, 200);
}

/** The status for an error code of Node's HTTP parser; 400 for all others. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to a request that Node could not parse: there is no response object, so the response is written to the socket. */
export function sendParserError(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: ResponseHeaders,
  logger: Logger,
): void {
  const { code = '' } = error;
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = parserStatuses[code] ?? 400;
  logger.info('request.malformed', { status, code });
  if (socket.writable) socket.write(formatResponse(status, headers));
  socket.destroy();
}

function formatResponse(status: number, headers: ResponseHeaders): string {
  const body = JSON.stringify({ error: { code: status, message: toMessage(status) } });
  const allHeaders = {
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Vary: formatPageVaryHeader(false),
    Connection: 'close',
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
