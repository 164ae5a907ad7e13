import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from 'inversify';
import { hallFigureImagePath } from '#domain/figure/figure-image-path.ts';
import { renderFigureSvgForPath } from '#domain/figure/figure-svg-for-path.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { appIcons, createWebManifest, toManifestPath } from '#domain/page/web-manifest.ts';
import { addMilliseconds, formatUtcIso, hourMs } from '#domain/time/instant.ts';
import { inksByTheme } from '#hall/inks.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';

interface AppFile {
  readonly type: string;
  readonly body: Buffer;
  readonly maxAgeSeconds: number;
}

const daySeconds = 86_400;
const hourSeconds = 3600;

/** The timeout of the CMS request for a manifest. */
const timeoutMs = 5000;

/** The sizes that browsers choose from in `/favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

/** The figure's share of an icon's width. A square of 56 % lies inside the safe zone of a maskable icon. */
const figureShares = { any: 1, maskable: 0.56 };

/** Adds the routes of the icons and of the web app manifest in each language (LAYOUT-18). */
export function addIconsAndManifest(server: FastifyInstance, world: Container): void {
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
  add('/favicon.ico', renderOnce('image/x-icon', renderFavicon));
  add(
    '/apple-touch-icon.png',
    renderOnce('image/png', () => renderIcon(180, figureShares.any)),
  );
  for (const { path, size, purpose } of appIcons) {
    add(
      path,
      renderOnce('image/png', () => renderIcon(size, figureShares[purpose])),
    );
  }
  for (const locale of locales) add(toManifestPath(locale), () => createManifest(world, locale));
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

/** Renders the hall's figure on a square of `size` pixels. The margin has the colour of the figure's sand. */
async function renderIcon(size: number, figureShare: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = Math.round(size * figureShare);
  const figure = await sharp(Buffer.from(renderFigureSvgForPath(hallFigureImagePath) ?? ''), { density: 600 })
    .resize({ width: side, height: side, fit: 'inside' })
    .toBuffer();
  const background = inksByTheme.petrol.light.sand;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}

/** Builds an ICO file with several sizes: a header, an entry of 16 bytes per image, then the images as PNG. */
async function renderFavicon(): Promise<Buffer> {
  const images = await Promise.all(faviconSizes.map((size) => renderIcon(size, figureShares.any)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entryOffset = 6 + 16 * index;
    header.writeUInt8(faviconSizes[index] ?? 0, entryOffset);
    header.writeUInt8(faviconSizes[index] ?? 0, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(image.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

/** Adds the route of the service worker for offline pages. Its name never changes, so browsers must revalidate it. */
export function addServiceWorkerFile(server: FastifyInstance, clientDirectory: string): void {
  const worker = readFileSync(join(clientDirectory, 'service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-cache').send(worker),
  );
}

/** Half a year, in milliseconds. RFC 9116 recommends less than a year. */
const securityTxtLifetimeMs = 183 * 24 * hourMs;

/** Adds `security.txt`: where to report a vulnerability (RFC 9116). */
export function addSecurityTxt(server: FastifyInstance, world: Container, config: Config): void {
  const { siteOrigin, operation } = config;
  const path = '/.well-known/security.txt';
  server.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${operation.securityContact}`,
      `Expires: ${formatUtcIso(addMilliseconds(world.get(Clock).now(), securityTxtLifetimeMs))}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${siteOrigin}${path}`,
    ];
    reply.headers({ 'Cache-Control': 'public, max-age=86400' });
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
