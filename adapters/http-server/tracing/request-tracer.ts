import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { toRouteClass } from '#adapters/http-server/operation/route-class.ts';
import { tracer } from '#adapters/http-server/tracing/spans.ts';
import { redactSecrets } from '#adapters/pino-logging/pino-logger.adapter.ts';
import { healthPath } from '#domain/navigation/health-path.ts';

/** The header that names a request in responses and logs. */
export const requestIdHeader = 'x-request-id';

/** Probes and scrapes repeat every few seconds, and have no spans. */
const untracedPaths: readonly string[] = [healthPath, '/metrics'];

/** The parent of spans that are not recorded: samplers that follow the parent, as the default one, drop them. */
const unrecordedSpan = trace.wrapSpanContext({
  traceId: '1'.repeat(32),
  spanId: '1'.repeat(16),
  traceFlags: TraceFlags.NONE,
});

/** What a proxy may send as the id of a request. */
const requestIdPattern = /^[\w.-]{8,64}$/;

/**
 * Gives each request that is not answered from the page cache an id and a span. Log lines that are written while it is handled carry
 * the id (`currentRequestId`).
 */
export class RequestTracer {
  readonly #requests = new AsyncLocalStorage<string | undefined>();
  readonly #trustedProxies: number;

  /** `trustedProxies`: id and trace of a request are taken from its headers if at least one proxy is trusted. */
  constructor(trustedProxies: number) {
    this.#trustedProxies = trustedProxies;
  }

  /** The id of the request that is being handled in this asynchronous context. */
  currentRequestId(): string | undefined {
    return this.#requests.getStore();
  }

  /** Handles a request in a span of its own, which ends with the response. */
  run(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const { method = 'GET', headers, url = '' } = request;
    const id = this.readProxyId(headers) ?? randomUUID();
    response.setHeader('X-Request-Id', id);
    const parent = this.#trustedProxies > 0 ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const path = url.split('?', 1)[0] ?? '';
    if (untracedPaths.includes(path)) {
      return this.#requests.run(id, () => context.with(trace.setSpan(ROOT_CONTEXT, unrecordedSpan), handle));
    }
    const attributes = { 'http.request.method': method, 'http.request.header.x-request-id': id };
    const span = tracer.startSpan(
      `${method} ${toRouteClass(url)}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    if (span.isRecording()) span.setAttribute('url.path', redactSecrets(path));
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      span.end();
    });
    this.#requests.run(id, () => context.with(trace.setSpan(parent, span), handle));
  }

  /** The id that a trusted proxy gave a request, if any. */
  readProxyId(headers: IncomingHttpHeaders): string | undefined {
    const header = headers[requestIdHeader];
    return this.#trustedProxies > 0 && typeof header === 'string' && requestIdPattern.test(header)
      ? header
      : undefined;
  }

  /** Runs `act` with the id of a request, which its log lines carry. */
  runWithId(id: string | undefined, act: () => void): void {
    this.#requests.run(id, act);
  }
}
