import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { figureOrderOf } from '#domain/figure/figure-path.ts';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';
import { printings } from '#domain/figure/inks.ts';

/** A figure as it is sent: drawn and pressed together once. */
interface Print {
  readonly svg: string;
  readonly brotli: Buffer;
}

/** So many figures are kept; a season has as many as it has concerts. */
const printsKept = 2000;

/** Pictures for other sites are larger, and asked for by few. */
const picturesKept = 200;

const keptForEver = 'public, max-age=31536000, immutable';

/** The sound figures, drawn from their address alone and so immutable. */
export function addFigures(server: FastifyInstance): void {
  const prints = new LRUCache<string, Print>({ max: printsKept });
  const pictures = new LRUCache<string, Buffer>({ max: picturesKept });
  server.get('/figure/*', async (request, reply) => {
    if (request.url.endsWith('.png')) {
      const path = request.url.replace(/png$/, 'svg');
      const picture = pictures.get(path) ?? (await sharedPicture(path));
      if (!picture) return reply.code(404).type('text/plain').send('No such figure');
      pictures.set(path, picture);
      const headers = { 'Cache-Control': keptForEver, 'Cross-Origin-Resource-Policy': 'cross-origin' };
      return reply.headers(headers).type('image/png').send(picture);
    }
    const print = prints.get(request.url) ?? printOf(request.url);
    if (!print) return reply.code(404).type('text/plain').send('No such figure');
    prints.set(request.url, print);
    reply.headers({ 'Cache-Control': keptForEver, Vary: 'Accept-Encoding' });
    const readsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (!readsBrotli) return reply.type('image/svg+xml').send(print.svg);
    return reply.type('image/svg+xml').header('Content-Encoding', 'br').send(print.brotli);
  });
}

/** As large as networks show a shared page's picture, in pixels. */
const shared = { width: 1200, height: 630 };

/** The figure on its ground, in a format that every network reads; undefined for a path that is no figure's. */
async function sharedPicture(path: string): Promise<Buffer | undefined> {
  const order = figureOrderOf(path);
  const svg = figureSvgAt(path);
  if (order.kind !== 'figure' || svg === undefined) return undefined;
  const background = printings[order.order.theme].light.ground;
  const { default: sharp } = await import('sharp');
  const figure = await sharp(Buffer.from(svg), { density: 150 })
    .resize({ height: shared.height - 60, width: shared.width - 60, fit: 'inside' })
    .toBuffer();
  return sharp({ create: { ...shared, channels: 3, background } })
    .composite([{ input: figure }])
    .png({ palette: true })
    .toBuffer();
}

function printOf(path: string): Print | undefined {
  const svg = figureSvgAt(path);
  return svg === undefined ? undefined : { svg, brotli: brotliCompressSync(svg) };
}
