import type { FastifyInstance } from 'fastify';
import { hour, isoOf, later } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import type { Config } from '#src/config.ts';
import type { World } from '#src/di/world.ts';

/** Half a year: whoever reads it later should look again. */
const valid = 183 * 24 * hour;

/** Where to report a weakness (RFC 9116). */
export function addSecurityTxt(server: FastifyInstance, world: World, config: Config): void {
  const { siteOrigin, operation } = config;
  const path = '/.well-known/security.txt';
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${operation.securityContact}`,
      `Expires: ${isoOf(later(world.get(Clock).now(), valid))}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${siteOrigin}${path}`,
    ];
    reply.headers({ 'Cache-Control': 'public, max-age=86400' });
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
