import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { classifyRoute, type RouteClass, routeClasses } from '#adapters/http-server/operation/route-class.ts';

/** Where a page comes from; `overloaded`: rejected, because too many pages are being rendered. */
export const pageOrigins = [
  'hit',
  'stale',
  'rendered',
  'coalesced',
  'shared',
  'overloaded',
  'editor',
] as const;

export type PageOrigin = (typeof pageOrigins)[number];

/** The same for metrics; `other`: not a page, or a redirect or rejection before the page handler. */
type Source = 'cached' | 'rendered' | 'refused' | 'preview' | 'other';

const sources: Readonly<Record<PageOrigin, Source>> = {
  hit: 'cached',
  stale: 'cached',
  rendered: 'rendered',
  coalesced: 'rendered',
  shared: 'cached',
  overloaded: 'refused',
  editor: 'preview',
};

/** `aborted`: the client disconnected before the whole response was sent. */
const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const;

/** A request that has been answered, or whose client has disconnected. */
export interface HandledRequest {
  readonly route: RouteClass;
  readonly source: Source;
  /** The HTTP status, or `aborted`: the client disconnected before the whole response was sent. */
  readonly status: number | 'aborted';
  readonly durationMs: number;
}

/** Records each request. */
interface RequestLog {
  record(request: IncomingMessage, response: ServerResponse, handled: HandledRequest): void;
}

/** Counts requests and their durations, from the parsed headers to the last byte handed to the operating system. */
export class RequestMeter {
  readonly #sources = new WeakMap<ServerResponse, Source>();
  readonly #requests: Counter<'route' | 'status'>;
  readonly #seconds: Histogram<'route' | 'source'>;
  readonly #rateLimited: Counter<'route'>;

  constructor(registry: Registry) {
    this.#requests = new Counter({
      name: 'hall_http_requests_total',
      help: 'Requests, by class of route and class of status',
      labelNames: ['route', 'status'],
      registers: [registry],
    });
    this.#seconds = new Histogram({
      name: 'hall_http_request_duration_seconds',
      help: 'How long answers took, by class of route and, for pages, by where they came from',
      labelNames: ['route', 'source'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
    this.#rateLimited = new Counter({
      name: 'hall_http_rate_limited_total',
      help: 'Requests answered with 429, by class of route',
      labelNames: ['route'],
      registers: [registry],
    });
    // `rate()` misses the first increment of a series that did not exist before.
    for (const route of routeClasses) {
      this.#rateLimited.inc({ route }, 0);
      for (const status of statusClasses) this.#requests.inc({ route, status }, 0);
    }
    for (const source of ['cached', 'rendered']) this.#seconds.zero({ route: 'page', source });
  }

  /** Measures a request until its response has been sent or its client has disconnected, and then logs it. */
  observe(request: IncomingMessage, response: ServerResponse, accessLog: RequestLog | undefined): void {
    const startedAtMs = performance.now();
    response.once('close', () => {
      const route = classifyRoute(request.url ?? '');
      const { statusCode, writableFinished } = response;
      const source = this.#sources.get(response) ?? 'other';
      const durationMs = performance.now() - startedAtMs;
      const status = writableFinished ? statusCode : 'aborted';
      accessLog?.record(request, response, { route, source, status, durationMs });
      if (!writableFinished) return this.#requests.inc({ route, status: 'aborted' });
      this.#requests.inc({ route, status: `${Math.floor(statusCode / 100)}xx` });
      if (statusCode === 429) this.#rateLimited.inc({ route });
      this.#seconds.observe({ route, source }, durationMs / 1000);
    });
  }

  /** Records where the page of a response came from. */
  recordSource(from: PageOrigin, response: ServerResponse): void {
    this.#sources.set(response, sources[from]);
  }
}
