import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { figureSvgAt } from '#domain/figure/figure-svg-at.ts';

/** A figure as it is sent: drawn and pressed together once. */
interface Print {
  readonly svg: string;
  readonly brotli: Buffer;
}

/** So many figures are kept; a season has as many as it has concerts. */
const printsKept = 2000;

/** The sound figures, drawn from their address alone and so immutable. */
export function addFigures(server: FastifyInstance): void {
  const prints = new LRUCache<string, Print>({ max: printsKept });
  server.get('/figure/*', (request, reply) => {
    const print = prints.get(request.url) ?? printOf(request.url);
    if (!print) return reply.code(404).type('text/plain').send('No such figure');
    prints.set(request.url, print);
    reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' });
    const readsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (!readsBrotli) return reply.type('image/svg+xml').send(print.svg);
    return reply.type('image/svg+xml').header('Content-Encoding', 'br').send(print.brotli);
  });
}

function printOf(path: string): Print | undefined {
  const svg = figureSvgAt(path);
  return svg === undefined ? undefined : { svg, brotli: brotliCompressSync(svg) };
}
