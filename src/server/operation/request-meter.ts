import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { pagePathOf } from '#domain/calendar/calendar-path.ts';
import { newsletterPath } from '#domain/form/newsletter.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import { reportPath } from '#src/server/headers.ts';
import { purgePath } from '#src/server/operation/purge.ts';
import type { PageSource } from '#src/server/pages/page-handler.ts';

/** Where a page came from; `other`: it is no page, or a redirect or refusal before any page. */
type Source = 'cached' | 'rendered' | 'refused' | 'preview' | 'other';

const sourceOf: Readonly<Record<PageSource, Source>> = {
  hit: 'cached',
  stale: 'cached',
  rendered: 'rendered',
  coalesced: 'rendered',
  overloaded: 'refused',
  editor: 'preview',
};

/** `aborted`: the client went away before it had the whole answer. */
const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'aborted'] as const;

/** Counts every request and how long its answer took, from its headers being read to its last byte being handed to the system. */
export class RequestMeter {
  readonly #sources = new WeakMap<ServerResponse, Source>();
  readonly #requests: Counter<'route' | 'status'>;
  readonly #seconds: Histogram<'route' | 'source'>;

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
    // A rate sees the first of something only where it was 0 before.
    for (const route of routeClasses) {
      for (const status of statusClasses) this.#requests.inc({ route, status }, 0);
    }
    for (const source of ['cached', 'rendered']) this.#seconds.zero({ route: 'page', source });
  }

  /** Measures a request until its answer has been sent, or its client has gone. */
  observe({ url = '' }: IncomingMessage, response: ServerResponse): void {
    const startedAtMs = performance.now();
    response.once('close', () => {
      const route = routeClassOf(url);
      if (!response.writableFinished) return this.#requests.inc({ route, status: 'aborted' });
      this.#requests.inc({ route, status: `${Math.floor(response.statusCode / 100)}xx` });
      const source = this.#sources.get(response) ?? 'other';
      this.#seconds.observe({ route, source }, (performance.now() - startedAtMs) / 1000);
    });
  }

  /** Notes where the page of a response came from. */
  page(from: PageSource, response: ServerResponse): void {
    this.#sources.set(response, sourceOf[from]);
  }
}

/** The classes of routes that requests are counted by. `operation` is what operators and machines ask, not visitors. */
const routeClasses = ['page', 'data', 'calendar', 'figure', 'sitemap', 'form', 'file', 'operation'] as const;

type RouteClass = (typeof routeClasses)[number];

const operationPaths = [healthPath, reportPath, purgePath, '/metrics', '/.well-known/security.txt'];

/** The class of a request's target (`/concerten?page=2`). */
function routeClassOf(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? '';
  if (operationPaths.includes(path)) return 'operation';
  if (path.startsWith('/assets/') || /^\/[^/]+\.(?:js|png|ico|txt|webmanifest)$/.test(path)) return 'file';
  if (path.startsWith('/gateway/')) return 'data';
  if (path.startsWith('/figure/')) return 'figure';
  if (/^\/sitemap[a-z-]*\.xml$/.test(path)) return 'sitemap';
  if (path === newsletterPath) return 'form';
  return pagePathOf(path) === undefined ? 'page' : 'calendar';
}
