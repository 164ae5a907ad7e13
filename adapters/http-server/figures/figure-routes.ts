import type { FastifyInstance, FastifyReply } from 'fastify';
import { ByteLimitedLru } from '#adapters/caching/byte-limited-lru.ts';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { negotiateEncoding } from '#adapters/http-server/encodings-and-etags.ts';
import { FigureThread } from '#adapters/http-server/figures/figure-thread.ts';
import type { RenderedFigure } from '#adapters/http-server/figures/render-figure.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { overloadText, setOverloadHeaders } from '#adapters/http-server/retry-after.ts';
import { parseFigureImagePath } from '#ui/figure/figure-image-path.ts';

const mebibyte = 2 ** 20;

/** A season has one figure per concert. */
const maxFigureBytes = 24 * mebibyte;

/** Pictures for other sites are larger and rarely requested. */
const maxPictureBytes = 6 * mebibyte;

const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Adds the sound figures. A figure depends on its path alone, so it is immutable. Figures are cached and rendered in a worker thread. */
export function addFigureRoutes(server: FastifyInstance, { admission, logger }: Pipeline): void {
  const thread = new FigureThread();
  server.addHook('onClose', () => thread.close());
  const figures = new ByteLimitedLru<RenderedFigure<Buffer>, string>({
    maxBytes: maxFigureBytes,
    sizeOf: ({ svg, brotli }) => svg.byteLength + brotli.byteLength,
    fetchMethod: (path, _stale, { context }) => admission.run('figure', () => thread.svg(path), context),
  });
  const pictures = new ByteLimitedLru<Buffer, string>({
    maxBytes: maxPictureBytes,
    sizeOf: ({ byteLength }) => byteLength,
    fetchMethod: (path, _stale, { context }) => admission.run('picture', () => thread.png(path), context),
  });
  server.get('/figure/*', async (request, reply) => {
    const isPicture = request.url.endsWith('.png');
    const path = isPicture ? request.url.replace(/png$/, 'svg') : request.url;
    if (parseFigureImagePath(path).kind !== 'figure') return sendNotFound(reply);
    try {
      return isPicture
        ? sendPicture(reply, await pictures.fetch(path, { context: request.ip }))
        : sendFigure(
            reply,
            await figures.fetch(path, { context: request.ip }),
            request.headers['accept-encoding'],
          );
    } catch (cause) {
      if (!(cause instanceof OverloadedError)) {
        logger.error('figure.failed', { path }, cause);
        return sendFailure(reply);
      }
      return setOverloadHeaders(reply, cause).type('text/plain').send(overloadText);
    }
  });
}

function sendPicture(reply: FastifyReply, picture: Buffer | undefined): FastifyReply {
  if (!picture) return sendNotFound(reply);
  const headers = { 'Cache-Control': immutableCacheControl, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return reply.headers(headers).type('image/png').send(picture);
}

function sendFigure(
  reply: FastifyReply,
  figure: RenderedFigure<Buffer> | undefined,
  accepted: string | undefined,
): FastifyReply {
  if (!figure) return sendNotFound(reply);
  reply.headers({ 'Cache-Control': immutableCacheControl, Vary: 'Accept-Encoding' }).type('image/svg+xml');
  if (negotiateEncoding(accepted) !== 'br') return reply.send(figure.svg);
  return reply.header('Content-Encoding', 'br').send(figure.brotli);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
}

function sendFailure(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '10' })
    .type('text/plain')
    .send('Service unavailable: the figure could not be rendered');
}
