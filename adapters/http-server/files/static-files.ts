import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isMediaFile, mediaFolder } from '#adapters/cms-folder/media-file.ts';
import type { Pipeline } from '#adapters/http-server/pipeline/pipeline.ts';
import { locales } from '#domain/locale/locale.ts';

/**
 * Adds the files for browsers. One that is not of this build is looked for in the shared folder, if there is one: a page that was
 * opened before an upgrade, or from another instance during it, has files of another build (OPS-3).
 */
export async function addAssetRoutes(
  server: FastifyInstance,
  folder: string,
  sharedFolder: string,
): Promise<void> {
  await server.register(serveFiles, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  const ownNames = new Set(readdirSync(folder));
  server.get<{ Params: { readonly '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    return reply.sendFile(name, sharedFolder === '' || ownNames.has(name) ? folder : sharedFolder);
  });
}

/**
 * Adds what has a name that never changes: the icons (LAYOUT-18), cacheable for a day, and what browsers must revalidate: the service worker
 * for offline reading, and the page that it shows in each language for what it has not stored (WAY-39). Uses the plugin of the assets.
 */
export function addFixedPathRoutes(
  server: FastifyInstance,
  { fallbackPages, headers }: Pipeline,
  clientDirectory: string,
): void {
  for (const name of readdirSync(clientDirectory).filter((file) => /\.(?:ico|js|png)$/.test(file))) {
    const cacheControl = name.endsWith('.js') ? 'no-cache' : 'public, max-age=86400';
    server.get(`/${name}`, (_request, reply) =>
      reply.header('Cache-Control', cacheControl).sendFile(name, clientDirectory, { cacheControl: false }),
    );
  }
  for (const locale of locales)
    server.get(`/offline/${locale}`, (_request, reply) =>
      reply
        .headers({ ...headers.document, 'Cache-Control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(fallbackPages.get(locale, 'offline')),
    );
}

/** A file that is opened by itself, such as an SVG with a script, runs nothing and loads nothing from the site's origin. */
const policy = "default-src 'none'; sandbox";

/** The types that browsers show in a page of their own, which the policy does not let run: they are saved instead. */
const downloads = /\.(?:pdf|zip)$/i;

/** Adds the pictures and sounds of a hall whose CMS is a folder. Everything else in the folder does not exist for visitors. */
export async function addFolderMediaRoute(server: FastifyInstance, directory: string): Promise<void> {
  await server.register(serveFiles, {
    root: resolve(directory, mediaFolder),
    prefix: `/${mediaFolder}/`,
    maxAge: '1h',
    decorateReply: false,
    index: false,
    allowedPath: (path) => isMediaFile(directory, path),
    setHeaders: (response, path) => {
      response.setHeader('Content-Security-Policy', policy);
      if (downloads.test(path)) response.setHeader('Content-Disposition', 'attachment');
    },
  });
}
