import type { FastifyInstance } from 'fastify';
import { FigureThread } from '#adapters/http-server/files/figure-thread.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

const mebibyte = 2 ** 20;

/** A figure depends on its path alone, so it is immutable. */
const kind = {
  name: 'figure',
  timeoutMs: 60_000,
  lifetimeSeconds: 31_536_000,
  retryAfterSeconds: 10,
} as const;

const headers = { 'Cache-Control': `public, max-age=${kind.lifetimeSeconds}, immutable` };
const svgHeaders = { ...headers, 'Content-Type': 'image/svg+xml' };
const pngHeaders = {
  ...headers,
  'Content-Type': 'image/png',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Adds the sound figures, and as PNG the pictures of them for other sites. They are rendered in a worker thread. */
export function addFigureRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  const thread = new FigureThread();
  server.addHook('onClose', () => thread.close());
  // A season has one figure per concert; pictures are larger and rarely requested.
  const sendFigure = createFileSender(pipeline, { ...kind, cost: 'figure', maxBytes: 32 * mebibyte });
  const sendPicture = createFileSender(pipeline, { ...kind, cost: 'picture', maxBytes: 6 * mebibyte });
  server.get('/figure/*', (request, reply) => {
    const isPicture = request.url.endsWith('.png');
    const path = isPicture ? request.url.replace(/png$/, 'svg') : request.url;
    const isFigure = parseFigureImagePath(path).kind === 'figure';
    const render = (format: 'svg' | 'png') => async () =>
      isFigure ? thread.render(path, format) : undefined;
    return isPicture
      ? sendPicture(request, reply, { key: path, headers: pngHeaders, generate: render('png') })
      : sendFigure(request, reply, { key: path, headers: svgHeaders, generate: render('svg') });
  });
}
