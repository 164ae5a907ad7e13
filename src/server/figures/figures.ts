import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { figureOrderOf } from '#domain/figure/figure-path.ts';
import { Logger } from '#ports/logger.port.ts';
import type { World } from '#src/di/world.ts';
import { type Admission, Overloaded } from '#src/server/admission/admission.ts';
import { FigureThread } from '#src/server/figures/figure-thread.ts';
import type { RenderedFigure } from '#src/server/figures/render-figure.ts';
import { acceptedEncoding } from '#src/server/pages/rendered-page.ts';
import { overloadText, refuseOverload } from '#src/server/retry-after.ts';

/** So many figures are kept; a season has as many as it has concerts. */
const keptFigures = 2000;

/** Pictures for other sites are larger, and asked for by few. */
const keptPictures = 200;

const keptForEver = 'public, max-age=31536000, immutable';

/** The sound figures, drawn from their address alone and so immutable. What is not kept is drawn in a thread of its own. */
export function addFigures(server: FastifyInstance, world: World, admission: Admission): void {
  const thread = new FigureThread();
  server.addHook('onClose', () => thread.close());
  const figures = new LRUCache<string, RenderedFigure<Buffer>>({
    max: keptFigures,
    fetchMethod: (path) => admission.run('figure', () => thread.svg(path)),
  });
  const pictures = new LRUCache<string, Buffer>({
    max: keptPictures,
    fetchMethod: (path) => admission.run('picture', () => thread.png(path)),
  });
  server.get('/figure/*', async (request, reply) => {
    const isPicture = request.url.endsWith('.png');
    const path = isPicture ? request.url.replace(/png$/, 'svg') : request.url;
    if (figureOrderOf(path).kind !== 'figure') return none(reply);
    try {
      return isPicture
        ? sendPicture(reply, await pictures.fetch(path))
        : sendFigure(reply, await figures.fetch(path), request.headers['accept-encoding']);
    } catch (cause) {
      if (!(cause instanceof Overloaded)) {
        world.get(Logger).error('figure.failed', { path }, cause);
        return failed(reply);
      }
      return refuseOverload(reply, cause).type('text/plain').send(overloadText);
    }
  });
}

function sendPicture(reply: FastifyReply, picture: Buffer | undefined): FastifyReply {
  if (!picture) return none(reply);
  const headers = { 'Cache-Control': keptForEver, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return reply.headers(headers).type('image/png').send(picture);
}

function sendFigure(
  reply: FastifyReply,
  figure: RenderedFigure<Buffer> | undefined,
  accepted: string | undefined,
): FastifyReply {
  if (!figure) return none(reply);
  reply.headers({ 'Cache-Control': keptForEver, Vary: 'Accept-Encoding' }).type('image/svg+xml');
  if (acceptedEncoding(accepted) !== 'br') return reply.send(figure.svg);
  return reply.header('Content-Encoding', 'br').send(figure.brotli);
}

function none(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
}

function failed(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '10' })
    .type('text/plain')
    .send('Service unavailable: the figure could not be rendered');
}
