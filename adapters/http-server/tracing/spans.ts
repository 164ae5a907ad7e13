import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Fetch } from '#adapters/http/http-client.ts';
import type { InvalidationRequest, SharedCache } from '#ports/shared-cache.port.ts';

/** Does nothing until `startTracing` has registered an exporter. */
export const tracer = trace.getTracer('klankhuis');

/** Runs work in a span, which ends with the work and records its failure. Personal data never belongs in attributes. */
export function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<Result>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: cause instanceof Error ? cause.name : 'Error' });
      throw cause;
    } finally {
      span.end();
    }
  });
}

/**
 * Wraps the server's `fetch`: each request to CMS and search is a span, and carries `traceparent` (W3C Trace Context). The query of the
 * address is not recorded, because a preview's contains a token.
 */
export function traceFetch(fetch: Fetch): Fetch {
  return (url, options) => {
    const { host, pathname } = new URL(url);
    const method = options.method ?? 'GET';
    const attributes = { 'http.request.method': method, 'server.address': host, 'url.path': pathname };
    return runInSpan(
      `${method} ${host}`,
      attributes,
      async (span) => {
        const headers = new Headers(options.headers);
        propagation.inject(context.active(), headers, {
          set: (carrier, name, value) => carrier.set(name, value),
        });
        const response = await fetch(url, { ...options, headers });
        span.setAttribute('http.response.status_code', response.status);
        return response;
      },
      SpanKind.CLIENT,
    );
  };
}

/** A shared cache whose round trips are spans. */
export function traceSharedCache(cache: SharedCache): SharedCache {
  const attributes = { 'db.system.name': 'redis' };
  return {
    get state() {
      return cache.state;
    },
    read: (key) =>
      runInSpan('redis read', { ...attributes, 'klankhuis.query': toQueryName(key) }, () => cache.read(key)),
    store: cache.store.bind(cache),
    delete: cache.delete.bind(cache),
    invalidate: (invalidation: InvalidationRequest) =>
      runInSpan('redis invalidate', attributes, () => cache.invalidate(invalidation)),
    claim: (name, seconds) => runInSpan('redis claim', attributes, () => cache.claim(name, seconds)),
    onInvalidate: cache.onInvalidate.bind(cache),
    close: cache.close.bind(cache),
  };
}

/** The query and language of a cache key; the rest may be what a visitor searched for. */
function toQueryName(key: string): string {
  return key.split(' ', 2).join(' ');
}
