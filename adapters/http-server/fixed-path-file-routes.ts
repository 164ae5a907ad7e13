import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { createFileSender } from '#adapters/http-server/generated-files.ts';
import { iconFiles } from '#adapters/http-server/icon-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import { createWebManifest, toManifestPath } from '#adapters/http-server/web-manifest.ts';
import { getHallLocales } from '#domain/locale/locale.ts';
import { addMilliseconds, formatUtcIso, hourMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';

/** Icons and manifests, and how they are made: an icon takes some 100 ms. */
const kinds = {
  icon: { name: 'icon', cost: 'picture', timeoutMs: 60_000, lifetimeSeconds: 86_400 },
  manifest: { name: 'manifest', cost: 'data', timeoutMs: 5000, lifetimeSeconds: 3600 },
} as const;

/** Adds the routes of the icons and of the web app manifest in each language (LAYOUT-18). */
export function addIconAndManifestRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const limits = { maxBytes: 2 ** 20, retryAfterSeconds: 60 };
  const sendIcon = createFileSender(pipeline, { ...kinds.icon, ...limits });
  const sendManifest = createFileSender(pipeline, { ...kinds.manifest, ...limits });
  for (const { path, type, render } of iconFiles) {
    const headers = { 'Content-Type': type };
    server.get(path, (request, reply) =>
      sendIcon(request, reply, { key: path, headers, generate: () => render() }),
    );
  }
  for (const locale of getHallLocales()) {
    const path = toManifestPath(locale);
    const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
    const generate = async (signal: AbortSignal) => {
      const global = await pipeline.world.get(CmsPort).global({ locale }, signal);
      return JSON.stringify(createWebManifest(global, locale));
    };
    server.get(path, (request, reply) => sendManifest(request, reply, { key: path, headers, generate }));
  }
}

/**
 * Adds the routes of the service worker for offline reading, and of the page that it shows in each language for what it has not stored
 * (WAY-39). Their names never change, so browsers must revalidate them.
 */
export function addServiceWorkerRoutes(
  server: FastifyInstance,
  { fallbackPages, headers }: Pipeline,
  clientDirectory: string,
): void {
  const worker = readFileSync(join(clientDirectory, 'service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-cache').send(worker),
  );
  for (const locale of getHallLocales())
    server.get(`/offline/${locale}`, (_request, reply) =>
      reply
        .headers({ ...headers.document, 'Cache-Control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(fallbackPages.get(locale, 'offline')),
    );
}

/** Half a year, in milliseconds. RFC 9116 recommends less than a year. */
const securityTxtLifetimeMs = 183 * 24 * hourMs;

/** Adds `security.txt`: where to report a vulnerability (RFC 9116). */
export function addSecurityTxtRoute(server: FastifyInstance, world: Container, config: ServerSettings): void {
  const { siteOrigin, operation } = config;
  const path = '/.well-known/security.txt';
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${operation.securityContact}`,
      `Expires: ${formatUtcIso(addMilliseconds(world.get(Clock).now(), securityTxtLifetimeMs))}`,
      `Preferred-Languages: ${getHallLocales().join(', ')}`,
      `Canonical: ${siteOrigin}${path}`,
    ];
    reply.headers({ 'Cache-Control': 'public, max-age=86400' });
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
