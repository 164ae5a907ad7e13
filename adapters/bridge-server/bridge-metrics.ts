import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConcertCatalogue } from '#adapters/bridge-server/concert-catalogue.ts';

interface Measured {
  readonly catalogue: () => ConcertCatalogue | undefined;
}

/** The metrics of the Bridge for Prometheus. They contain nothing about individual visitors. */
export class BridgeMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'bridge_request_seconds',
    help: 'Seconds to answer a request, by the pattern of its path and by status',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers: [this.#registry],
  });

  constructor({ catalogue }: Measured) {
    this.#registry.registerMetric(
      new Gauge({
        name: 'bridge_catalogue_concerts',
        help: 'Concerts in the catalogue; 0 before it was read',
        registers: [],
        collect() {
          this.set(catalogue()?.concerts.length ?? 0);
        },
      }),
    );
  }

  /** All metrics in the Prometheus text format. */
  get text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds the metrics of the process, of which there is one. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Measures every response of a server. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const labels = { method, path: routeOptions.url ?? 'none', status: reply.statusCode };
      this.#requests.observe(labels, reply.elapsedTime / 1000);
    });
  }
}
