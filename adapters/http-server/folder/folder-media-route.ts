import { resolve } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isMediaFile, mediaFolder } from '#adapters/cms-folder/media-file.ts';

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
