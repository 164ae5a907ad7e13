import type { FastifyInstance } from 'fastify';
import { mebibyte } from '#adapters/caching/byte-limited-lru.ts';
import { createFileSender } from '#adapters/http-server/files/generated-files.ts';
import { type FigureFormat, renderFigure } from '#adapters/http-server/files/render-figure.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import type { ResponseHeaders } from '#adapters/http-server/responses/headers.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

/** A figure depends on its path alone, so it is immutable. */
const kind = {
  name: 'figure',
  timeoutMs: 60_000,
  lifetimeSeconds: 31_536_000,
  retryAfterSeconds: 10,
} as const;

const headers = { 'Cache-Control': `public, max-age=${kind.lifetimeSeconds}, immutable` };
const pictureHeaders = { ...headers, 'Content-Type': 'image/png' };
const headersByFormat: Readonly<Record<FigureFormat, ResponseHeaders>> = {
  vector: { ...headers, 'Content-Type': 'image/svg+xml' },
  light: pictureHeaders,
  dark: pictureHeaders,
  shared: { ...pictureHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

/** The address of a figure without its format, and the format. */
const fileName = /^(.*?)\.(svg|png|light\.png|dark\.png)$/;

const formatByEnding: Readonly<Record<string, FigureFormat>> = {
  svg: 'vector',
  png: 'shared',
  'light.png': 'light',
  'dark.png': 'dark',
};

/** Adds the sound figures: as SVG, as small pictures for rows, and as large ones for other sites. Each is drawn in a turn of its own. */
export function addFigureRoutes(server: FastifyInstance, pipeline: Pipeline): void {
  // A season has one figure per concert; pictures for other sites are larger and rarely requested.
  const sendFigure = createFileSender(pipeline, { ...kind, cost: 'figure', maxBytes: 32 * mebibyte });
  const sendShared = createFileSender(pipeline, { ...kind, cost: 'picture', maxBytes: 6 * mebibyte });
  server.get('/figure/*', (request, reply) => {
    const [, start, ending = ''] = fileName.exec(request.url) ?? [];
    const format = formatByEnding[ending] ?? 'vector';
    const parsed = parseFigureImagePath(`${start}.svg`);
    const send = format === 'shared' ? sendShared : sendFigure;
    const generate = async () => {
      if (parsed.kind !== 'figure') return undefined;
      await pipeline.timeSlicer.waitForTurn();
      return renderFigure(parsed.order, format);
    };
    return send(request, reply, { key: request.url, headers: headersByFormat[format], generate });
  });
}
