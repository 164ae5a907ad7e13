import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { BuildAssets } from '#adapters/http-server/asset-manifest.ts';
import {
  acceptsDictionaryEncoding,
  dictionaryEncoding,
  parseAvailableDictionary,
  toDictionaryCompressedFileName,
  createDictionaryMatchPattern,
} from '#adapters/http-server/compression-dictionaries.ts';

/**
 * Adds the files for browsers. One that is not of this build is looked for in the shared folder, if there is one: a page that was
 * opened before an upgrade, or from another instance during it, has files of another build (OPS-3). In that folder are the files, too,
 * that are compressed with a dictionary: a browser that has the named one receives the difference to it (OPS-7).
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
  const isShared = (name: string) => sharedFolder !== '' && existsSync(join(sharedFolder, name));
  server.get<{ Params: { readonly '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    const pattern = sharedFolder === '' ? undefined : createDictionaryMatchPattern(name);
    if (pattern !== undefined && (ownNames.has(name) || isShared(name))) {
      // Without `match-dest`: all files of a name are of one kind, and a service worker requests some of them for no destination.
      reply.header('Use-As-Dictionary', `match="/assets/${pattern}"`).header('Vary', 'available-dictionary');
      const dictionary = acceptsDictionaryEncoding(request.headers['accept-encoding'])
        ? parseAvailableDictionary(request.headers['available-dictionary'])
        : undefined;
      const compressedName = dictionary && toDictionaryCompressedFileName(name, dictionary);
      if (compressedName !== undefined && isShared(compressedName)) {
        return reply
          .header('Content-Encoding', dictionaryEncoding)
          .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'application/javascript; charset=utf-8')
          .sendFile(compressedName, sharedFolder, { contentType: false });
      }
    }
    return reply.sendFile(name, sharedFolder !== '' && !ownNames.has(name) ? sharedFolder : folder);
  });
}

/** Creates the check whether a build is this one, or one whose entry file is in the shared folder. */
export function createKnownBuildCheck(
  { build, entry }: Pick<BuildAssets, 'build' | 'entry'>,
  sharedFolder: string,
): (build: string) => boolean {
  const ownName = basename(entry);
  return (other) =>
    other === build || (sharedFolder !== '' && existsSync(join(sharedFolder, ownName.replace(build, other))));
}
