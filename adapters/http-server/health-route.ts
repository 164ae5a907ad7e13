import type { FastifyInstance } from 'fastify';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { toNamedRouteOptions } from '#adapters/http-server/route-name-option.ts';
import { getDefaultLocale } from '#domain/locale/locale.ts';
import { healthPath } from '#domain/navigation/health-path.ts';

/**
 * Adds the health check: `ok` as long as the process responds, without upstream requests (ROUTE-1). With `?deep=1`, the state of
 * the upstream systems and caches, 503 if a page that is not cached could not be rendered; with `?ready=1`, 503 while the instance
 * should receive no traffic.
 */
export function addHealthRoute(
  server: FastifyInstance,
  { clock, readiness, checkUpstreams }: Pick<Pipeline, 'clock' | 'readiness' | 'checkUpstreams'>,
): void {
  server.get(
    healthPath,
    toNamedRouteOptions('app-health-check', getDefaultLocale()),
    async ({ url }, reply) => {
      const query = new URLSearchParams(url.split('?')[1]);
      // Browsers synchronize their clock to the `Date`.
      reply.headers({ 'Cache-Control': 'no-store', Date: new Date(clock.now()).toUTCString() });
      if (query.get('ready') === '1') {
        const { isReady, text } = readiness.answer;
        return reply
          .code(isReady ? 200 : 503)
          .type('text/plain')
          .send(text);
      }
      if (query.get('deep') !== '1') return reply.type('text/plain').send('ok');
      const health = await checkUpstreams();
      return reply.code(health.cms === 'up' ? 200 : 503).send(health);
    },
  );
}
