import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { Counter, collectDefaultMetrics, Gauge, type LabelValues, Registry } from 'prom-client';
import { DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { CmsGuardToken, cmsCallKinds } from '#adapters/guarding/cms-guard.adapter.ts';
import type { AdmissionControl } from '#adapters/http-server/admission/admission-control.ts';
import { costClasses } from '#adapters/http-server/admission/cost-limits.ts';
import { registerMetric, RequestMeter } from '#adapters/http-server/operation/request-meter.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** What the metrics of a process are read from. */
interface MeasuredParts {
  readonly pages: { readonly stats: { readonly pages: number; readonly bytes: number } };
  readonly admission: AdmissionControl;
  readonly world: Container;
}

/** The metrics of the site for Prometheus. They contain nothing about individual visitors. */
export class Metrics {
  readonly #registry = new Registry();
  /** Measures every request, on all routes. */
  readonly requests = new RequestMeter(this.#registry);
  readonly upstreamRequests = this.#counter(
    'hall_upstream_requests_total',
    'Requests to the CMS and its search, by kind of call and outcome',
    cmsCallKinds.flatMap((call) => ['success', 'failure', 'rejected'].map((outcome) => ({ call, outcome }))),
  );
  readonly droppedLogLines = this.#counter(
    'hall_log_lines_dropped_total',
    'Log lines that were dropped (limited, overflow), and writes that failed (write_failed)',
    ['limited', 'overflow', 'write_failed'].map((reason) => ({ reason })),
  );
  /** `incomplete`: something was not reached, because Redis did not answer. */
  readonly purges = this.#counter(
    'hall_purges_total',
    'Purges that the instance has received, by whether they reached everything',
    ['complete', 'incomplete'].map((outcome) => ({ outcome })),
  );
  readonly rejections = this.#counter(
    'hall_admission_rejected_total',
    'Requests rejected with 503 by admission control',
    costClasses.map((cost) => ({ class: cost })),
  );

  /** Adds the metrics of the process, of which there is one, and those that are read from its pipeline when they are requested. */
  addProcess({ pages, admission, world }: MeasuredParts): void {
    collectDefaultMetrics({ register: this.#registry });
    const add = (name: string, help: string, read: () => number) =>
      registerMetric(this.#registry, Gauge, { name, help, list: () => [[{}, read()]] });
    add('hall_page_cache_pages', 'Pages in the page cache', () => pages.stats.pages);
    add('hall_page_cache_bytes', 'Bytes of the pages in the page cache', () => pages.stats.bytes);
    add('hall_shared_cache_down', 'Whether Redis is configured and cannot be reached', () =>
      Number(world.get(SharedCache).state === 'down'),
    );
    const addEach = (name: string, help: string, label: string, list: () => readonly [string, number][]) =>
      registerMetric(this.#registry, Gauge, {
        name,
        help,
        labelNames: [label],
        list: () => list().map(([labelValue, value]) => [{ [label]: labelValue }, value]),
      });
    const listLoads = (part: 'running' | 'queued') =>
      costClasses.map((cost): [string, number] => [cost, admission.load(cost)[part]]);
    addEach('hall_admission_running', 'Work in progress', 'class', () => listLoads('running'));
    addEach('hall_admission_queued', 'Work in the queue', 'class', () => listLoads('queued'));
    addEach('hall_data_cache_entries', 'Entries of the data cache', 'state', () =>
      Object.entries(world.get(DataCacheToken).states),
    );
    addEach('hall_circuit_open', 'Kinds of call whose circuit breaker is open', 'call', () =>
      Object.entries(world.get(CmsGuardToken).states).map(([call, state]) => [
        call,
        Number(state === 'open'),
      ]),
    );
  }

  /** All metrics in the Prometheus text format. */
  get text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Creates a counter with all its series at 0: `rate()` misses the first increment of a series that did not exist before. */
  #counter<Label extends string>(
    name: string,
    help: string,
    series: readonly Readonly<Record<Label, string>>[],
  ): Counter<Label> {
    const labelNames = Object.keys(series[0] ?? {}) as Label[];
    const counter = new Counter({ name, help, labelNames, registers: [this.#registry] });
    for (const labels of series) counter.inc(labels as LabelValues<Label>, 0);
    return counter;
  }
}

/** Adds `/metrics`, protected by a bearer token. Without a configured token the path is an ordinary page. */
export function addMetricsRoute(server: FastifyInstance, meters: Metrics, token: string): void {
  if (token === '') return;
  server.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).type('text/plain').send('Unauthorized');
    }
    return reply.type('text/plain; version=0.0.4').send(await meters.text);
  });
}

/** Whether two strings are equal, in a time that does not reveal where they differ. */
export function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
