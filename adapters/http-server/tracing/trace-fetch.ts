import { context, propagation, SpanKind } from '@opentelemetry/api';
import type { Fetch } from '#adapters/http/http-client.ts';
import { runInSpan } from '#adapters/http-server/tracing/span.ts';

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
