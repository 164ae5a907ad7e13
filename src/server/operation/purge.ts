import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { parsedJson } from '#domain/json.ts';
import { minute, second } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import type { World } from '#src/di/world.ts';
import { timingSafeEqualTexts } from '#src/server/operation/timing-safe-equal.ts';

export const purgePath = '/purge';

/** What is to be forgotten: answers by the beginnings of their keys, all of them where none is named. */
const PurgeWire = v.strictObject({
  forget: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)), []),
  how: v.optional(v.picklist(['soft', 'hard']), 'soft'),
});

/** What tells one purge from another. */
const NonceWire = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/));

/** So far a clock elsewhere may be from ours, in milliseconds. */
const toleranceMs = 5 * minute;

/** A nonce is remembered for as long as a request that bears it could be accepted, in milliseconds. */
const nonceLifetimeMs = 2 * toleranceMs;

/** So many nonces are remembered; only signed requests take the room. */
const mostNonces = 10_000;

/** What a purge is signed over, beside its body. */
interface PurgeStamp {
  /** The second it was made at, since 1970. */
  readonly seconds: string;
  readonly nonce: string;
}

/** The headers of a signed purge. The signature is an HMAC (SHA-256, hex) over second, nonce and body, with dots in between. */
export function purgeHeaders(secret: string, { seconds, nonce }: PurgeStamp, body: string) {
  const signature = createHmac('sha256', secret).update(`${seconds}.${nonce}.${body}`).digest('hex');
  return { 'x-purge-time': seconds, 'x-purge-nonce': nonce, 'x-purge-signature': signature };
}

/**
 * Lets the CMS say that something has changed, once with each request: a recorded one is refused. Any of the secrets signs;
 * without one there is no such address.
 */
export function addPurge(server: FastifyInstance, world: World, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  const [clock, logger, shared] = [world.get(Clock), world.get(Logger), world.get(SharedCache)];
  const nonces = new LRUCache<string, true>({
    max: mostNonces,
    ttl: nonceLifetimeMs,
    perf: clock,
    ttlResolution: 0,
  });
  const isFirstUse = async (nonce: string) => {
    if (nonces.has(nonce)) return false;
    nonces.set(nonce, true);
    return shared.claim(`purge ${nonce}`, nonceLifetimeMs / second);
  };
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 100_000 },
      async (_: unknown, body: string) => body,
    );
    scope.post<{ Body: string }>(purgePath, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const refuse = (code: number, message: string) => reply.code(code).send({ error: { code, message } });
      const { headers, body = '' } = request;
      const [seconds, nonce, signature] = ['x-purge-time', 'x-purge-nonce', 'x-purge-signature'].map((name) =>
        String(headers[name] ?? ''),
      ) as [string, string, string];
      const isNow = Math.abs(Number(seconds) * second - clock.now()) <= toleranceMs;
      const isSigned = secrets.some((secret) =>
        timingSafeEqualTexts(signature, purgeHeaders(secret, { seconds, nonce }, body)['x-purge-signature']),
      );
      if (!isNow || !isSigned) return refuse(403, 'This is not signed');
      const read = v.safeParse(PurgeWire, parsedJson(body));
      if (!read.success || !v.is(NonceWire, nonce)) return refuse(400, 'This is no purge');
      if (!(await isFirstUse(nonce))) return refuse(409, 'This purge was accepted before');
      const { forget: keyPrefixes, how } = read.output;
      logger.info('purge.received', { how, keyPrefixes: keyPrefixes.length });
      const unreached = await shared.invalidate({ keyPrefixes, how });
      if (unreached.length === 0) return reply.code(204).send();
      logger.warn('purge.incomplete', { unreached: unreached.join(', ') });
      return reply.code(202).send({ unreached });
    });
  });
}
