import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parsedJson } from '#domain/json.ts';
import { minute, second } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import type { World } from '#src/di/world.ts';
import { isSame } from '#src/server/operation/metrics.ts';

export const purgePath = '/purge';

/** What is to be forgotten: answers by the beginnings of their keys, all of them where none is named. */
const PurgeWire = v.strictObject({
  forget: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)), []),
  how: v.optional(v.picklist(['soft', 'hard']), 'soft'),
});

/** So far a clock elsewhere may be from ours. */
const tolerance = 5 * minute;

/** The signature of a purge: an HMAC (SHA-256, hex) over the second it was made at, a dot, and the body as it is sent. */
export function purgeSignature(secret: string, seconds: string, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** Lets the CMS say that something has changed. Without a secret there is no such address. */
export function addPurge(server: FastifyInstance, world: World, secret: string): void {
  if (secret === '') return;
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 100_000 },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>(purgePath, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const seconds = String(request.headers['x-purge-time'] ?? '');
      const signature = String(request.headers['x-purge-signature'] ?? '');
      const isNow = Math.abs(Number(seconds) * second - world.get(Clock).now()) <= tolerance;
      if (!isNow || !isSame(signature, purgeSignature(secret, seconds, request.body ?? ''))) {
        return reply.code(403).send({ error: { code: 403, message: 'This is not signed' } });
      }
      const read = v.safeParse(PurgeWire, parsedJson(request.body));
      if (!read.success) return reply.code(400).send({ error: { code: 400, message: 'This is no purge' } });
      const { forget: beginnings, how } = read.output;
      world.get(Logger).info('purge.asked', { how, beginnings: beginnings.length });
      await world.get(SharedCache).forget({ beginnings, how });
      return reply.code(204).send();
    });
  });
}
