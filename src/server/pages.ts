import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Container } from 'inversify';
import { canonicalPath } from '#domain/locale/canonical-path.ts';
import { localeCookie, rootRedirect } from '#domain/locale/detect-locale.ts';
import { localeOfPath, nlPrefixRedirect } from '#domain/locale/locale-routes.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import type { World } from '#src/di/world.ts';
import { render } from '#src/entry-server.tsx';
import type { Assets } from '#src/server/assets.ts';
import { completeDocument } from '#src/server/document.ts';
import { documentHeaders, type Headers } from '#src/server/headers.ts';
import { lastResort } from '#src/server/last-resort.ts';

export interface PagesOptions {
  readonly config: Config;
  readonly assets: Assets;
  readonly container: Container;
}

/** Every address that is a page: drawn on the server, or answered before that by a redirect or a refusal. */
export function addPages(server: FastifyInstance, options: PagesOptions): void {
  const headers = documentHeaders(options.config, options.assets);
  server.get('/*', async (request, reply) => {
    const url = new URL(request.url, options.config.siteOrigin);
    const path = canonicalPath(request.url.split('?')[0] ?? '/');
    if (path.kind === 'refused')
      return reply.code(400).type('text/plain').send('This address cannot be read.');
    const right = path.kind === 'redirect' ? path.to : nlPrefixRedirect(path.path);
    if (right !== undefined) return reply.redirect(`${right}${url.search}`, 301);
    const home = url.pathname === '/' ? homeElsewhere(request, reply) : undefined;
    if (home !== undefined) return reply.header('Cache-Control', 'private, no-store').redirect(home, 302);
    return drawPage(url, reply, headers, options);
  });
}

/** Locale detection, at the root alone (ROUTE-9): the home of the visitor's language, where that is another. */
function homeElsewhere(request: FastifyRequest, reply: FastifyReply): string | undefined {
  reply.header('Vary', 'Accept-Encoding, Cookie, Accept-Language');
  const cookie = readCookie(request.headers.cookie, localeCookie.name);
  return rootRedirect({ cookie, acceptLanguage: request.headers['accept-language'], path: '/' });
}

async function drawPage(
  url: URL,
  reply: FastifyReply,
  headers: Headers,
  { assets, container }: PagesOptions,
): Promise<FastifyReply> {
  const request: World = new Container({ parent: container });
  try {
    const drawn = await render(url, request, AbortSignal.timeout(10_000));
    if (drawn.kind === 'redirect') return reply.redirect(drawn.to, drawn.status);
    const vary = reply.getHeader('Vary');
    reply.headers(headers);
    if (vary !== undefined)
      reply.headers({ Vary: vary, 'Cache-Control': 'private, max-age=0, must-revalidate' });
    if (drawn.status >= 500) reply.headers({ 'Retry-After': '10', 'Cache-Control': 'no-store' });
    return reply.code(drawn.status).send(completeDocument(drawn.html, drawn.state, assets));
  } catch (cause) {
    request.get(Logger).error('server.drawing-failed', { path: url.pathname }, cause);
    return reply
      .headers({ ...headers, 'Cache-Control': 'no-store' })
      .code(500)
      .send(lastResort(localeOfPath(url.pathname)));
  }
}

function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}
