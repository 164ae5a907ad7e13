import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Container } from 'inversify';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { localeCookie, rootRedirect } from '#domain/locale/detect-locale.ts';
import { localeOfPath, nlPrefixRedirect } from '#domain/locale/locale-routes.ts';
import { Logger } from '#ports/logger.port.ts';
import type { World } from '#src/di/world.ts';
import type { render } from '#src/entry-server.tsx';
import type { Assets } from '#src/server/assets.ts';
import { completeDocument } from '#src/server/document.ts';
import type { Headers } from '#src/server/headers.ts';
import { lastResort } from '#src/server/last-resort.ts';

/** What drawing pages takes. */
export interface PageMaking {
  readonly siteOrigin: string;
  /** The headers of every document. */
  readonly headers: Headers;
  readonly assets: Assets;
  /** Each request gets a child of it, thrown away afterwards. */
  readonly container: Container;
  readonly render: typeof render;
}

/** Milliseconds a page may take to draw, its questions included. */
const drawingDeadline = 10_000;

/** Every address that is a page: drawn on the server, or answered before that by a redirect or a refusal. */
export function addPages(server: FastifyInstance, making: PageMaking): void {
  server.get('/*', async (request, reply) => {
    const [pathname = '/', ...rest] = request.url.split('?');
    const query = rest.length > 0 ? `?${rest.join('?')}` : '';
    const path = canonicalPath(pathname);
    if (path.kind === 'refused') return refuse(reply);
    const right = path.kind === 'redirect' ? path.to : nlPrefixRedirect(path.path);
    if (right !== undefined) return reply.redirect(`${right}${query}`, 301);
    const home = pathname === '/' ? homeElsewhere(request, reply) : undefined;
    if (home !== undefined) return reply.header('Cache-Control', 'private, no-store').redirect(home, 302);
    return drawPage(new URL(`${making.siteOrigin}${pathname}${query}`), reply, making);
  });
}

/** Answers an address that no page of the site can have. */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .header('Cache-Control', 'no-store')
    .type('text/plain')
    .send('This address cannot be read.');
}

/** Locale detection, at the root alone (ROUTE-9): the home of the visitor's language, where that is another. */
function homeElsewhere(request: FastifyRequest, reply: FastifyReply): string | undefined {
  reply.header('Vary', 'Accept-Encoding, Cookie, Accept-Language');
  const cookie = cookieNamed(localeCookie.name, request.headers.cookie);
  return rootRedirect({ cookie, acceptLanguage: request.headers['accept-language'], path: '/' });
}

async function drawPage(url: URL, reply: FastifyReply, making: PageMaking): Promise<FastifyReply> {
  const world: World = new Container({ parent: making.container });
  try {
    const drawn = await making.render(url, world, AbortSignal.timeout(drawingDeadline));
    if (drawn.kind === 'redirect') return reply.redirect(drawn.to, drawn.status);
    reply.headers({ ...making.headers, ...headersAtRoot(reply), ...headersOfFailure(drawn.status) });
    return reply.code(drawn.status).send(completeDocument(drawn.html, drawn.state, making.assets));
  } catch (cause) {
    world.get(Logger).error('server.drawing-failed', { path: url.pathname }, cause);
    reply.headers({ ...making.headers, ...headersOfFailure(500) });
    return reply.code(500).send(lastResort(localeOfPath(url.pathname)));
  }
}

/** The root differs by visitor, so nobody may share what it answers (ROUTE-9). */
function headersAtRoot(reply: FastifyReply): Headers {
  const vary = reply.getHeader('Vary');
  return typeof vary === 'string'
    ? { Vary: vary, 'Cache-Control': 'private, max-age=0, must-revalidate' }
    : {};
}

function headersOfFailure(status: number): Headers {
  return status >= 500 ? { 'Cache-Control': 'no-store', 'Retry-After': '10' } : {};
}

function cookieNamed(name: string, header: string | undefined): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim().split('='));
  return pairs?.find(([key]) => key === name)?.[1];
}
