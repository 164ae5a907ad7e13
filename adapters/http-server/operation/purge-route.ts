import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import * as v from 'valibot';
import { isEqualInConstantTime, type Metrics } from '#adapters/http-server/operation/metrics.ts';
import { purgePath } from '#adapters/http-server/operation/request-meter.ts';
import type { ServerSettings } from '#adapters/http-server/responses/server-settings.ts';
import { sendError } from '#adapters/http-server/responses/short-answers.ts';
import { parseJson } from '#domain/json.ts';
import type { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** The body of a purge: prefixes of cache keys; without any, everything is purged. */
const PurgeWire = v.strictObject({
  forget: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)), []),
  how: v.optional(v.picklist(['soft', 'hard']), 'soft'),
});

interface PurgeParts {
  readonly settings: ServerSettings;
  readonly world: Container;
  readonly logger: Logger;
  readonly meters: Metrics;
}

/** Adds the endpoint for the CMS's purges, protected by a bearer token. Without a configured token there is no endpoint. */
export function addPurgeRoute(
  server: FastifyInstance,
  { settings, world, logger, meters }: PurgeParts,
): void {
  const { purgeSecret } = settings.operation;
  if (purgeSecret === '') return;
  const shared = world.get(SharedCache);
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 100_000 },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>(purgePath, async ({ headers, body = '' }, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isEqualInConstantTime(headers.authorization ?? '', `Bearer ${purgeSecret}`))
        return sendError(reply, 401, 'Unauthorized');
      const read = v.safeParse(PurgeWire, parseJson(body));
      if (!read.success) return sendError(reply, 400, 'Invalid purge request');
      const { forget: keyPrefixes, how } = read.output;
      logger.info('purge.received', { how, keyPrefixes: keyPrefixes.length });
      const unreached = await shared.invalidate({ keyPrefixes, mode: how });
      meters.purges.inc({ outcome: unreached.length === 0 ? 'complete' : 'incomplete' });
      if (unreached.length === 0) return reply.code(204).send();
      logger.warn('purge.incomplete', { unreached: unreached.join(', ') });
      return reply.code(202).send({ unreached });
    });
  });
}
