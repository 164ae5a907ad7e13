import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { classifyRoute } from '#src/server/operation/route-class.ts';
import { tracer } from '#src/server/tracing/span.ts';

/** The header that names a request in responses and logs. */
const requestIdHeader = 'x-request-id';

/** What a proxy may send as the id of a request. */
const requestIdPattern = /^[\w.-]{8,64}$/;

/**
 * Gives each request that is not answered from the page cache an id and a span. Log lines that are written while it is handled carry
 * the id (`currentRequestId`).
 */
export class RequestTracer {
  readonly #ids = new AsyncLocalStorage<string>();
  readonly #isBehindProxy: boolean;

  /** `trustedProxies`: id and trace of a request are taken from its headers if at least one proxy is trusted. */
  constructor(trustedProxies: number) {
    this.#isBehindProxy = trustedProxies > 0;
  }

  /** The id of the request that is being handled in this asynchronous context. */
  currentRequestId(): string | undefined {
    return this.#ids.getStore();
  }

  /** Handles a request in a span of its own, which ends with the response. */
  run(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const { method = 'GET', headers, url = '' } = request;
    const id = this.#readId(headers[requestIdHeader]) ?? randomUUID();
    response.setHeader('X-Request-Id', id);
    const parent = this.#isBehindProxy ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': method,
      'url.path': url.split('?', 1)[0] ?? '',
      'http.request.header.x-request-id': id,
    };
    const span = tracer.startSpan(
      `${method} ${classifyRoute(url)}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      span.end();
    });
    this.#ids.run(id, () => context.with(trace.setSpan(parent, span), handle));
  }

  #readId(header: string | readonly string[] | undefined): string | undefined {
    return this.#isBehindProxy && typeof header === 'string' && requestIdPattern.test(header)
      ? header
      : undefined;
  }
}
