import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { houseFigurePath } from '#domain/figure/figure-path.ts';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';
import { printings } from '#domain/figure/inks.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { appIcons, manifestPath, webManifest } from '#domain/page/web-manifest.ts';
import { hour, isoOf, later } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import type { World } from '#src/di/world.ts';

interface AppFile {
  readonly type: string;
  readonly body: Buffer;
  readonly maxAgeSeconds: number;
}

const daySeconds = 86_400;
const hourSeconds = 3600;

/** Milliseconds until the CMS is given up when a manifest is asked for. */
const timeoutMs = 5000;

/** The sizes that browsers choose from in `/favicon.ico`, in pixels. */
const faviconSizes = [16, 32, 48];

/** How much of an icon's width the figure takes: a square of 56 % lies inside the circle that every mask leaves. */
const figureShares = { any: 1, maskable: 0.56 };

/** The files that browsers and phones ask every site for (LAYOUT-18): icons, and the web app manifest in each language. */
export function addAppFiles(server: FastifyInstance, world: World): void {
  const add = (path: string, make: () => Promise<AppFile>) => {
    server.get(path, async (request, reply) => {
      try {
        return send(request, reply, await make());
      } catch (cause) {
        world.get(Logger).error('app-file.failed', { path }, cause);
        return failed(reply);
      }
    });
  };
  add('/favicon.ico', renderedOnce('image/x-icon', favicon));
  add(
    '/apple-touch-icon.png',
    renderedOnce('image/png', () => iconPng(180, figureShares.any)),
  );
  for (const { path, size, purpose } of appIcons) {
    add(
      path,
      renderedOnce('image/png', () => iconPng(size, figureShares[purpose])),
    );
  }
  for (const locale of locales) add(manifestPath(locale), () => manifestFile(world, locale));
}

/** An image that is rendered when it is first asked for, and kept; where that failed, the next request renders it again. */
function renderedOnce(type: string, render: () => Promise<Buffer>): () => Promise<AppFile> {
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

async function manifestFile(world: World, locale: Locale): Promise<AppFile> {
  const global = await world.get(CmsPort).global({ locale }, AbortSignal.timeout(timeoutMs));
  return {
    type: 'application/manifest+json; charset=utf-8',
    body: Buffer.from(JSON.stringify(webManifest(global, locale))),
    maxAgeSeconds: hourSeconds,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, file: AppFile): FastifyReply {
  const { type, body, maxAgeSeconds } = file;
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ETag: tag, 'Cache-Control': `public, max-age=${maxAgeSeconds}` });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

function failed(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .type('text/plain')
    .send('Service unavailable: the file could not be generated');
}

/** The hall's figure as a square of so many pixels; what it leaves is in the colour of its lines. */
async function iconPng(size: number, figureShare: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const side = Math.round(size * figureShare);
  const figure = await sharp(Buffer.from(figureSvgAt(houseFigurePath) ?? ''), { density: 600 })
    .resize({ width: side, height: side, fit: 'inside' })
    .toBuffer();
  const background = printings.petrol.light.sand;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}

/** Icons of several sizes in one file (ICO): a head, an entry of 16 bytes for each, then each as PNG. */
async function favicon(): Promise<Buffer> {
  const images = await Promise.all(faviconSizes.map((size) => iconPng(size, figureShares.any)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [place, image] of images.entries()) {
    const at = 6 + 16 * place;
    head.writeUInt8(faviconSizes[place] ?? 0, at);
    head.writeUInt8(faviconSizes[place] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

/** The worker that keeps pages for when there is no network. It has one name for ever, so browsers ask each time whether it changed. */
export function addWorkerFile(server: FastifyInstance, clientDirectory: string): void {
  const worker = readFileSync(join(clientDirectory, 'service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-cache').send(worker),
  );
}

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
