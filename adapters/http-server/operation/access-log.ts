import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HandledRequest } from '#adapters/http-server/operation/request-meter.ts';
import { type RequestTracer, requestIdHeader } from '#adapters/http-server/tracing/request-tracer.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Random } from '#ports/random.port.ts';

/** The share of cached pages, and of health checks, that is logged: both are many, and one says what all say. */
const sampledShare = 0.01;

interface AccessLogDependencies {
  readonly logger: Logger;
  readonly random: Random;
  readonly requestTracer: RequestTracer;
}

/**
 * Logs a line for each request, with the id of the request and without anything about its visitor: no address, no query, no header. A
 * cached page has an id only if a proxy sent one.
 */
export class AccessLog {
  readonly #dependencies: AccessLogDependencies;

  constructor(dependencies: AccessLogDependencies) {
    this.#dependencies = dependencies;
  }

  /** Logs a request that has been answered, or whose client has disconnected. */
  record(
    request: IncomingMessage,
    response: ServerResponse,
    { route, source, status, durationMs }: HandledRequest,
  ): void {
    const { logger, random, requestTracer } = this.#dependencies;
    const hasManyAlike = response.statusCode < 400 && (source === 'cached' || isHealthCheck(request));
    if (hasManyAlike && random.fraction() >= sampledShare) return;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const id = response.getHeader(requestIdHeader) ?? requestTracer.readProxyId(request.headers);
    const facts = {
      method: request.method ?? '',
      path: path.slice(0, 200),
      route,
      source,
      status,
      ms: Math.round(durationMs * 10) / 10,
    };
    requestTracer.runWithId(typeof id === 'string' ? id : undefined, () =>
      logger.info(accessLogEvent, facts),
    );
  }
}

/** The event of a line; the logger does not limit it. */
export const accessLogEvent = 'http.request';

function isHealthCheck({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(healthPath) && url.split('?', 1)[0] === healthPath;
}
