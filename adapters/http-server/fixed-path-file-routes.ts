import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import { iconFiles } from '#adapters/http-server/icon-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import type { ServerSettings } from '#adapters/http-server/server-settings.ts';
import { getHallLocales, type Locale } from '#domain/locale/locale.ts';
import { addMilliseconds, formatUtcIso, hourMs } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { createWebManifest, toManifestPath } from '#ui/head/web-manifest.ts';

interface AppFile {
  readonly type: string;
  readonly body: Buffer;
  readonly maxAgeSeconds: number;
}

const daySeconds = 86_400;
const hourSeconds = 3600;

/** The timeout of the CMS request for a manifest. */
const timeoutMs = 5000;

/** Adds the routes of the icons and of the web app manifest in each language (LAYOUT-18). */
export function addIconAndManifestRoutes(server: FastifyInstance, world: Container): void {
  const add = (path: string, create: () => Promise<AppFile>) => {
    server.get(path, async (request, reply) => {
      try {
        return send(request, reply, await create());
      } catch (cause) {
        world.get(Logger).error('app-file.failed', { path }, cause);
        return sendFailure(reply);
      }
    });
  };
  for (const { path, type, render } of iconFiles) add(path, renderOnce(type, render));
  for (const locale of getHallLocales()) add(toManifestPath(locale), () => createManifest(world, locale));
}

/** Renders an image on its first request and caches it. After a failure the next request renders it again. */
function renderOnce(type: string, render: () => Promise<Buffer>): () => Promise<AppFile> {
  let rendering: Promise<Buffer> | undefined;
  return async () => {
    rendering ??= render();
    try {
      return { type, body: await rendering, maxAgeSeconds: daySeconds };
    } catch (cause) {
      rendering = undefined;
      throw cause;
    }
  };
}

async function createManifest(world: Container, locale: Locale): Promise<AppFile> {
  const global = await world.get(CmsPort).global({ locale }, AbortSignal.timeout(timeoutMs));
  return {
    type: 'application/manifest+json; charset=utf-8',
    body: Buffer.from(JSON.stringify(createWebManifest(global, locale))),
    maxAgeSeconds: hourSeconds,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply {
  const { type, body, maxAgeSeconds } = file;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ETag: etag, 'Cache-Control': `public, max-age=${maxAgeSeconds}` });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

function sendFailure(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .type('text/plain')
    .send('Service unavailable: the file could not be generated');
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
