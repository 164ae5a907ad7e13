import type { FastifyInstance } from 'fastify';
import { defaultLocale } from '#domain/locale/locale.ts';
import { healthPath } from '#domain/navigation/health-path.ts';
import type { Clock } from '#ports/clock.port.ts';
import { namedRoute } from '#src/server/named-route.ts';
import type { ReadinessAnswer } from '#src/server/operation/readiness.ts';

/** What is behind the site, and how it is. */
export interface Health {
  readonly cms: 'up' | 'down';
  readonly search: 'up' | 'down';
  /** What instances share; without it the site does as well. */
  readonly shared: 'none' | 'up' | 'down';
  /** How many remembered answers are in which state. */
  readonly answers: Readonly<Record<string, number>>;
}

export interface HealthDependencies {
  /** The hall's clock: browsers set theirs by the answer's `Date`. */
  readonly clock: Clock;
  readonly readiness: () => ReadinessAnswer;
  readonly look: () => Promise<Health>;
}

interface Asked {
  readonly deep?: string;
  readonly ready?: string;
}

/**
 * `ok` while the process answers, without asking anyone (ROUTE-1). With `?deep=1`, what the systems behind it say and how the
 * caches are, 503 where a page that is not kept could not be drawn; with `?ready=1`, 503 while no visitor should come.
 */
export function addHealth(server: FastifyInstance, { clock, readiness, look }: HealthDependencies): void {
  server.get<{ Querystring: Asked }>(
    healthPath,
    namedRoute('app-health-check', defaultLocale),
    async ({ query }, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', Date: new Date(clock.now()).toUTCString() });
      if (query.ready === '1') {
        const { isReady, text } = readiness();
        return reply
          .code(isReady ? 200 : 503)
          .type('text/plain')
          .send(text);
      }
      if (query.deep !== '1') return reply.type('text/plain').send('ok');
      const health = await look();
      return reply.code(health.cms === 'up' ? 200 : 503).send(health);
    },
  );
}
