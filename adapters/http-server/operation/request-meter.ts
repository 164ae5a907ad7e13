import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Counter, type Gauge, Histogram, type LabelValues, type Registry } from 'prom-client';
import { cspReportPath } from '#adapters/http-server/responses/headers.ts';
import { consentPath } from '#adapters/http/consent-cookie-value.ts';
import { healthPath, newsletterPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { stripIcsExtension } from '#ui/head/calendar-path.ts';

/** The classes of routes in metrics. `operation`: requests of operators and machines, not visitors. */
export const routeClasses = [
  'page',
  'data',
  'calendar',
  'figure',
  'sitemap',
  'form',
  'file',
  'operation',
] as const;

export type RouteClass = (typeof routeClasses)[number];

/** Where browsers get the module that reports errors (`src/browser/reports/report-errors.ts`), and where it sends them. */
export const errorReportPath = '/errors';

/** Where the CMS sends its purges. */
export const purgePath = '/purge';

const operationPaths = [
  healthPath,
  cspReportPath,
  errorReportPath,
  purgePath,
  '/metrics',
  '/.well-known/security.txt',
];

/** The class of a request's target (`/concerten?page=2`). */
export function toRouteClass(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? '';
  if (operationPaths.includes(path)) return 'operation';
  if (path.startsWith('/assets/') || /^\/[^/]+\.(?:js|png|ico|txt|webmanifest)$/.test(path)) return 'file';
  if (path.startsWith('/gateway/')) return 'data';
  if (path.startsWith('/figure/')) return 'figure';
  if (/^\/sitemap[a-z-]*\.xml$/.test(path)) return 'sitemap';
  if (path === newsletterPath || path === consentPath) return 'form';
  if (/^(?:\/[a-z]{2})?\/agenda\.json$/.test(path)) return 'calendar';
  return stripIcsExtension(path) === undefined ? 'page' : 'calendar';
}

/** Where a page comes from; `overloaded`: rejected, because too many pages are being rendered. */
const pageResponseSources = ['hit', 'stale', 'rendered', 'coalesced', 'overloaded', 'editor'] as const;

export type PageResponseSource = (typeof pageResponseSources)[number];

/** `aborted`: the client disconnected before the whole response was sent. `429`: over the rate limit. */
const statusClasses = ['2xx', '3xx', '4xx', '429', '5xx', 'aborted'] as const;

type StatusClass = (typeof statusClasses)[number];

/** A response that notes what its request is measured by. */
export class MeasuredResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly startedAtMs = performance.now();
  /** Where its page came from; undefined for anything but pages. */
  origin: PageResponseSource | undefined;
}

/**
 * Counts requests, from the parsed headers to the last byte handed to the operating system, and measures how long they took but those for pages
 * that were not rendered. For each request it adds to plain numbers; prom-client, which takes longer than sending a cached page should, gets
 * them when the metrics are read.
 */
export class RequestMeter {
  readonly #requests = Object.fromEntries(
    routeClasses.map((route) => [route, zeroes(statusClasses)]),
  ) as Record<RouteClass, Record<StatusClass, number>>;
  readonly #pages = zeroes(pageResponseSources);
  readonly #seconds: Histogram<'route'>;

  constructor(registry: Registry) {
    registerMetric(registry, Counter, {
      name: 'hall_page_responses_total',
      help: 'Page responses, by where the page came from',
      labelNames: ['source'],
      list: () => pageResponseSources.map((source) => [{ source }, this.#pages[source]]),
    });
    registerMetric(registry, Counter, {
      name: 'hall_http_requests_total',
      help: 'Requests, by class of route and class of status',
      labelNames: ['route', 'status'],
      list: () =>
        routeClasses.flatMap((route) =>
          statusClasses.map((status) => [{ route, status }, this.#requests[route][status]] as const),
        ),
    });
    this.#seconds = new Histogram({
      name: 'hall_http_request_duration_seconds',
      help: 'How long answers took, by class of route; of pages, those that were rendered',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
    this.#seconds.zero({ route: 'page' });
  }

  /** Measures a request until its response has been sent or its client has disconnected. */
  observe(request: IncomingMessage, response: MeasuredResponse): void {
    response.on('close', () => {
      const { statusCode, writableFinished, origin, startedAtMs } = response;
      const route = origin === undefined ? toRouteClass(request.url ?? '') : 'page';
      this.#requests[route][writableFinished ? toStatusClass(statusCode) : 'aborted'] += 1;
      if (writableFinished && isTimed(route, origin))
        this.#seconds.observe({ route }, (performance.now() - startedAtMs) / 1000);
    });
  }

  /** Counts a page, and notes on its response where it came from. */
  countPage(origin: PageResponseSource, response: ServerResponse): void {
    this.#pages[origin] += 1;
    if (response instanceof MeasuredResponse) response.origin = origin;
  }
}

/** A cached page, or a refusal of one, takes no time but that of the event loop. */
function isTimed(route: RouteClass, origin: PageResponseSource | undefined): boolean {
  return route !== 'page' || origin === 'rendered' || origin === 'coalesced';
}

function toStatusClass(status: number): StatusClass {
  if (status === 429) return '429';
  if (status < 300) return '2xx';
  if (status < 400) return '3xx';
  return status < 500 ? '4xx' : '5xx';
}

/** Every series exists from the start, with 0: `rate()` misses the first increment of one that did not exist before. */
function zeroes<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}

interface ReadMetric {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly list: () => readonly (readonly [labels: LabelValues<string>, value: number])[];
}

/** Registers a metric over plain numbers, which are read when the metrics are. */
export function registerMetric(
  registry: Registry,
  Kind: typeof Counter | typeof Gauge,
  { name, help, labelNames = [], list }: ReadMetric,
): void {
  const metric = new Kind({
    name,
    help,
    labelNames,
    registers: [],
    collect() {
      this.reset();
      for (const [labels, value] of list()) this.inc(labels, value);
    },
  });
  registry.registerMetric(metric);
}

/** What a proxy may send as the id of a request. */
const proxyIdPattern = /^[\w.-]{8,64}$/;

/**
 * Gives each request that is not answered from the page cache an id, in `X-Request-Id`. Log lines that are written while it is handled
 * carry the id (`current`).
 */
export class RequestIds {
  readonly #ids = new AsyncLocalStorage<string>();
  readonly #trustedProxies: number;

  /** `trustedProxies`: the id of a request is taken from its header if at least one proxy is trusted. */
  constructor(trustedProxies: number) {
    this.#trustedProxies = trustedProxies;
  }

  /** The id of the request that is being handled in this asynchronous context. */
  current(): string | undefined {
    return this.#ids.getStore();
  }

  /** Handles a request with an id. */
  run(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const header = request.headers['x-request-id'];
    const isOfProxy = this.#trustedProxies > 0 && typeof header === 'string' && proxyIdPattern.test(header);
    const id = isOfProxy ? header : randomUUID();
    response.setHeader('X-Request-Id', id);
    this.#ids.run(id, handle);
  }
}
