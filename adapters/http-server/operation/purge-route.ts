import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { isEqualInConstantTime } from '#adapters/http-server/operation/is-equal-in-constant-time.ts';
import { purgePath } from '#adapters/http-server/operation/route-class.ts';
import { sharedPageKeyPrefix } from '#adapters/http-server/pages/shared-pages.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { parseJson } from '#domain/json.ts';
import { minuteMs, secondMs } from '#domain/time/instant.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** The body of a purge: prefixes of cache keys; without any, everything is purged. */
const PurgeWire = v.strictObject({
  forget: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)), []),
  how: v.optional(v.picklist(['soft', 'hard']), 'soft'),
});

/** A value that is unique for each purge. */
const NonceWire = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/));

/** The accepted difference between the sender's clock and ours. */
const clockToleranceMs = 5 * minuteMs;

/** Nonces are stored for as long as a request with them could be accepted. */
const nonceLifetimeMs = 2 * clockToleranceMs;

/** Only nonces of signed requests are stored: some ten thousand. */
const maxNonceBytes = 4 * 1024 * 1024;

/** The values that are signed together with the body. */
interface PurgeStamp {
  /** The time of creation, in seconds since 1970. */
  readonly seconds: string;
  readonly nonce: string;
}

/** The headers of a signed purge. The signature is an HMAC (SHA-256, hex) over seconds, nonce and body, joined by dots. */
export function createSignedPurgeHeaders(secret: string, { seconds, nonce }: PurgeStamp, body: string) {
  const signature = createHmac('sha256', secret).update(`${seconds}.${nonce}.${body}`).digest('hex');
  return { 'x-purge-time': seconds, 'x-purge-nonce': nonce, 'x-purge-signature': signature };
}

/**
 * Adds the endpoint for the CMS's purges. A nonce is accepted once, so that a recorded request cannot be replayed. The signature
 * may use any of the secrets; without secrets there is no endpoint.
 */
export function addPurgeRoute(
  server: FastifyInstance,
  { settings, world, clock, logger, meters }: Pipeline,
): void {
  const { purgeSecrets: secrets } = settings.operation;
  if (secrets.length === 0) return;
  const shared = world.get(SharedCache);
  const nonces = new ByteLimitedLru<true>({
    maxBytes: maxNonceBytes,
    sizeOf: () => 0,
    ttl: nonceLifetimeMs,
    perf: clock,
    ttlResolution: 0,
  });
  const isFirstUse = async (nonce: string) => {
    if (nonces.has(nonce)) return false;
    nonces.set(nonce, true);
    return shared.claim(`purge ${nonce}`, nonceLifetimeMs / secondMs);
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
      const sendError = (code: number, message: string) =>
        reply.code(code).send({ error: { code, message } });
      const { headers, body = '' } = request;
      const [seconds, nonce, signature] = ['x-purge-time', 'x-purge-nonce', 'x-purge-signature'].map((name) =>
        String(headers[name] ?? ''),
      ) as [string, string, string];
      const isNow = Math.abs(Number(seconds) * secondMs - clock.now()) <= clockToleranceMs;
      const isSigned = secrets.some((secret) =>
        isEqualInConstantTime(
          signature,
          createSignedPurgeHeaders(secret, { seconds, nonce }, body)['x-purge-signature'],
        ),
      );
      if (!isNow || !isSigned) return sendError(403, 'Invalid signature');
      const read = v.safeParse(PurgeWire, parseJson(body));
      if (!read.success || !v.is(NonceWire, nonce)) return sendError(400, 'Invalid purge request');
      if (!(await isFirstUse(nonce))) return sendError(409, 'Nonce already used');
      const { forget: keyPrefixes, how } = read.output;
      logger.info('purge.received', { how, keyPrefixes: keyPrefixes.length });
      // A rendered page of another instance may have been made from any answer; the instances know which of their own were.
      const withPages = keyPrefixes.length === 0 ? [] : [...keyPrefixes, sharedPageKeyPrefix];
      const unreached = await shared.invalidate({ keyPrefixes: withPages, mode: how });
      meters.countPurge(unreached.length === 0 ? 'complete' : 'incomplete');
      if (unreached.length === 0) return reply.code(204).send();
      logger.warn('purge.incomplete', { unreached: unreached.join(', ') });
      return reply.code(202).send({ unreached });
    });
  });
}
